/** Asks the server for an analysis: starts it, asks how far it is, and takes the question back. */
import { fetched, post, Problem } from '../wire/http';
import { texts } from '../texts.svelte';
import type { AnalysisResult, AnalysisSource, AnalysisStatus } from './result';

const BETWEEN = 700;

export class Asking {
  status = $state.raw<AnalysisStatus | null>(null);
  problem = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly source: AnalysisSource) {}

  get busy(): boolean {
    return this.status?.state === 'waiting' || this.status?.state === 'running';
  }

  get result(): AnalysisResult | null {
    return this.status?.result ?? null;
  }

  /** From 0 to 100. */
  get percent(): number {
    const { steps = 0, total = 0 } = this.status ?? {};
    return total > 0 ? Math.round((100 * steps) / total) : 0;
  }

  async start(): Promise<void> {
    const { source } = this;
    await this.#ask(() =>
      'table' in source
        ? post<AnalysisStatus>(`/tables/${source.table}/analysis?language=${texts.language}`, {})
        : post<AnalysisStatus>('/analyses', { record: source.record }),
    );
  }

  /** Nobody waits here any more. The server finishes it if others do. */
  stop(): void {
    clearTimeout(this.#timer);
    if (!this.busy || !this.status) return;
    void fetched(`/analyses/${this.status.id}`, { method: 'DELETE' }).catch(() => {});
    this.status = { ...this.status, state: 'stopped' };
  }

  async #ask(question: () => Promise<AnalysisStatus>): Promise<void> {
    try {
      this.status = await question();
      this.problem = this.status.error?.message ?? '';
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.problem = error.message;
      if (!error.passing || !this.busy) {
        this.status = null;
        return;
      }
    }
    if (!this.busy) return;
    const { id } = this.status!;
    this.#timer = setTimeout(
      () => void this.#ask(() => fetched<AnalysisStatus>(`/analyses/${id}?language=${texts.language}`)),
      BETWEEN,
    );
  }
}
