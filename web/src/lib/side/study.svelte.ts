// The analysis of a game as the server makes it: asked for once, watched until it is there.
import { ApiError, get, post } from '../wire/api';
import type { AnalysisState } from '../wire/wire';

const EVERY = 700;

export class Study {
  progress = $state.raw<AnalysisState | null>(null);
  error = $state.raw<ApiError | null>(null);
  /** The server ended over it. */
  cutOff = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private gone = false;

  /** `address`: where the game is found on the server; `atOnce`: begin if nobody has yet. */
  constructor(
    readonly address: string,
    private readonly atOnce: boolean,
    private readonly done: () => Promise<void>,
  ) {}

  look(): void {
    void this.attempt(() => get<AnalysisState>(`${this.address}/analysis`));
  }

  begin(): Promise<void> {
    return this.attempt(() => post<AnalysisState>(`${this.address}/analysis`));
  }

  close(): void {
    this.gone = true;
    clearTimeout(this.timer);
  }

  private async attempt(request: () => Promise<AnalysisState>): Promise<void> {
    this.error = null;
    try {
      await this.follow(await request());
    } catch (problem) {
      this.error = problem as ApiError;
    }
  }

  private async follow(found: AnalysisState): Promise<void> {
    const before = this.progress?.state;
    this.progress = found;
    if (found.state === 'done') await this.done();
    else if (found.state === 'none' && this.atOnce && before === undefined) await this.begin();
    else if (found.state === 'none') this.cutOff = before === 'running' || before === 'waiting';
    else if (!this.gone) this.timer = setTimeout(() => this.look(), EVERY);
  }
}
