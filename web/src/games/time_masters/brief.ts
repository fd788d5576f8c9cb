// What a card does, in symbols: shown where a card is too small for its text.
// Words are names of icons, everything else is written as it stands.
import type { Sign } from '../../lib/cards/art';
import { ICONS as COMMON } from '../../lib/cards/icons.gen';
import { ICONS } from './icons.gen';

const BRIEFS: Record<string, string> = {
  concentration: '+1 time',
  charge: '+1 imaginary',
  suggestion: 'person surcharge +1',
  memory_knot: 'keep_at_end 1',
  second_wind: 'chain +1 time',
  mirage: '+1 imaginary',
  clean_slate: 'removed → +1 time',
  ripple: 'deck 3 → 1 hand',
  sticky_moment: 'person +1 spent',
  coiled_spring: 'timer-1 → +1 time +2 hand',
  side_glance: 'hidden_free 2',
  deep_breath: '+2 time',
  timer_1_1: 'placed: +1 time',
  timer_1_2: 'filled: +1 time',
  quickening: 'discount −1 ×2',
  twin_mirage: '+2 imaginary',
  memory_burn: 'removed → +2 hand',
  undercurrent: '+2 hand −1',
  stolen_minute: 'person spent / imaginary',
  postponed_answer: 'hand ⇄ timer-1',
  backtrack: 'discard → hand',
  shared_dream: '+3 time person +1',
  timer_2_1: 'placed: +1 imaginary',
  timer_2_2: 'filled: +2 imaginary',
  extra_hour: '+1 spent +2 time',
  phantom_clock: '+2 imaginary',
  ash_of_days: 'removed 2 → +2 time',
  torrent: '+3 hand −1',
  viscous_time: 'person spend_cap 3 +2 time',
  floodgate: 'timer-1 → +1 time',
  mirror_of_moments: 'chain ×2',
  trance: '+½ time +1 imaginary',
  timer_3_1: 'placed: +1 hand',
  timer_3_2: 'placed: +1 time',
  great_ebb: '+½ time +1 hand',
  false_eternity: 'imaginary ×2',
  rebirth: 'removed → deck +1',
  clairvoyance: '+2 hand hidden_free',
  stupor: 'person +2 spent +2 time',
  time_loop: 'chain +1 → hand',
  long_shadow: 'chain +1 ward',
  enlightenment: '+1 spent +3 time',
  timer_4_1: 'filled: +1 spent +2 time',
  timer_4_2: 'filled: +½ time',
  full_circle: 'all time +1 hand',
  singularity: '= 4 imaginary',
  pure_mind: 'removed 3 → +3 hand',
  boundless_mind: '+3 hand +1 time',
  time_stop: 'person spend_cap 2 +2 time',
  eternal_clockwork: 'hand 2 → timer-1',
  all_paths: 'chain +1 double_pick',
  beyond_time: 'discount −1 ×4',
  timer_5_1: 'filled: chain +3',
  timer_5_2: 'filled: +2 hand',
};
const SAME: Record<string, string> = { 'placed:': 'under', 'filled:': 'slot', all: 'skip' };

export function briefOf(kind: string): Sign[] {
  return (BRIEFS[kind] ?? '')
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const path = ICONS[SAME[word] ?? word] ?? COMMON[word];
      return path ? { path } : { text: word };
    });
}
