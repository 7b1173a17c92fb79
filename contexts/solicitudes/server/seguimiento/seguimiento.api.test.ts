import { addDays, toColombianDay } from '@marco/country/working-days';
import { runDueJob } from '@marco/server-kit';
import { openTestSession } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Persona,
  type SolicitudesSite,
  sampleDevolucion,
  startSolicitudesSite,
} from '../../testing/solicitudes-site.ts';
import { createSolicitudesJobs } from '../plazos/solicitudes-jobs.ts';

let site: SolicitudesSite;
beforeAll(async () => {
  site = await startSolicitudesSite();
  // The terms of the demo requests are over one day, and would be told beside those of the tests.
  await db()
    .updateTable('solicitudes')
    .set({ fecha_vencimiento: '2099-01-05' })
    .where('fecha_vencimiento', 'is not', null)
    .execute();
});
afterAll(() => site.close());

const db = () => site.test.database.kysely;
const enlace = (id: number) => `/app/level/process-levelconsult/${id}`;

const follow = (persona: Persona, id: number, seguida = true) =>
  site.call(persona, 'PUT', `solicitud/${id}/seguimiento`, { seguida });

async function listAvisos(evento: string, id: number) {
  return db()
    .selectFrom('notificaciones')
    .select(['usuario_id as quien', 'titulo'])
    .where('evento', '=', evento)
    .where('enlace', '=', enlace(id))
    .orderBy('id')
    .execute();
}

/** Runs what is due at a moment, chores and jobs. */
async function runJobs(now: Date): Promise<void> {
  const jobs = createSolicitudesJobs({ alMover: [], alCambiarServicio: [] });
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

describe('following a request', () => {
  it('[AREA-05] is for who may read it', async () => {
    const id = await site.createAsignada();
    expect((await follow('funcionario', id)).statusCode).toBe(404);
    const draft = await site.createCompleta();
    expect((await follow('auditor', draft.id)).statusCode).toBe(404);
    expect((await site.call('lider', 'PUT', `solicitud/${id}/seguimiento`, {})).statusCode).toBe(400);
  });

  it('[AREA-05] [AREA-14] tells each step once, to who was not told by their part in it, until it ends', async () => {
    const id = await site.createAsignada();
    const auditor = await site.findUsuarioId('auditor');
    expect((await site.read(id, 'auditor')).seguida).toBe(false);
    for (const persona of ['auditor', 'lider', 'consultor', 'auditor'] as const)
      expect((await follow(persona, id)).json()).toEqual({ seguida: true });
    expect((await site.read(id, 'auditor')).seguida).toBe(true);
    await site.take(id, ['consultor', 'revisar'], ['consultor', 'devolver', sampleDevolucion]);
    const lider = await site.findUsuarioId('lider');
    const { radicado } = await site.read(id);
    // The leader is told of the return as the one who asked, not as a follower; the consultor took both steps.
    expect(await listAvisos('solicitud-seguida', id)).toEqual(
      [
        { quien: lider, titulo: `La solicitud ${radicado} pasó de «Asignada» a «En revisión»` },
        { quien: auditor, titulo: `La solicitud ${radicado} pasó de «Asignada» a «En revisión»` },
        { quien: auditor, titulo: `La solicitud ${radicado} pasó de «En revisión» a «Devuelta»` },
      ].toSorted((one, other) => (one.titulo === other.titulo ? one.quien - other.quien : 0)),
    );
    await site.take(id, [
      'coordinador',
      'suspenderPlazo',
      { motivo: 'Sede cerrada.', causa: 'fuerza-mayor' },
    ]);
    const [, , , last] = await listAvisos('solicitud-seguida', id);
    expect(last).toEqual({
      quien: auditor,
      titulo: `La solicitud ${radicado} tuvo un paso nuevo: suspender el plazo`,
    });
    expect((await follow('auditor', id, false)).json()).toEqual({ seguida: false });
    await site.take(id, ['lider', 'cancelar', { motivo: 'Se presentará otra.' }]);
    expect(await listAvisos('solicitud-seguida', id)).toHaveLength(4);
    const events = await db()
      .selectFrom('audit_events')
      .select('detail')
      .where('action', '=', 'seguir-solicitud')
      .where('object_id', '=', String(id))
      .where('result', '=', 'exito')
      .execute();
    // Pressing twice is one.
    expect(events).toHaveLength(4);
  });

  it('[AREA-05] ends for who may no longer read the request', async () => {
    const id = await site.createAsignada();
    await follow('auditor', id);
    const auditor = await site.findUsuarioId('auditor');
    const setEstado = (estado: 'activa' | 'inactiva') =>
      db().updateTable('membresias').set({ estado }).where('usuario_id', '=', auditor).execute();
    await setEstado('inactiva');
    try {
      await site.take(id, ['consultor', 'revisar']);
    } finally {
      await setEstado('activa');
    }
    expect(await listAvisos('solicitud-seguida', id)).toEqual([]);
  });

  it('[AREA-05] a draft that is followed can be deleted', async () => {
    const { id, version } = (await site.create()).json();
    await follow('lider', id);
    const headers = { 'if-match': `"${version}"` };
    const gone = await site.call('lider', 'DELETE', `solicitud/nivel-uno/${id}`, null, headers);
    expect(gone.statusCode).toBe(200);
  });
});

describe('a term that is over', () => {
  const setVence = (id: number, dia: string) =>
    db().updateTable('solicitudes').set({ fecha_vencimiento: dia }).where('id', '=', id).execute();
  const ayer = addDays(toColombianDay(new Date()), -1);
  /** A Wednesday without a holiday. */
  const LABORAL = new Date('2026-12-02T15:00:00Z');

  it('[AREA-05] is told once to the coordinators while the ministry has the request, and again for the next term', async () => {
    const id = await site.createAsignada();
    const coordinador = await site.findUsuarioId('coordinador');
    await setVence(id, ayer);
    await runJobs(LABORAL);
    await runJobs(new Date('2026-12-03T15:00:00Z'));
    const told = await listAvisos('solicitud-vencida', id);
    expect(told.filter(({ quien }) => quien === coordinador)).toHaveLength(1);
    expect(told.map(({ quien }) => quien)).not.toContain(await site.findUsuarioId('consultor'));
    // Jobs are forgotten long after they ran; what was told is not told again.
    await db().deleteFrom('jobs').where('kind', '=', 'avisar-solicitud-vencida').execute();
    await runJobs(new Date('2026-12-04T15:00:00Z'));
    expect(await listAvisos('solicitud-vencida', id)).toHaveLength(told.length);
    await setVence(id, addDays(ayer, -1));
    await runJobs(new Date('2026-12-07T15:00:00Z'));
    expect(await listAvisos('solicitud-vencida', id)).toHaveLength(2 * told.length);
  });

  it('[AREA-05] is told to who approves for the entity while it has the request, and not of one that was returned', async () => {
    const id = await site.createAsignada();
    const returned = await site.createAsignada();
    await site.take(returned, ['consultor', 'revisar'], ['consultor', 'devolver', sampleDevolucion]);
    const { id: estadoId } = await db()
      .selectFrom('estados_solicitud')
      .select('id')
      .where('codigo', '=', 'pendiente-entidad')
      .executeTakeFirstOrThrow();
    await db().updateTable('solicitudes').set({ estado_id: estadoId }).where('id', '=', id).execute();
    await setVence(id, ayer);
    await setVence(returned, ayer);
    await runJobs(LABORAL);
    expect((await listAvisos('solicitud-vencida', id)).map(({ quien }) => quien)).toContain(
      await site.findUsuarioId('lider'),
    );
    expect((await listAvisos('solicitud-vencida', id)).map(({ quien }) => quien)).not.toContain(
      await site.findUsuarioId('coordinador'),
    );
    expect(await listAvisos('solicitud-vencida', returned)).toEqual([]);
    expect((await site.read(returned)).estado).toBe('desistida');
  });
});

describe('the notices of requests', () => {
  it('[AREA-05] [AREA-13] each of them leads its recipient to a page that opens', async () => {
    const id = await site.createAsignada();
    await follow('auditor', id);
    await site.call('lider', 'POST', `solicitud/${id}/conversacion`, { texto: 'Hola.' });
    await site.call('consultor', 'POST', `solicitud/${id}/conversacion`, { texto: 'Buenos días.' });
    await site.take(id, ['consultor', 'revisar'], ['consultor', 'devolver', sampleDevolucion]);
    await site.answerMarcas(id);
    await site.take(id, ['lider', 'radicar']);
    const avisos = await db()
      .selectFrom('notificaciones as n')
      .innerJoin('usuarios as u', 'u.id', 'n.usuario_id')
      .select(['n.evento', 'n.enlace', 'u.numero_identificacion as numero'])
      .distinct()
      .where('n.evento', 'like', 'solicitud-%')
      .where('n.enlace', '=', enlace(id))
      .execute();
    expect(new Set(avisos.map(({ evento }) => evento))).toEqual(
      new Set([
        'solicitud-radicada',
        'solicitud-asignada',
        'solicitud-mensaje',
        'solicitud-seguida',
        'solicitud-devuelta',
        'solicitud-subsanada',
      ]),
    );
    for (const { evento, numero } of avisos) {
      const token = await openTestSession(db(), numero);
      const { statusCode } = await site.test.app.inject({
        url: `/api/solicitud/${id}`,
        headers: { authorization: `Bearer ${token}` },
      });
      expect([evento, numero, statusCode]).toEqual([evento, numero, 200]);
    }
  });
});
