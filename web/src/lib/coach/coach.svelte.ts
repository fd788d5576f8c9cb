// The coach of a table: asked about every question of mine, and about every answer.
import { untrack } from 'svelte';
import type { Table } from '../table/table.svelte';
import type { ReviewMessage } from '../wire/wire';
import { isCoached } from './coached.svelte';

export class Coach {
  /** What to think about: a theme, empty if it has no name; null if nothing need be said. */
  about = $state<string | null>(null);
  /** What my last answer has missed. */
  review = $state.raw<(ReviewMessage & { missed: object }) | null>(null);

  /** Made while a component is made. */
  constructor(private readonly table: Table) {
    $effect(() => {
      void table.questions;
      this.about = null;
      if (this.on && table.asked) untrack(() => void this.consider());
    });
    $effect(() => {
      const since = table.answered;
      this.review = null;
      if (this.on && since !== null) untrack(() => void this.look(since));
    });
  }

  /** Can there be one: somebody alone with bots, where hints are allowed? */
  static at(table: Table): boolean {
    return table.alone && (table.summary?.hints ?? false);
  }

  get on(): boolean {
    return Coach.at(this.table) && isCoached(this.table.id);
  }

  private async consider(): Promise<void> {
    const { table } = this;
    const [question, asked] = [table.questions, table.asked!];
    if ((asked.options ?? []).length < 2) return;
    const said = await table.consult({ type: 'coach', seq: table.seq, seat: asked.seat });
    if (said.type === 'coach' && question === table.questions && this.on) this.about = said.about;
  }

  private async look(since: number): Promise<void> {
    const { table } = this;
    const said = await table.consult({ type: 'review', since, seat: table.seat });
    if (said.type === 'review' && said.missed && since === table.answered && this.on)
      this.review = { ...said, missed: said.missed };
  }

  takeBack(): void {
    const { review } = this;
    this.review = null;
    if (review) this.table.rewind(review.seq);
  }
}
