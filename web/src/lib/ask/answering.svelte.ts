// What I am asked and have chosen so far: touched, picked, selected or doubted, until it is sent.
import { loadBoard } from '../table/boards';
import type { Scene } from '../table/scene';
import { loadLexicon, type Action, type Lexicon } from '../words/lexicon';
import { loadWording } from '../words/wording.svelte';
import type { Decision } from '../wire/types';
import { Choices } from './choices';
import { selectsFirst } from './grammar.svelte';
import { severalOf } from './pick';

export abstract class Answering {
  /** The decision owed by the seat I look from. */
  abstract get asked(): Decision | null;
  abstract get game(): string;
  abstract words: Lexicon | null;
  protected abstract get scene(): Scene;
  abstract send(actions: number[]): void;

  picked = $state.raw<number[]>([]);
  sent = $state(false);
  /** Actions to choose from at a place on the screen. */
  menu = $state.raw<{ actions: Action[]; x: number; y: number } | null>(null);
  /** What would give up something that can still be done, until it is meant. */
  doubted = $state.raw<Action | null>(null);
  /** What was touched first, until it is done by its button or touched again. */
  selected = $state.raw<Action | null>(null);

  readonly several = $derived.by(() => severalOf(this.asked?.shape));
  readonly choices = $derived.by(() => {
    const asked = this.asked;
    if (!asked || !this.words || this.sent) return null;
    // What is asked one after the other can be picked in any order: also what is not asked for at first.
    const options = new Set([...(asked.options ?? []), ...(this.several?.actions ?? [])]);
    return new Choices(this.words, asked, [...options]);
  });
  /** What is picked, if it is a whole answer. */
  readonly answer = $derived(this.several?.answer(this.picked) ?? null);

  open(actions: Action[]): Action[] {
    if (!this.choices) return [];
    const several = this.several;
    if (!several) return actions.filter((action) => this.choices!.has(action.id));
    return actions.filter(
      (action) => several.canAdd(this.picked, action.id) || this.picked.includes(action.id),
    );
  }

  touch(actions: Action[], element?: Element): void {
    const open = this.open(actions);
    if (open.length > 1) {
      const box = element?.getBoundingClientRect();
      this.menu = {
        actions: open,
        x: box ? box.left + box.width / 2 : innerWidth / 2,
        y: box ? box.bottom : innerHeight / 2,
      };
      return;
    }
    const action = open[0];
    if (!action) return;
    this.menu = null;
    const several = this.several;
    if (this.gaveUpTooSoon(action)) {
      this.doubted = action;
      this.selected = null;
    } else if (!several) {
      const final = this.asked?.final?.includes(action.id) ?? false;
      if (this.selected?.id !== action.id && selectsFirst(final)) this.selected = action;
      else this.send([action.id]);
    } else if (several.canAdd(this.picked, action.id)) this.picked = several.add(this.picked, action.id);
    else this.unpick(action.id);
  }

  /** Whoever gives up the rest of a round while something else can be done is asked once whether it is meant. */
  private gaveUpTooSoon(action: Action): boolean {
    return action.givesUp && this.choices !== null && this.choices.actions.some((each) => !each.declines);
  }

  /** It was meant. */
  insist(): void {
    const action = this.doubted ?? this.selected;
    this.doubted = null;
    this.selected = null;
    if (action) this.send([action.id]);
  }

  unpick(action: number): void {
    if (this.several) this.picked = this.several.remove(this.picked, action);
  }

  confirm(): boolean {
    if (this.selected) {
      this.insist();
      return true;
    }
    if (!this.answer || this.sent) return false;
    this.send(this.answer);
    return true;
  }

  /** Where several things are paid the obvious ones are picked already; what one gets, which cards or which pair never
   *  is obvious. */
  protected suggest(): void {
    this.picked = [];
    this.doubted = null;
    this.selected = null;
    const several = this.several;
    const asked = this.asked;
    if (!several || !asked || asked.shape?.form === 'pair') return;
    // A scene has its lexicon once the wording is there too.
    const there = [loadLexicon(this.game), loadBoard(this.game), loadWording(this.game)] as const;
    void Promise.all(there).then(([words, board]) => {
      if (this.asked !== asked || this.picked.length > 0) return;
      const chosen = (id: number) => words.action(id).target === 'card' || words.action(id).verb === 'gain';
      if (several.actions.some(chosen)) return;
      const cost = board.suggest?.(this.scene, several);
      if (cost) this.picked = several.cheapest(cost);
    });
  }
}
