import type { VeredictoDeVersion } from '../../contract/index.ts';

/** Pairs of versions whose verdict a process keeps: those of more servicios than people read in a day. */
const CUANTOS = 2_000;

/** What two versions do to each other, kept: neither changes any more, and the values of lists follow the day alone. */
export interface KeptVeredictos {
  /** What is kept for a key, else what is computed now; what fails is not kept. */
  get(key: string, compute: () => Promise<VeredictoDeVersion | null>): Promise<VeredictoDeVersion | null>;
}

export function openVeredictos(): KeptVeredictos {
  const kept = new Map<string, Promise<VeredictoDeVersion | null>>();
  return {
    get(key, compute) {
      const known = kept.get(key);
      if (known) return known;
      const computed = compute();
      kept.set(key, computed);
      computed.catch(() => kept.delete(key));
      // The oldest one goes: of another day, or of a servicio nobody reads.
      const [oldest] = kept.keys();
      if (kept.size > CUANTOS && oldest !== undefined) kept.delete(oldest);
      return computed;
    },
  };
}
