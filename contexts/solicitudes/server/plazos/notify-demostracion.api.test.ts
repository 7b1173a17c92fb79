import { addJob, runDueJob } from '@marco/server-kit';
import { startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSolicitudesJobs } from './solicitudes-jobs.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** Who of the demonstration has a notice of a request, and of what. */
async function listAvisados(): Promise<string[]> {
  const { rows } = await sql<{ quien: string }>`
    select distinct concat_ws(' ', u.numero_identificacion, n.evento) as quien from notificaciones n
    join usuarios u on u.id = n.usuario_id where n.enlace like '/app/level/%' order by 1`.execute(
    test.database.kysely,
  );
  return rows.map(({ quien }) => quien);
}

it('[AREA-13] whoever a request of the demonstration waits for has a notice and a mail on the first day', async () => {
  const { kysely } = test.database;
  const open = await kysely.selectFrom('solicitudes_en_curso').select('solicitud_id as id').execute();
  for (const { id } of open)
    await addJob(kysely, { kind: 'avisar-solicitud-demostracion', key: String(id), payload: { id } });
  const jobs = createSolicitudesJobs({ alMover: [], alCambiarServicio: [] });
  while (
    await runDueJob(kysely, jobs, (kind, error) => {
      throw new Error(`${kind} failed`, { cause: error });
    })
  );
  expect(await listAvisados()).toEqual(
    expect.arrayContaining([
      '1000000001 solicitud-aprobada',
      '1000000002 solicitud-asignada',
      '1000000003 solicitud-por-decidir',
      '1000000003 solicitud-devuelta',
      '1000000009 solicitud-devuelta',
      '1000000013 solicitud-radicada',
    ]),
  );
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from outbox_messages where event like 'solicitud-%'`.execute(kysely);
  expect(rows[0]?.total).toBeGreaterThanOrEqual(open.length);
});
