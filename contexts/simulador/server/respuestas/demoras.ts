import { setTimeout as wait } from 'node:timers/promises';
import { LIMITES_SIMULADOR } from '../../contract/situaciones.terms.ts';

/** The answers that wait on purpose. A timer is all that waits: nothing of the database is held meanwhile. */
export class Demoras {
  private readonly most: number;
  private waiting = 0;

  constructor(most: number = LIMITES_SIMULADOR.demorasALaVez) {
    this.most = most;
  }

  /** Waits; at once where the caller is gone. @returns false where too many wait already */
  async wait(milliseconds: number, gone: AbortSignal): Promise<boolean> {
    if (milliseconds <= 0) return true;
    if (this.waiting >= this.most) return false;
    this.waiting += 1;
    try {
      await wait(milliseconds, undefined, { signal: gone }).catch(() => undefined);
      return true;
    } finally {
      this.waiting -= 1;
    }
  }
}
