/** A review in progress or completed. The page shows each finding as soon as it arrives. */
import { run } from '../../client/worker/engine';
import type { Progress } from '../../engine/review/review';
import type { Chance, Decided, Point, Review } from '../../contract/thinking';
import type { GameRecord } from '../../contract/records';
import { keepReview, keptReview } from './keeping';
import { costliest } from './numbers';

/** Rollouts for a decision: the usual number, and a deeper one. */
export const USUALLY = 20_000;
export const DEEPER = 200_000;

export class Reviewing {
  curve = $state.raw<readonly Point[]>([]);
  chances = $state.raw<readonly Chance[]>([]);
  decisions = $state.raw<readonly Decided[]>([]);
  /** The decisions with a mark. The first ones appear together; the others are added below, so that none moves. */
  costly = $state.raw<readonly Decided[]>([]);
  review = $state.raw<Review | null>(null);
  done = $state(0);
  total = $state(0);
  working = $state(false);
  problem = $state.raw<unknown>(null);
  #stop: AbortController | null = null;

  constructor(private readonly record: GameRecord) {}

  async begin(plays = USUALLY): Promise<void> {
    if (this.working) return;
    this.working = true;
    this.problem = null;
    this.#stop = new AbortController();
    try {
      this.#show((await keptReview(this.record, plays)) ?? (await this.#made(plays, this.#stop.signal)));
    } catch (error) {
      if ((error as Error).name !== 'AbortError') this.problem = error;
    } finally {
      this.working = false;
    }
  }

  stop(): void {
    this.#stop?.abort();
  }

  async #made(plays: number, stop: AbortSignal): Promise<Review> {
    [this.curve, this.chances, this.decisions, this.costly, this.done, this.total] = [[], [], [], [], 0, 0];
    this.review = null;
    const record = $state.snapshot(this.record) as GameRecord;
    const found = await run('review', record.game, { record, plays }, { told: (part) => this.#take(part), stop });
    await keepReview(record, found);
    return found;
  }

  #take({ done, total, point, chance, decided, first }: Progress): void {
    [this.done, this.total] = [done, total];
    if (point) this.curve = [...this.curve, point];
    if (chance) this.chances = [...this.chances, chance];
    if (decided) this.decisions = [...this.decisions, decided];
    if (first) this.costly = first;
  }

  #show(found: Review): void {
    this.review = found;
    [this.curve, this.chances, this.decisions] = [found.curve, found.chances, found.decisions];
    const first = new Set(this.costly.map(({ ply }) => ply));
    this.costly = [...this.costly, ...costliest(found.decisions).filter(({ ply }) => !first.has(ply))];
  }
}

const known = new WeakMap<GameRecord, Reviewing>();

/** The review of a record, the same object while the record is shown. */
export function reviewingOf(record: GameRecord): Reviewing {
  const found = known.get(record) ?? new Reviewing(record);
  known.set(record, found);
  return found;
}
