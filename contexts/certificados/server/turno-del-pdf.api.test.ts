import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CertificadosSite, startCertificadosSite } from '../testing/certificados-site.ts';

const MINUTOS = { timeout: 300_000 };

/** How many wait for a row the transaction holds. */
async function countWaiting(trx: Kysely<DatabaseSchema>): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_locks
    where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(trx);
  return rows[0]?.waiting ?? 0;
}

// The embedded database has one connection: there nobody waits for a row.
describe.runIf(process.env['TEST_DATABASE'] === 'postgres')('the PDF of a certificate', () => {
  let site: CertificadosSite;
  beforeAll(async () => {
    site = await startCertificadosSite();
  });
  afterAll(() => site.close());

  it(
    '[AREA-05] waits for the series before it takes the certificate, as who issues the next one does',
    MINUTOS,
    async () => {
      const { id, codigo } = await site.add();
      const trx = await site.kysely.startTransaction().execute();
      await sql`select ultimo from certificados_series for update`.execute(trx);
      const making = site.runJobs();
      try {
        await expect.poll(() => countWaiting(trx), { timeout: 120_000 }).toBe(1);
        // Who holds the series gets the certificate at once; otherwise both would wait in a circle.
        await sql`select id from certificados where id = ${id} for update nowait`.execute(trx);
      } finally {
        await trx.commit().execute();
      }
      await making;
      expect((await site.visit(`/api-public/certificados/${codigo}`)).json()).toMatchObject({
        pdf: expect.anything(),
      });
    },
  );
});
