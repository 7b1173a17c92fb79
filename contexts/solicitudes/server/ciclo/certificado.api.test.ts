import { createPublicado } from '@marco/elementos-de-dato/testing';
import { addScheduledJobs, runDueJob } from '@marco/server-kit';
import { testSecrets } from '@marco/test-kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SolicitudesSite, startSolicitudesSite } from '../../testing/solicitudes-site.ts';
import { listSinCertificado } from './certificacion.queries.ts';
import { createCertificadosPendientes, EXPEDIR_CERTIFICADO } from './certificados-jobs.ts';

let site: SolicitudesSite;
beforeAll(async () => {
  site = await startSolicitudesSite();
});
afterAll(() => site.close());

const db = () => site.test.database.kysely;

/** A request whose only thing left is its certification. */
async function createAprobada(): Promise<number> {
  const { elementoId } = await createPublicado(db(), {
    identificador: 'numeroDeCertificado',
    nombre: 'Número de certificado',
  });
  const id = await site.createAsignada();
  await site.take(id, ['consultor', 'revisar'], ['consultor', 'conceptualizar']);
  await db()
    .updateTable('solicitudes_campos')
    .set({ accion: 'reutilizar', elemento_id: elementoId, decision: 'aprobada' })
    .where('solicitud_id', '=', id)
    .execute();
  await site.take(id, ['consultor', 'presentar'], ['lider', 'aprobar']);
  return id;
}

const findCertificado = (solicitudId: number) =>
  db().selectFrom('certificados').selectAll().where('solicitud_id', '=', solicitudId).executeTakeFirst();

it('[AREA-05] a certified request has its certificate at once: radicado, elements, who took part by cargo', async () => {
  const id = await createAprobada();
  expect((await site.step('coordinador', id, 'certificar')).statusCode).toBe(409);
  expect(await findCertificado(id)).toBeUndefined();
  await site.take(id, ['administrador', 'certificar']);
  const row = await findCertificado(id);
  const { radicado, servicioNombre } = await site.read(id);
  const answer = await site.test.app.inject({ url: `/api-public/certificados/${row?.codigo}` });
  expect(answer.json()).toMatchObject({
    numero: expect.stringMatching(/^LCI-C1-\d{4}-\d{6}$/),
    nivel: 1,
    estado: 'vigente',
    radicado,
    servicio: { nombre: servicioNombre, version: '1.0' },
    campos: { total: 1, reutilizados: 1, definidos: 0, modificados: 0 },
    elementos: [{ version: expect.stringMatching(/^\d+\.\d+$/) }],
    intervinieron: [{ papel: 'consultor' }, { papel: 'aprobador' }, { papel: 'certificador' }],
  });
  const names = await db().selectFrom('usuarios').select('primer_apellido').execute();
  const personas = JSON.stringify(row?.registro);
  expect(names.some(({ primer_apellido }) => personas.includes(primer_apellido))).toBe(true);
  expect(names.filter(({ primer_apellido }) => answer.body.includes(`${primer_apellido} `))).toEqual([]);
});

it('[AREA-05] what was certified before gets its certificate by a job of its own, told to nobody; one that fails holds no other back', async () => {
  const jobs = createCertificadosPendientes({ secrets: testSecrets });
  const pendientes = await listSinCertificado(db());
  expect(pendientes.length).toBeGreaterThan(1);
  const [first = 0, ...others] = pendientes;
  // Without a number nothing can be certified.
  const radicacion = await db()
    .selectFrom('solicitudes')
    .select(['radicado', 'radicada_en'])
    .where('id', '=', first)
    .executeTakeFirstOrThrow();
  const setRadicacion = (columns: { radicado: string | null; radicada_en: Date | null }) =>
    db().updateTable('solicitudes').set(columns).where('id', '=', first).execute();
  await setRadicacion({ radicado: null, radicada_en: null });
  await addScheduledJobs(db(), jobs, new Date());
  const failed: unknown[] = [];
  while (await runDueJob(db(), jobs, (_kind, error) => failed.push(error)));
  expect(failed).toHaveLength(1);
  expect(await listSinCertificado(db())).toEqual([first]);
  for (const id of others) expect(await findCertificado(id)).toMatchObject({ estado: 'vigente' });
  await setRadicacion(radicacion);
  await db()
    .updateTable('jobs')
    .set({ next_attempt_at: new Date() })
    .where('kind', '=', EXPEDIR_CERTIFICADO)
    .where('job_key', '=', String(first))
    .execute();
  while (await runDueJob(db(), jobs, (_kind, error) => failed.push(error)));
  expect(failed).toHaveLength(1);
  expect(await listSinCertificado(db())).toEqual([]);
  const told = db().selectFrom('notificaciones').select('id').where('evento', '=', 'certificado-expedido');
  expect(await told.execute()).toEqual([]);
});
