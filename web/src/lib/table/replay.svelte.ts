// A finished game, step by step: every view is made once and kept, unchanged parts shared.
import type { Choices } from '../ask/choices';
import { applyPatch } from '../wire/delta';
import type { Lexicon } from '../words/lexicon';
import { Motion } from '../motion/motion';
import type { Scene } from './scene';
import { seatName } from '../words/wording.svelte';
import type { LogEntry, ReplayData, SeatInfo, View } from '../wire/types';

const SHOWN = 60; // steps in the log

export class Replay implements Scene {
  at = $state(0);
  readonly views: View[];
  readonly motion = new Motion();
  readonly choices: Choices | null = null;
  readonly several = null;
  readonly picked: number[] = [];
  readonly hinting = false;

  constructor(
    readonly data: ReplayData,
    readonly lexicon: Lexicon,
    readonly from: number | null,
    /** What people of one device are called there. */
    private readonly given: Record<number, string> = {},
  ) {
    this.views = [data.first];
    for (const step of data.steps)
      this.views.push(applyPatch(this.views[this.views.length - 1]!, step.patch));
  }

  get last(): number {
    return this.views.length - 1;
  }
  get game(): string {
    return this.data.game;
  }
  get view(): View {
    return this.views[this.at]!;
  }
  get seat(): number {
    return this.from ?? 0;
  }
  get mine(): boolean {
    return false;
  }
  get names(): string[] {
    return this.seats.map((seat) => this.given[seat.seat] ?? seatName(seat));
  }
  get seats(): SeatInfo[] {
    return this.data.names.map((name, seat) => ({
      seat,
      name,
      kind: name.startsWith('bot:') ? 'bot' : 'person',
      mine: false,
      connected: true,
      stand_in: false,
      grace: null,
      bot: name.startsWith('bot:') ? name.slice(4) : null,
    }));
  }
  /** What had happened by now, the newest last. */
  get log(): LogEntry[] {
    const first = Math.max(0, this.at - SHOWN);
    return this.data.steps.slice(first, this.at).map((step, i) => ({
      seq: first + i,
      actor: step.seat,
      action: step.action,
      taken_back: false,
      events: step.events,
      seated: [],
    }));
  }
  open(): [] {
    return [];
  }
  touch(): void {}
  unpick(): void {}
  confirm(): boolean {
    return false;
  }
  send(): void {}
}
