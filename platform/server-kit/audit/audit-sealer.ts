import type { AnyKysely } from '../database/database-handle.ts';
import { type AuditFence, readAuditFence } from './audit-fence.ts';
import { hasUnsealedEvents, type Sealing, sealUpTo, verifyWitness } from './seal-audit.ts';

/** Time between two rounds. */
const INTERVAL_MS = 60_000;

export interface SealerSettings {
  readonly sealing: Sealing;
  /** A round failed; the next one tries again. */
  readonly onError: (error: unknown) => void;
  readonly intervalMs?: number;
}

export interface AuditSealer {
  /** Ends the round that runs, if one does, and starts no other. */
  stop(): Promise<void>;
}

/**
 * Seals the trail while the process runs, a first time at once. If older transactions are still open, the line is
 * kept for the next round. With a new line in each round, a busy server might never seal.
 */
export function startAuditSealer(database: AnyKysely, settings: SealerSettings): AuditSealer {
  let fence: AuditFence | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function seal(): Promise<void> {
    await verifyWitness(database, settings.sealing);
    if (!fence && !(await hasUnsealedEvents(database))) return;
    fence ??= await readAuditFence(database);
    if (await sealUpTo(database, fence, settings.sealing)) fence = null;
  }

  async function runRound(): Promise<void> {
    await seal().catch(settings.onError);
    if (isStopped) return;
    timer = setTimeout(() => {
      round = runRound();
    }, settings.intervalMs ?? INTERVAL_MS);
    timer.unref();
  }

  let round = runRound();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}
