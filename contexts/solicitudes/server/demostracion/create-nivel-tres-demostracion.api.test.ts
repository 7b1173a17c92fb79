import { seedDemoNivelDos } from '@marco/database/seeds';
import { addScheduledJobs, runDueJob } from '@marco/server-kit';
import { openTestSession, startTestApp, type TestApp, testSecrets } from '@marco/test-kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Solicitud } from '../../contract/index.ts';
import { createCertificadosPendientes } from '../ciclo/certificados-jobs.ts';
import { createEvidenciaDemostracion } from './create-evidencia-demostracion.ts';
import { createNivelTresDemostracion, NIVEL_TRES_DEMOSTRACION } from './create-nivel-tres-demostracion.ts';

const OPERADOR = '1000000012';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  const { kysely } = test.database;
  await kysely.transaction().execute(seedDemoNivelDos);
  const dependencies = { files: test.files, secrets: testSecrets, alMover: [], alCambiarServicio: [] };
  const jobs = [
    createEvidenciaDemostracion(dependencies),
    ...createCertificadosPendientes(dependencies),
    createNivelTresDemostracion(dependencies),
  ];
  const run = async () => {
    while (
      await runDueJob(kysely, jobs, (kind, error) => {
        throw new Error(`${kind} failed`, { cause: error });
      })
    );
  };
  await addScheduledJobs(kysely, jobs, new Date());
  await run();
  // What it rested on may have been made after it was first asked for.
  await kysely
    .updateTable('jobs')
    .set({ next_attempt_at: new Date() })
    .where('kind', '=', NIVEL_TRES_DEMOSTRACION)
    .execute();
  await run();
}, 300_000);
afterAll(() => test.close());

it('[AREA-05] the demonstration has a request of level 3 under verification, which its operator reads and concludes', async () => {
  const rows = await test.database.kysely
    .selectFrom('solicitudes as s')
    .innerJoin('estados_solicitud as e', 'e.id', 's.estado_id')
    .select(['s.id', 'e.codigo', 's.radicado'])
    .where('s.nivel', '=', 3)
    .execute();
  expect(rows).toMatchObject([
    { codigo: 'en-verificacion', radicado: expect.stringMatching(/^LCI-N3-\d{4}-000001$/) },
  ]);
  const token = await openTestSession(test.database.kysely, OPERADOR);
  const answer = await test.app.inject({
    url: `/api/solicitud/${rows[0]?.id}`,
    headers: { authorization: `Bearer ${token}` },
  });
  const { nivelTres, acciones, normas }: Solicitud = answer.json();
  expect(normas).toMatchObject([{ documento: { nombre: 'Norma que da competencia.pdf' } }]);
  expect(nivelTres).toMatchObject({
    concepto: null,
    continuidad: { documento: { nombre: 'Plan de continuidad y de cambios.pdf' } },
  });
  expect(acciones.dictaminar.allowed).toBe(true);
  const decididos = nivelTres?.items.filter(
    ({ verifica, veredicto }) => verifica !== 'producto' && veredicto,
  );
  expect(decididos).toHaveLength(6);
});
