import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CertificadosSite, startCertificadosSite } from '../testing/certificados-site.ts';

// The embedded database has one connection: there nobody waits for a row.
describe.runIf(process.env['TEST_DATABASE'] === 'postgres')('the PDF of a certificate', () => {
  let site: CertificadosSite;
  beforeAll(async () => {
    site = await startCertificadosSite();
  });
  afterAll(() => site.close());

  it('[AREA-05] waits for the series before it takes the certificate, as who issues the next one does', async () => {
    const { id, codigo } = await site.add();
    const trx = await site.kysely.startTransaction().execute();
    await sql`select ultimo from certificados_series for update`.execute(trx);
    const making = site.runJobs();
    await expect
      .poll(async () => {
        const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(trx);
        return rows[0]?.waiting;
      })
      .toBe(1);
    // Who holds the series gets the certificate at once; otherwise both would wait in a circle.
    await sql`select id from certificados where id = ${id} for update nowait`.execute(trx);
    await trx.commit().execute();
    await making;
    expect((await site.visit(`/api-public/certificados/${codigo}`)).json()).toMatchObject({
      pdf: expect.anything(),
    });
  });
});
