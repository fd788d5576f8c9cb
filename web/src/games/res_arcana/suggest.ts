// The obvious answer where several essences are to be chosen.
import type { Scene } from '../../lib/table/scene';
import type { Cost, Several } from '../../lib/ask/pick';
import { ESSENCES, seatView, type Essence } from './facts';

const GOLD_IS_DEAR = 1000;
/** What one more of the same type is worth: these turn any number of one type into Gold. */
const INTO_GOLD = ['athanor', 'philosophers_stone'];

/** Pay with what there is most of and keep Gold; take what there is least of; a discarded artifact brings Gold. */
export function suggest(scene: Scene, several: Several): Cost | null {
  const actions = several.actions.map((id) => scene.lexicon.action(id));
  const verb = actions[0]?.verb;
  if (actions.some((action) => action.target !== 'essence' || action.verb !== verb)) return null;
  const essence = (id: number) => scene.lexicon.action(id).argument as Essence;
  const me = seatView(scene, scene.seat);
  const { prompt, source } = scene.choices ?? { prompt: '', source: null };
  if (prompt === 'discard-gain') return (id, n) => (essence(id) === 'gold' ? -n : 0);
  if (prompt === 'pay-same') {
    if (!INTO_GOLD.includes(source ?? '')) return null;
    return (id, n) => (essence(id) === 'gold' ? n : -n);
  }
  if (several.least !== several.most) return null;
  const have = (id: number) => {
    const type = essence(id);
    return ESSENCES.includes(type) ? (me.pool[type] ?? 0) + (me.gaining[type] ?? 0) : 0;
  };
  if (verb === 'gain') return (id, n) => (have(id) + n) ** 2;
  return (id, n) => (have(id) - n) ** 2 + (essence(id) === 'gold' ? n * GOLD_IS_DEAR : 0);
}
