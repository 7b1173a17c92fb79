import type { DatabaseSchema } from '@marco/database';
import type { DatabaseHandle } from '@marco/server-kit/database';
import { insertEventosDesde } from './fill-trail.ts';

const EVENTOS = 20_000;
const FIRST = 2_000_000;
const ROUNDS = 3;

class Undone extends Error {}

/** What one more event of the trail costs the database, with its indexes; nothing of it stays. */
export async function measureEventos({ kysely }: DatabaseHandle<DatabaseSchema>): Promise<string> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const undone = new Undone();
    const work = kysely.transaction().execute(async (transaction) => {
      const start = performance.now();
      await insertEventosDesde(transaction, FIRST + 1, FIRST + EVENTOS);
      times.push(((performance.now() - start) * 1000) / EVENTOS);
      throw undone;
    });
    await work.catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  }
  return `${Math.min(...times).toFixed(0)} µs`;
}
