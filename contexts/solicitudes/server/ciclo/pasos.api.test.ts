import { hourOf } from '@marco/country/local-time';
import { addDays, addWorkingDays, nextWorkingDay, toColombianDay } from '@marco/country/working-days';
import { createPublicado } from '@marco/elementos-de-dato/testing';
import { runDueJob } from '@marco/server-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccionCampo } from '../../contract/terms.ts';
import {
  type SolicitudesSite,
  sampleDevolucion,
  startSolicitudesSite,
} from '../../testing/solicitudes-site.ts';
import { createSolicitudesJobs } from '../plazos/solicitudes-jobs.ts';

let site: SolicitudesSite;
let consultorId: number;
let coordinadorId: number;
/** Requests and services that moved, as later contexts hear of it. */
const oidos: string[] = [];
beforeAll(async () => {
  site = await startSolicitudesSite();
  [consultorId, coordinadorId] = await Promise.all([
    site.findUsuarioId('consultor'),
    site.findUsuarioId('coordinador'),
  ]);
  // The terms of the demo requests are over one day, and would end beside those of the tests.
  await db()
    .updateTable('solicitudes')
    .set({ fecha_vencimiento: '2099-01-05' })
    .where('fecha_vencimiento', 'is not', null)
    .execute();
});
afterAll(() => site.close());

const db = () => site.test.database.kysely;
const MOTIVO = { motivo: 'Falta el anexo técnico.' };

async function findEstadoServicio(servicioId: number | null): Promise<string> {
  const query = db()
    .selectFrom('servicios as s')
    .innerJoin('estados_servicio as e', 'e.id', 's.estado_servicio_id')
    .select('e.codigo')
    .where('s.id', '=', servicioId ?? 0);
  return (await query.executeTakeFirstOrThrow()).codigo;
}

async function listAvisos(evento: string, solicitudId: number): Promise<number[]> {
  const rows = await db()
    .selectFrom('notificaciones')
    .select('usuario_id')
    .where('evento', '=', evento)
    .where('enlace', '=', `/app/level/process-levelconsult/${solicitudId}`)
    .execute();
  return rows.map(({ usuario_id }) => usuario_id);
}

/** Says of the only field of a request what the consultant and the entity would. */
async function catalogar(solicitudId: number, accion: AccionCampo, elementoId: number) {
  await db()
    .updateTable('solicitudes_campos')
    .set({ accion, elemento_id: elementoId, justificacion: 'Lo pide la norma.', decision: 'aprobada' })
    .where('solicitud_id', '=', solicitudId)
    .execute();
}

/** Lets the term of a request be over. */
async function expire(solicitudId: number): Promise<void> {
  await db()
    .updateTable('solicitudes')
    .set({ fecha_vencimiento: '2020-01-01' })
    .where('id', '=', solicitudId)
    .execute();
}

async function runJobs(now: Date): Promise<void> {
  const jobs = createSolicitudesJobs({
    alMover: [async (_trx, { solicitudId }) => void oidos.push(`solicitud ${solicitudId}`)],
    alCambiarServicio: [async (_trx, { servicioId }) => void oidos.push(`servicio ${servicioId}`)],
  });
  for (const { kind, findDueKey } of jobs) {
    const clave = await findDueKey?.(db(), now);
    if (clave !== undefined)
      await db()
        .transaction()
        .execute((trx) => jobs.find((job) => job.kind === kind)?.run(trx, { clave }) ?? Promise.resolve());
  }
  const fail = (kind: string, error: unknown) => {
    throw new Error(`${kind} failed`, { cause: error });
  };
  while (await runDueJob(db(), jobs, fail));
}

describe('filing', () => {
  it('[AREA-05] refuses what is not complete, with each thing it lacks at its part', async () => {
    const { id } = (await site.create()).json();
    const answer = await site.step('lider', id, 'radicar');
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'SOLICITUD_INCOMPLETA']);
    expect(answer.json().detalles).toContainEqual({
      campo: 'campos',
      mensaje: 'Agregue al menos un campo de los que intercambia el servicio.',
    });
  });

  it('[AREA-05] gives a number, brings the servicio into the directory and tells who assigns', async () => {
    const { id, version, servicioNombre } = await site.createCompleta();
    const late = await site.step('lider', id, 'radicar', {}, { 'if-match': `"${version - 1}"` });
    expect(late.statusCode).toBe(412);
    const filed = (await site.step('lider', id, 'radicar', {}, { 'if-match': `"${version}"` })).json();
    expect(filed).toMatchObject({
      estado: 'radicada',
      version: version + 1,
      estadoServicio: 'Identificado',
      radicado: expect.stringMatching(/^LCI-N1-\d{4}-\d{6}$/),
      plazo: { vencida: false },
      pasos: [{ accion: 'radicar', desde: 'Borrador', hasta: 'Radicada', motivo: '' }],
    });
    // What comes at 17:00 or later, or on a day without work, counts as of the next working day.
    const now = new Date();
    const day = nextWorkingDay(addDays(toColombianDay(now), hourOf(now) >= 17 ? 1 : 0));
    expect(filed.plazo.venceEn).toBe(addWorkingDays(day, 3));
    const servicio = db().selectFrom('servicios').select('nombre').where('id', '=', filed.servicioId);
    expect(await servicio.executeTakeFirst()).toEqual({ nombre: servicioNombre });
    expect(await listAvisos('solicitud-radicada', id)).toContain(coordinadorId);
  });

  it('[AREA-05] the series has no holes: two at once follow one another and a refused one takes no number', async () => {
    const bodies = [await site.createCompleta(), await site.createCompleta(), await site.createCompleta()];
    const [a, b, c] = bodies.map(({ id }) => id) as [number, number, number];
    const answers = await Promise.all([site.step('lider', a, 'radicar'), site.step('lider', b, 'radicar')]);
    const numbers = answers.map((answer) => Number(answer.json().radicado.slice(-6))).sort((x, y) => x - y);
    const [first = 0, second = 0] = numbers;
    expect(second).toBe(first + 1);
    const { servicioNombre } = bodies[0] as { servicioNombre: string };
    await db()
      .updateTable('solicitudes')
      .set({ servicio_nombre: servicioNombre })
      .where('id', '=', c)
      .execute();
    const refused = await site.step('lider', c, 'radicar');
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'SERVICIO_REPETIDO', detalles: [{ campo: 'servicioNombre' }] },
    ]);
    await db()
      .updateTable('solicitudes')
      .set({ servicio_nombre: 'Otro nombre libre' })
      .where('id', '=', c)
      .execute();
    const third = (await site.step('lider', c, 'radicar')).json();
    expect(Number(third.radicado.slice(-6))).toBe(second + 1);
  });

  it('[AREA-05] a servicio goes through one request of a level at a time', async () => {
    const filed = await site.createCompleta();
    const otra = await site.createCompleta();
    await site.take(filed.id, ['lider', 'radicar']);
    const { servicioId } = await site.read(filed.id);
    // As a draft that was begun in the same moment.
    await db()
      .updateTable('solicitudes')
      .set({ servicio_id: servicioId })
      .where('id', '=', otra.id)
      .execute();
    const answer = await site.step('lider', otra.id, 'radicar');
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'SOLICITUD_EN_CURSO']);
  });
});

describe('the way of a request', () => {
  it('[AREA-05] is assigned to active staff of the ministry who conceptualise, and given over to another', async () => {
    const { id } = await site.createCompleta();
    await site.take(id, ['lider', 'radicar']);
    const assign = (one: number | null) => site.step('coordinador', id, 'asignar', { consultorId: one });
    for (const one of [null, 999_999, await site.findUsuarioId('lider'), await site.findUsuarioId('auditor')])
      expect((await assign(one)).json().detalles[0].campo).toBe('consultorId');
    expect((await site.step('consultor', id, 'asignar', { consultorId })).json().code).toBe(
      'SOLICITUD_ACCION_NO_PERMITIDA',
    );
    expect((await assign(consultorId)).json()).toMatchObject({ estado: 'asignada', consultorId });
    expect(await listAvisos('solicitud-asignada', id)).toEqual([consultorId]);
    expect((await assign(consultorId)).statusCode).toBe(400);
    expect((await assign(coordinadorId)).json()).toMatchObject({ consultorId: coordinadorId });
    expect((await site.step('consultor', id, 'revisar')).json().detalles).toEqual([
      {
        mensaje: 'Solo el consultor asignado puede dar este paso; la solicitud está asignada a otra persona.',
      },
      { mensaje: 'Puede cambiarlo: Coordinador MinTIC.' },
    ]);
  });

  it('[AREA-05] a returned one says why, is completed and filed again under its number', async () => {
    const id = await site.createAsignada();
    await site.take(id, ['consultor', 'revisar']);
    expect((await site.step('consultor', id, 'devolver')).json().detalles[0].campo).toBe('motivo');
    const { radicado, radicadaEn } = await site.read(id);
    await site.take(id, ['consultor', 'devolver', sampleDevolucion]);
    expect(await listAvisos('solicitud-devuelta', id)).toEqual([await site.findUsuarioId('lider')]);
    const rename = await site.call('lider', 'PUT', `solicitud/nivel-uno/${id}`, { servicioNombre: 'Otro' });
    expect(rename.json().detalles[0].campo).toBe('servicioNombre');
    const changed = await site.call('lider', 'PUT', `solicitud/nivel-uno/${id}`, { objetivo: 'Completo.' });
    expect(changed.statusCode).toBe(200);
    await site.answerMarcas(id);
    await site.take(id, ['lider', 'radicar']);
    expect(await site.read(id)).toMatchObject({
      estado: 'asignada',
      radicado,
      radicadaEn,
      objetivo: 'Completo.',
    });
  });

  it('[AREA-05] [AREA-14] ends certified once the common language says what it asks, with the servicio at level 1', async () => {
    const { elementoId, versionId } = await createPublicado(db(), {
      identificador: 'numeroDeCertificado',
      nombre: 'Número de certificado',
    });
    const id = await site.createAsignada();
    await site.take(id, ['consultor', 'revisar'], ['consultor', 'conceptualizar']);
    const soon = await site.step('consultor', id, 'presentar');
    expect(soon.json()).toMatchObject({
      code: 'SOLICITUD_INCOMPLETA',
      detalles: [{ campo: 'campos', mensaje: '1 campo no tiene elemento y acción.' }],
    });
    await catalogar(id, 'caducar', elementoId);
    await site.take(id, ['consultor', 'presentar']);
    expect(await listAvisos('solicitud-por-decidir', id)).toContain(await site.findUsuarioId('lider'));
    await site.take(id, ['lider', 'observar', MOTIVO]);
    expect(await listAvisos('solicitud-observada', id)).toEqual([consultorId]);
    await catalogar(id, 'modificar', elementoId);
    await site.take(id, ['consultor', 'presentar'], ['lider', 'aprobar']);
    expect(await listAvisos('solicitud-aprobada', id)).toContain(await site.findUsuarioId('administrador'));
    const early = await site.step('administrador', id, 'certificar');
    expect(early.json().code).toBe('SOLICITUD_INCOMPLETA');
    expect((await site.step('coordinador', id, 'certificar')).json().code).toBe(
      'SOLICITUD_ACCION_NO_PERMITIDA',
    );
    await catalogar(id, 'reutilizar', elementoId);
    await site.take(id, ['administrador', 'certificar']);
    const done = await site.read(id);
    expect(done).toMatchObject({
      estado: 'certificada',
      plazo: null,
      estadoServicio: 'Estandarizado Nivel 1',
      cerradaEn: expect.any(String),
    });
    expect(done.pasos.map(({ accion }) => accion)).toEqual([
      'radicar',
      'asignar',
      'revisar',
      'conceptualizar',
      'presentar',
      'observar',
      'presentar',
      'aprobar',
      'certificar',
    ]);
    const usos = db()
      .selectFrom('servicios_elementos')
      .select(['version_id', 'sentido'])
      .where('servicio_id', '=', done.servicioId ?? 0);
    expect(await usos.execute()).toEqual([{ version_id: versionId, sentido: 'salida' }]);
    expect(await listAvisos('solicitud-certificada', id)).toEqual([await site.findUsuarioId('lider')]);
    const again = (await site.create({ servicioId: done.servicioId })).json();
    expect(again).toMatchObject({ tipo: 'actualizacion', estado: 'borrador' });
  });

  it('[AREA-05] a rejected first request leaves its servicio unstandardised, and a new one takes it back', async () => {
    const { id } = await site.createCompleta();
    await site.take(id, ['lider', 'radicar'], ['coordinador', 'rechazar', MOTIVO]);
    const { servicioId, cerradaEn } = await site.read(id);
    expect(cerradaEn).not.toBeNull();
    expect(await findEstadoServicio(servicioId)).toBe('identificado-no-estandarizado');
    expect((await site.step('lider', id, 'cancelar', MOTIVO)).json().code).toBe(
      'SOLICITUD_ACCION_NO_PERMITIDA',
    );
    const again = await site.createCompleta({ servicioId });
    await site.take(again.id, ['lider', 'radicar']);
    expect(await findEstadoServicio(servicioId)).toBe('identificado');
    await site.take(again.id, ['lider', 'cancelar', MOTIVO]);
    expect(await findEstadoServicio(servicioId)).toBe('identificado');
  });

  it('[AREA-05] whoever was working on a cancelled request is told, with the reason', async () => {
    const { id } = await site.createCompleta();
    const consultorId = await site.findUsuarioId('consultor');
    await site.take(
      id,
      ['lider', 'radicar'],
      ['coordinador', 'asignar', { consultorId }],
      ['lider', 'cancelar', MOTIVO],
    );
    expect(await listAvisos('solicitud-cancelada', id)).toEqual([consultorId]);
  });

  it('[AREA-14] every step is in the audit trail with its state, and a refused one with its code', async () => {
    const { id } = await site.createCompleta();
    await site.take(id, ['lider', 'radicar']);
    await site.step('consultor', id, 'revisar');
    const events = await db()
      .selectFrom('audit_events')
      .select(['action', 'result', 'detail'])
      .where('object_type', '=', 'solicitud')
      .where('object_id', '=', String(id))
      .orderBy('id')
      .execute();
    expect(events.at(-2)).toMatchObject({
      action: 'radicar-solicitud',
      result: 'exito',
      detail: { antes: { estado: 'borrador', radicado: null }, despues: { estado: 'radicada' } },
    });
    expect(events.at(-1)).toMatchObject({
      action: 'revisar-solicitud',
      result: 'rechazo',
      detail: { codigo: 'SOLICITUD_ACCION_NO_PERMITIDA' },
    });
  });
});

describe('the terms', () => {
  it('[AREA-05] a returned request nobody remedies in its term desists by itself; one filed again does not', async () => {
    const [over, remedied] = [await site.createAsignada(), await site.createAsignada()];
    for (const id of [over, remedied]) {
      await site.take(id, ['consultor', 'revisar'], ['consultor', 'devolver', sampleDevolucion]);
      await expire(id);
    }
    await site.answerMarcas(remedied);
    await site.take(remedied, ['lider', 'radicar']);
    await runJobs(new Date());
    const { estado, pasos, servicioId } = await site.read(over);
    expect([estado, pasos.at(-1)?.usuario]).toEqual(['desistida', null]);
    expect(await findEstadoServicio(servicioId)).toBe('identificado-no-estandarizado');
    expect(await listAvisos('solicitud-desistida', over)).toEqual([await site.findUsuarioId('lider')]);
    expect(oidos).toEqual([`servicio ${servicioId}`, `solicitud ${over}`]);
    expect((await site.read(remedied)).estado).toBe('asignada');
    await runJobs(new Date());
    expect(await listAvisos('solicitud-desistida', over)).toHaveLength(1);
  });

  it('[AREA-05] who is waited for is reminded once of a term that ends soon', async () => {
    const { id } = await site.createCompleta();
    await site.take(id, ['lider', 'radicar']);
    const { plazo } = await site.read(id);
    const lastDay = new Date(`${plazo?.venceEn}T15:00:00Z`);
    await runJobs(lastDay);
    await runJobs(lastDay);
    const told = await listAvisos('solicitud-por-vencer', id);
    expect(told.filter((usuarioId) => usuarioId === coordinadorId)).toHaveLength(1);
    expect(told).not.toContain(consultorId);
  });
});
