import { addJob, openBodies, runDueJob } from '@marco/server-kit';
import {
  findLastAudit,
  getUsuarioId,
  openTestSession,
  startTestApp,
  type TestApp,
  testSecrets,
} from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addServicioPublicado } from '../../testing/add-servicio-publicado.ts';
import { deleteDePersona, deleteSinConfirmar } from './suscripciones.repository.ts';
import { createSuscripcionesJobs } from './suscripciones-jobs.ts';

let test: TestApp;
let token: string;
let servicioId: number;
let calls = 0;

beforeAll(async () => {
  test = await startTestApp();
  const { kysely } = test.database;
  token = await openTestSession(kysely, '1000000003');
  const { rows } = await sql<{ id: number }>`select min(id) as id from entidades`.execute(kysely);
  ({ servicioId } = await addServicioPublicado(kysely, {
    nombre: 'Consulta seguida',
    entidadId: rows[0]?.id ?? 0,
    estado: 'evaluado-nivel-2',
  }));
});
afterAll(() => test.close());

const send = (path: string, payload: object, bearer?: string) =>
  test.app.inject({
    method: 'POST',
    url: `/api${bearer ? '' : '-public'}/suscripciones${path}`,
    payload,
    remoteAddress: `10.0.1.${++calls}`,
    headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
  });
const mine = async () =>
  (
    await test.app.inject({ url: '/api/suscripciones', headers: { authorization: `Bearer ${token}` } })
  ).json();
const listMails = async (event: string, recipient: string) => {
  const rows = await test.database.kysely
    .selectFrom('outbox_messages')
    .select(['message_key', 'text_body', 'html_body', 'sealed_body'])
    .where('event', '=', event)
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();
  return rows.map((row) => openBodies(testSecrets, row).text);
};
const findCodigo = (text: string | undefined) => /codigo=([\w-]{43})/.exec(text ?? '')?.[1] ?? '';
const ofServicio = () => ({ objeto: 'servicio', servicioId, frecuencia: 'inmediata' });
const count = async () => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from directorio_suscripciones`.execute(
    test.database.kysely,
  );
  return rows[0]?.n;
};

/** Mails of the changes that happened so far. */
async function runMailing(): Promise<void> {
  const { kysely } = test.database;
  await sql`update directorio_cambios set registrado_en = registrado_en - interval '5 minutes'`.execute(
    kysely,
  );
  await sql`update directorio_suscripciones set revisada_en = revisada_en - interval '5 minutes'`.execute(
    kysely,
  );
  const handlers = createSuscripcionesJobs();
  for (const { kind } of handlers)
    await addJob(kysely, { kind, key: `prueba ${++calls}`, payload: { clave: 'prueba' } });
  const failures: unknown[] = [];
  while (await runDueJob(kysely, handlers, (_, error) => failures.push(error)));
  expect(failures).toEqual([]);
}

describe('refusals of a subscription', () => {
  it.each([
    [{ objeto: 'servicio', frecuencia: 'diaria' }, 422, 'SUSCRIPCION_DE_NADA'],
    [{ objeto: 'busqueda', frecuencia: 'diaria' }, 422, 'SUSCRIPCION_DE_NADA'],
    [{ objeto: 'servicio', servicioId: 999_999, frecuencia: 'diaria' }, 404, 'SERVICIO_NO_PUBLICADO'],
    [{ objeto: 'elemento', elementoId: 999_999, frecuencia: 'diaria' }, 404, 'ELEMENTO_NO_PEDIBLE'],
    [{ objeto: 'busqueda', busqueda: 'texto=a', frecuencia: 'diaria' }, 422, 'SUSCRIPCION_SIN_CORREO'],
    [{ objeto: 'busqueda', busqueda: 'estado=ninguno', frecuencia: 'diaria' }, 400, 'SOLICITUD_INVALIDA'],
    [{ objeto: 'busqueda', busqueda: '', frecuencia: 'nunca' }, 400, 'SOLICITUD_INVALIDA'],
    [
      { objeto: 'busqueda', busqueda: '', frecuencia: 'diaria', correo: 'sin arroba' },
      400,
      'SOLICITUD_INVALIDA',
    ],
  ])('%j', async (payload, status, code) => {
    const answer = await send('', payload);
    expect(answer.statusCode, answer.body).toBe(status);
    expect(answer.json().code).toBe(code);
    expect(await count()).toBe(0);
  });

  it.each(['/confirmar', '/retirar'])('a code nobody gave opens nothing at %s', async (path) => {
    expect((await send(path, { codigo: 'corto' })).statusCode).toBe(400);
    expect((await send(path, { codigo: 'A'.repeat(43) })).statusCode).toBe(404);
  });
});

describe('a visitor', () => {
  const correo = 'visita@ejemplo.org';

  it('[AREA-15] is asked by mail first, and told nothing until they confirmed', async () => {
    const asked = await send('', { ...ofServicio(), correo: 'Visita@ejemplo.org' });
    expect(asked.json()).toMatchObject({ id: null, estado: 'por-confirmar', nombre: 'Consulta seguida' });
    await sql`update servicios_versiones set estado = 'publicada' where servicio_id = ${servicioId}`.execute(
      test.database.kysely,
    );
    await runMailing();
    expect(await listMails('cambios-del-directorio', correo)).toEqual([]);
    const [mail] = await listMails('suscripcion-por-confirmar', correo);
    const confirmed = await send('/confirmar', { codigo: findCodigo(mail) });
    expect(confirmed.json()).toMatchObject({ id: null, estado: 'activa' });
    expect((await send('/confirmar', { codigo: findCodigo(mail) })).statusCode).toBe(404);
  });

  it('[AREA-15] is told of what changes since then, once, and leaves it in one press', async () => {
    const { kysely } = test.database;
    await sql`update servicios_versiones set estado = 'suspendida', suspendida_desde = 'publicada'
      where servicio_id = ${servicioId}`.execute(kysely);
    await runMailing();
    await runMailing();
    const mails = await listMails('cambios-del-directorio', correo);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('• Consulta seguida, versión 1.0: Una versión se suspendió');
    const left = await send('/retirar', { codigo: findCodigo(mails[0]) });
    expect(left.json()).toMatchObject({ estado: 'retirada', nombre: 'Consulta seguida' });
    expect(await count()).toBe(0);
    expect(await findLastAudit(kysely, 'retirar-suscripcion')).toMatchObject({ result: 'exito' });
    const trail = await sql<{ n: number }>`
      select count(*)::int as n from audit_events where detail::text like ${`%${correo}%`}`.execute(kysely);
    expect(trail.rows[0]?.n).toBe(0);
  });

  it('the answer is the same for a known address, which gets three of these mails a day', async () => {
    const answers = [];
    for (let turn = 0; turn < 5; turn += 1)
      answers.push((await send('', { ...ofServicio(), correo: 'otra@ejemplo.org' })).json());
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await listMails('suscripcion-por-confirmar', 'otra@ejemplo.org')).toHaveLength(3);
  });

  it('what nobody confirms is forgotten, with the address', async () => {
    const { kysely } = test.database;
    await send('', { ...ofServicio(), correo: 'tarde@ejemplo.org' });
    const [mail] = await listMails('suscripcion-por-confirmar', 'tarde@ejemplo.org');
    await sql`update directorio_suscripciones set created_at = now() - interval '3 days'`.execute(kysely);
    expect((await send('/confirmar', { codigo: findCodigo(mail) })).json().code).toBe('SUSCRIPCION_VENCIDA');
    await deleteSinConfirmar(kysely);
    expect(await count()).toBe(0);
  });
});

describe('a person with a session', () => {
  it('[AREA-15] subscribes at once, changes how often, and leaves it; nobody else does', async () => {
    const made = await send('', { ...ofServicio(), frecuencia: 'diaria' }, token);
    expect(made.json()).toMatchObject({ estado: 'activa', frecuencia: 'diaria' });
    await send('', { ...ofServicio(), frecuencia: 'semanal' }, token);
    expect(await mine()).toEqual([expect.objectContaining({ id: made.json().id, frecuencia: 'semanal' })]);
    const stranger = await openTestSession(test.database.kysely, '1000000001');
    const close = (bearer: string) =>
      test.app.inject({
        method: 'DELETE',
        url: `/api/suscripciones/${made.json().id}`,
        headers: { authorization: `Bearer ${bearer}` },
      });
    expect((await close(stranger)).statusCode).toBe(404);
    expect(await mine()).toHaveLength(1);
    expect((await close(token)).json()).toMatchObject({ estado: 'retirada' });
    expect(await mine()).toEqual([]);
  });

  it('[AREA-15] is told of a search when what it finds changed, and of no other servicio', async () => {
    const { kysely } = test.database;
    await send(
      '',
      {
        objeto: 'busqueda',
        busqueda: 'estado=publicado-nivel-3&texto=ornitorrinco',
        frecuencia: 'inmediata',
      },
      token,
    );
    const before = (await listNotices()).length;
    const { rows } = await sql<{ id: number }>`select min(id) as id from entidades`.execute(kysely);
    await addServicioPublicado(kysely, { nombre: 'Consulta de armadillos', entidadId: rows[0]?.id ?? 0 });
    await runMailing();
    expect((await listNotices()).length).toBe(before);
    await addServicioPublicado(kysely, { nombre: 'Consulta de ornitorrincos', entidadId: rows[0]?.id ?? 0 });
    await runMailing();
    expect((await listNotices()).length).toBe(before + 1);
  });

  it('has a hundred at most', async () => {
    const { kysely } = test.database;
    const usuarioId = await getUsuarioId(kysely, '1000000003');
    await sql`insert into directorio_suscripciones (objeto, busqueda, frecuencia, usuario_id, codigo_retiro, confirmada_en)
      select 'busqueda', 'texto=' || n, 'semanal', ${usuarioId}, 'prueba ' || n, now() from generate_series(1, 100) n`.execute(
      kysely,
    );
    const answer = await send('', { ...ofServicio(), frecuencia: 'diaria' }, token);
    expect(answer.json().code).toBe('DEMASIADAS_SUSCRIPCIONES');
  });

  it('who suppresses their data has none left', async () => {
    const { kysely } = test.database;
    const usuarioId = await getUsuarioId(kysely, '1000000003');
    await kysely.transaction().execute((trx) => deleteDePersona(trx, { usuarioId }));
    expect(await mine()).toEqual([]);
  });
});

async function listNotices() {
  return test.database.kysely
    .selectFrom('notificaciones')
    .select('id')
    .where('evento', '=', 'cambios-del-directorio')
    .execute();
}
