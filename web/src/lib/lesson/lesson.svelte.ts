// A lesson as it is taken: an ordinary table whose answers go to the teacher instead of to other players.
import { ApiError, get, post, put } from '../wire/api';
import { Practice } from '../practice/practice.svelte';
import type { LessonStage, LessonStep, LessonText, LessonVerdict } from '../wire/wire';
import type { Refusal } from '../wire/types';

const RIVAL = 'beginner';

export class Lesson extends Practice {
  text = $state.raw<LessonText | null>(null);
  stage = $state.raw<LessonStage | null>(null);
  /** A try that did not count, and the reason if the rules have one. */
  missed = $state.raw<{ refusal: Refusal | null } | null>(null);
  won = $state(false);
  private readonly address: string;

  constructor(
    readonly of: string,
    readonly name: string,
    /** The step to begin with; without, where the learner left it. */
    private readonly from: number | null = null,
  ) {
    super(`lesson-${of}-${name}`);
    this.address = `/api/lessons/${of}/${name}`;
  }

  get step(): number {
    return this.stage?.step ?? 0;
  }
  get last(): number {
    return (this.text?.words.length ?? 1) - 1;
  }
  get saying(): LessonStep | null {
    return this.text?.words[this.step] ?? null;
  }

  override async start(): Promise<void> {
    try {
      this.text = await get<LessonText>(this.address);
      this.lay(this.of, this.text.seat, this.text.seats, RIVAL);
      await this.goTo(this.from ?? (this.text.info.done ? 0 : this.text.info.step));
    } catch (error) {
      this.fatal = error as ApiError;
    }
  }

  /** To a step of the scene with what was answered in it so far, or to another scene. */
  async goTo(step: number): Promise<void> {
    const answers = this.stage && step > this.stage.step ? this.stage.answers : [];
    await this.ask(() =>
      post<LessonStage>(`${this.address}/step`, { step, answers }).then((to) => this.present(to)),
    );
  }

  async next(): Promise<void> {
    if (this.saying?.task) this.send(this.stage!.shown);
    else if (this.step < this.last) await this.goTo(this.step + 1);
    else this.finish();
  }

  async back(): Promise<void> {
    if (this.step > 0) await this.goTo(this.step - 1);
  }

  private finish(): void {
    this.won = true;
    this.keep(true);
  }

  override send(actions: number[]): void {
    if (!this.stage || this.sent || !this.saying?.task) return;
    this.sent = true;
    this.menu = null;
    this.missed = null;
    const { step, answers } = this.stage;
    void this.ask(async () => {
      const verdict = await post<LessonVerdict>(`${this.address}/answer`, { step, answers, answer: actions });
      if (verdict.stage) this.present(verdict.stage);
      else {
        this.sent = false;
        this.picked = [];
        this.missed = { refusal: verdict.refusal };
      }
    });
  }

  private present(stage: LessonStage): void {
    const moved = stage.step !== this.stage?.step;
    this.stage = stage;
    this.missed = null;
    this.won = false;
    if (stage.view) this.receive(stage.view);
    for (const change of stage.changes) this.receive(change);
    if (moved) this.keep(false);
  }

  private keep(done: boolean): void {
    void put(`${this.address}/progress`, { step: done ? 0 : this.step, done }).catch(() => undefined);
  }
}
