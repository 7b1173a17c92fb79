import { addScheduledJobs, runDueJob } from '@marco/server-kit';
import { addSolicitud, findEstado, type SolicitudGuardada } from '@marco/solicitudes/testing';
import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Compromiso } from '../../contract/index.ts';
import { sampleDatosCompromiso } from '../../testing/datos-compromiso.ts';
import { closeConSolicitud, createCompromisosJobs } from '../index.ts';

const COMPROMISOS = '/api/mesaInteroperabilidad/compromisos';

let test: TestApp;
let token: string;
/** The first mesa and its lead. */
let idMesa: number;
let idEntidad: number;

beforeAll(async () => {
  test = await startTestApp();
  token = await openTestSession(test.database.kysely, '1000000002');
  const mesa = await test.database.kysely
    .selectFrom('mesas as m')
    .innerJoin('mesas_entidades as e', 'e.mesa_id', 'm.id')
    .select(['m.id', 'e.entidad_id'])
    .where('m.activa', '=', true)
    .orderBy('m.id')
    .limit(1)
    .executeTakeFirstOrThrow();
  [idMesa, idEntidad] = [mesa.id, mesa.entidad_id];
});
afterAll(() => test.close());

function send(method: 'POST' | 'PUT', path: string, payload: object, as = token) {
  const headers = { authorization: `Bearer ${as}` };
  return test.app.inject({ method, url: `${COMPROMISOS}${path}`, headers, payload });
}
async function call(method: 'POST' | 'PUT', path: string, payload: object, as = token): Promise<Compromiso> {
  const answer = await send(method, path, payload, as);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const datos = (part: object = {}) => ({ ...sampleDatosCompromiso, idEntidad, ...part });
const create = (part: object = {}) => call('POST', '', { ...datos(part), idMesa, idReunion: null });
/** The commitment as the board of its mesa shows it. */
async function find(id: number, as = token): Promise<Compromiso | undefined> {
  const answer = await call('POST', '/listar', { vista: 'todos', idMesa, tamano: 50 }, as);
  return (answer as unknown as { compromisos: Compromiso[] }).compromisos.find((row) => row.id === id);
}
async function work(): Promise<void> {
  const handlers = createCompromisosJobs().filter(({ kind }) => kind === 'cerrar-compromisos-cumplidos');
  await addScheduledJobs(test.database.kysely, handlers, new Date());
  const failures: unknown[] = [];
  while (await runDueJob(test.database.kysely, handlers, (_, error) => failures.push(error)));
  expect(failures).toEqual([]);
}

/** A request of the lead of the mesa. */
const solicitud = (estado: SolicitudGuardada['estado'], entidadId = idEntidad) =>
  addSolicitud(test.database.kysely, { entidadId, estado });
const estado = (codigo: SolicitudGuardada['estado']) => findEstado(test.database.kysely, codigo);
/** What the solicitudes do when one takes a step. */
async function move(id: number, codigo: SolicitudGuardada['estado']): Promise<void> {
  const estado_id = await estado(codigo);
  await test.database.kysely.transaction().execute(async (transaction) => {
    await transaction.updateTable('solicitudes').set({ estado_id }).where('id', '=', id).execute();
    await closeConSolicitud(transaction, { solicitudId: id });
  });
}

describe('a commitment that waits for a request', () => {
  it.each<[string, SolicitudGuardada['estado'], string, RegExp]>([
    ['nobody filed', 'borrador', 'idSolicitud', /no se ha radicado/],
    ['that reached the state', 'en-conceptualizacion', 'idEstadoSolicitud', /ya llegó a ese estado/],
    ['that was rejected', 'rechazada', 'idSolicitud', /está cerrada/],
  ])('[MESA-11] is not written down about one %s', async (_what, desde, campo, mensaje) => {
    const { id } = await solicitud(desde);
    const answer = await send('POST', '', {
      ...datos({ idSolicitud: id, idEstadoSolicitud: await estado('en-revision') }),
      ...{ idMesa, idReunion: null },
    });
    expect(answer.json()).toMatchObject({
      status: 400,
      detalles: [{ campo, mensaje: expect.stringMatching(mensaje) }],
    });
  });

  it('[MESA-11] is not written down about one of an entity that takes no part, nor for a state that is none', async () => {
    const { kysely } = test.database;
    const ajena = await kysely
      .selectFrom('entidades')
      .select('id')
      .where('id', 'not in', (from) =>
        from.selectFrom('mesas_entidades').select('entidad_id').where('mesa_id', '=', idMesa),
      )
      .limit(1)
      .executeTakeFirstOrThrow();
    const { id } = await solicitud('radicada', ajena.id);
    const idEstadoSolicitud = await estado('certificada');
    const refused = async (part: object) =>
      (await send('POST', '', { ...datos(part), idMesa, idReunion: null })).json().detalles;
    expect(await refused({ idSolicitud: id, idEstadoSolicitud })).toEqual([
      { campo: 'idSolicitud', mensaje: 'La solicitud no es de una entidad de la mesa.' },
    ]);
    const own = await solicitud('radicada');
    expect(await refused({ idSolicitud: own.id, idEstadoSolicitud: 999_999 })).toEqual([
      { campo: 'idEstadoSolicitud', mensaje: 'El estado no existe.' },
    ]);
  });

  it('[MESA-11] [AREA-16] tells which one and what for, and closes itself in the step that takes it there', async () => {
    const { id, radicado } = await solicitud('radicada');
    const created = await create({ idSolicitud: id, idEstadoSolicitud: await estado('en-revision') });
    expect(created).toMatchObject({
      ...{ estado: 'abierto', idSolicitud: id, solicitud: radicado, estadoSolicitud: 'En revisión' },
      veSolicitud: true,
    });
    await move(id, 'asignada');
    expect(await find(created.id)).toMatchObject({ estado: 'abierto' });
    await move(id, 'en-conceptualizacion');
    expect(await find(created.id)).toMatchObject({
      estado: 'cumplido',
      motivoCierre: `La solicitud ${radicado} llegó al estado En conceptualización.`,
    });
  });

  it('[MESA-11] a request that ended without getting there leaves it open; the stored state closes it later', async () => {
    const { id } = await solicitud('radicada');
    const created = await create({ idSolicitud: id, idEstadoSolicitud: await estado('certificada') });
    await move(id, 'desistida');
    await work();
    expect(await find(created.id)).toMatchObject({ estado: 'abierto' });
    await test.database.kysely
      .updateTable('solicitudes')
      .set({ estado_id: await estado('certificada') })
      .where('id', '=', id)
      .execute();
    await work();
    expect(await find(created.id)).toMatchObject({ estado: 'cumplido' });
  });

  it('[MESA-11] reopened, it no longer waits for the request', async () => {
    const { id } = await solicitud('radicada');
    const created = await create({ idSolicitud: id, idEstadoSolicitud: await estado('asignada') });
    await move(id, 'asignada');
    await call('POST', `/${created.id}/estado`, { estado: 'abierto', motivo: 'Falta el anexo.' });
    await work();
    expect(await find(created.id)).toMatchObject({ estado: 'abierto', idSolicitud: null, solicitud: null });
  });

  it('[MESA-11] another entity of the mesa reads the text of its own commitment, and may not open the request', async () => {
    const { kysely } = test.database;
    const other = await kysely
      .selectFrom('mesas_entidades as p')
      .innerJoin('membresias as m', 'm.entidad_id', 'p.entidad_id')
      .innerJoin('usuarios as u', 'u.id', 'm.usuario_id')
      .select(['p.mesa_id', 'p.entidad_id', 'u.numero_identificacion'])
      .where('u.numero_identificacion', 'in', ['1000000003', '1000000004'])
      .where('p.mesa_id', 'in', (from) => from.selectFrom('mesas').select('id').where('activa', '=', true))
      .limit(1)
      .executeTakeFirstOrThrow();
    const ajena = await kysely
      .selectFrom('mesas_entidades')
      .select('entidad_id')
      .where('mesa_id', '=', other.mesa_id)
      .where('entidad_id', '<>', other.entidad_id)
      .limit(1)
      .executeTakeFirstOrThrow();
    const { id, radicado } = await solicitud('radicada', ajena.entidad_id);
    const created = await call('POST', '', {
      ...datos({ idSolicitud: id, idEstadoSolicitud: await estado('certificada') }),
      ...{ idMesa: other.mesa_id, idReunion: null, idEntidad: other.entidad_id },
    });
    const reader = await openTestSession(kysely, other.numero_identificacion);
    const board = await call(
      'POST',
      '/listar',
      { vista: 'entidad', idMesa: other.mesa_id, tamano: 50 },
      reader,
    );
    const rows = (board as unknown as { compromisos: Compromiso[] }).compromisos;
    expect(rows.find((row) => row.id === created.id)).toMatchObject({
      solicitud: radicado,
      veSolicitud: false,
    });
  });
});
