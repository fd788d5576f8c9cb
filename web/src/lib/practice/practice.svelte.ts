// A table to learn at: positions and verdicts come from the server one by one, and nobody else sits there.
import { ApiError } from '../wire/api';
import { Table } from '../table/table.svelte';
import { me } from '../page/me.svelte';
import type { SeatInfo } from '../wire/types';

function seatsOf(mine: number, number: number, rival: string): SeatInfo[] {
  return Array.from({ length: number }, (_, seat) => ({
    seat,
    kind: seat === mine ? 'person' : 'bot',
    name: seat === mine ? me.name : '',
    bot: seat === mine ? null : rival,
    mine: seat === mine,
    connected: true,
    stand_in: false,
    grace: null,
  }));
}

export class Practice extends Table {
  constructor(id: string) {
    super(id);
    this.log = [];
    this.status = 'open';
  }

  protected lay(game: string, seat: number, seats: number, rival: string): void {
    this.take({
      id: this.id,
      game,
      options: {},
      state: 'playing',
      host: true,
      private: true,
      hints: false,
      seats: seatsOf(seat, seats, rival),
      seq: 0,
      owing: [],
      created: 0,
      updated: 0,
      clock: null,
      fairness: { hash: '', practice: true, salt: null, seed: null, mix: null, pledges: [] },
      scores: null,
      winners: null,
      next: null,
    });
  }

  /** Something is asked of the server; what goes wrong is said, and one may try again. */
  protected async ask(work: () => Promise<void>): Promise<void> {
    this.notice = null;
    try {
      await work();
    } catch (error) {
      const { code, message } = error as ApiError;
      this.sent = false;
      this.notice = { code, message, refusal: null };
    }
  }

  override close(): void {}
  override takeBack(): void {}
  override async askHint(): Promise<void> {}
}
