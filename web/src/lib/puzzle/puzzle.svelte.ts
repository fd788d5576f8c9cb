// A position to try one's hand at: an ordinary table whose answers are judged instead of played.
import { ApiError, get, post } from '../wire/api';
import { Practice } from '../practice/practice.svelte';
import type { Explained, PuzzleTable, PuzzleVerdict } from '../wire/wire';

const RIVAL = 'master';

export class Puzzle extends Practice {
  position = $state.raw<PuzzleTable | null>(null);
  task = $state(0);
  /** A try that is not the best one, or not allowed. */
  missed = $state.raw<PuzzleVerdict | null>(null);
  /** Why the answers so far are the best. */
  explained = $state.raw<Explained[]>([]);
  /** How often something else was tried, and whether the rest was shown. */
  tries = $state(0);
  shown = $state(false);

  /** `address`: where the position is found on the server. */
  constructor(readonly address: string) {
    super(`puzzle-${address}`);
  }

  get over(): boolean {
    return this.position !== null && this.task === this.position.tasks;
  }

  override async start(): Promise<void> {
    try {
      this.position = await get<PuzzleTable>(this.address);
      this.lay(this.position.game, this.position.seat, this.position.seats, RIVAL);
      this.receive(this.position.view);
    } catch (error) {
      this.fatal = error as ApiError;
    }
  }

  override send(actions: number[]): void {
    if (this.sent || !this.position || this.over) return;
    this.sent = true;
    this.menu = null;
    this.selected = null;
    this.missed = null;
    void this.ask(async () => {
      const tried = { task: this.task, answer: actions };
      const verdict = await post<PuzzleVerdict>(`${this.address}/answer`, tried);
      if (verdict.right) this.goOn(verdict);
      else {
        this.sent = false;
        this.picked = [];
        this.missed = verdict;
        if (verdict.legal) this.tries += 1;
      }
    });
  }

  /** Be shown the rest. */
  giveUp(): void {
    void this.ask(async () => {
      const verdict = await post<PuzzleVerdict>(`${this.address}/solution`, { task: this.task });
      this.shown = true;
      this.missed = null;
      this.goOn(verdict);
    });
  }

  again(): void {
    if (!this.position) return;
    this.task = 0;
    this.tries = 0;
    this.shown = false;
    this.missed = null;
    this.explained = [];
    this.receive(this.position.view);
  }

  private goOn(verdict: PuzzleVerdict): void {
    this.explained = verdict.explained;
    this.task = verdict.explained.length;
    for (const change of verdict.changes) this.receive(change);
  }
}
