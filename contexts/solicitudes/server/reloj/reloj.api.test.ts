import { addDays, addWorkingDays, nextWorkingDay, toColombianDay } from '@marco/country/working-days';
import { runDueJob } from '@marco/server-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reloj } from '../../contract/index.ts';
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
  // The terms of the demo requests are over one day, and would move beside those of the tests.
  await db()
    .updateTable('solicitudes')
    .set({ fecha_vencimiento: '2099-01-05', plazo_desde: '2099-01-05', plazo_dias: 0 })
    .where('fecha_vencimiento', 'is not', null)
    .execute();
});
afterAll(() => site.close());

const db = () => site.test.database.kysely;
const hoy = toColombianDay(new Date());
const MOTIVO = { motivo: 'Se espera el concepto de la superintendencia.' };
const SUSPENDER = { ...MOTIVO, causa: 'concepto-de-tercero' };

const clock = async (id: number, persona: Persona = 'lider'): Promise<Reloj> =>
  (await site.call(persona, 'GET', `solicitud/${id}/reloj`)).json();

async function createEnRevision(): Promise<number> {
  const id = await site.createAsignada();
  await site.take(id, ['consultor', 'revisar']);
  return id;
}

async function listAvisados(solicitudId: number): Promise<string[]> {
  const rows = await db()
    .selectFrom('notificaciones as n')
    .innerJoin('usuarios as u', 'u.id', 'n.usuario_id')
    .select('u.numero_identificacion as numero')
    .where('n.evento', '=', 'solicitud-plazo')
    .where('n.enlace', '=', `/app/level/process-levelconsult/${solicitudId}`)
    .orderBy('n.id')
    .execute();
  return rows.map(({ numero }) => numero);
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
  while (
    await runDueJob(db(), jobs, (kind, error) => {
      throw new Error(`${kind} failed`, { cause: error });
    })
  );
}

describe('suspending the term', () => {
  it('[AREA-05] is of the coordinator alone, says why, and ends on a day to come', async () => {
    const id = await createEnRevision();
    for (const persona of ['consultor', 'lider', 'auditor'] as const) {
      const answer = await site.step(persona, id, 'suspenderPlazo', SUSPENDER);
      expect([persona, answer.statusCode, answer.json().code]).toEqual([
        persona,
        409,
        'SOLICITUD_ACCION_NO_PERMITIDA',
      ]);
    }
    expect((await site.step('funcionario', id, 'suspenderPlazo', SUSPENDER)).statusCode).toBe(404);
    const wrong = [
      [{}, 'motivo'],
      [MOTIVO, 'causa'],
      [{ ...MOTIVO, causa: 'porque-si' }, 'causa'],
      [{ ...SUSPENDER, hasta: hoy }, 'hasta'],
      [{ ...SUSPENDER, hasta: addDays(hoy, 366) }, 'hasta'],
      [{ ...SUSPENDER, hasta: '2026-02-30' }, 'hasta'],
    ] as const;
    for (const [payload, campo] of wrong) {
      const answer = await site.step('coordinador', id, 'suspenderPlazo', payload);
      expect([answer.statusCode, answer.json().detalles?.[0]?.campo]).toEqual([400, campo]);
    }
    expect((await site.read(id)).suspension).toBeNull();
  });

  it('[AREA-05] keeps the days that are left; resumed at once, it ends the same day', async () => {
    const id = await createEnRevision();
    const { plazo, version } = await site.read(id);
    const stale = await site.step('coordinador', id, 'suspenderPlazo', SUSPENDER, {
      'if-match': `"${version - 1}"`,
    });
    expect(stale.statusCode).toBe(412);
    const still = (await site.step('coordinador', id, 'suspenderPlazo', SUSPENDER)).json();
    expect(still).toMatchObject({
      estado: 'en-revision',
      plazo: null,
      version: version + 1,
      suspension: { desde: hoy, reanudaEn: null, causa: 'concepto-de-tercero', diasRestantes: 10, ...MOTIVO },
    });
    const twice = await site.step('coordinador', id, 'suspenderPlazo', SUSPENDER);
    expect([twice.statusCode, twice.json().detalles[0].mensaje]).toEqual([
      409,
      expect.stringContaining('El plazo está suspendido desde el'),
    ]);
    const longer = await site.step('coordinador', id, 'prorrogar', { ...MOTIVO, dias: 1 });
    expect(longer.json().code).toBe('SOLICITUD_ACCION_NO_PERMITIDA');
    const running = (await site.step('coordinador', id, 'reanudarPlazo', MOTIVO)).json();
    expect(running).toMatchObject({ plazo, suspension: null });
    expect((await site.step('coordinador', id, 'reanudarPlazo', MOTIVO)).statusCode).toBe(409);
    expect(await listAvisados(id)).toEqual(['1000000003', '1000000002', '1000000003', '1000000002']);
    const events = db()
      .selectFrom('audit_events')
      .select(['action', 'detail'])
      .where('object_id', '=', String(id))
      .where('action', 'in', ['suspender-plazo', 'reanudar-plazo'])
      .where('result', '=', 'exito')
      .orderBy('id');
    expect(await events.execute()).toMatchObject([
      { action: 'suspender-plazo', detail: { causa: 'concepto-de-tercero', despues: { venceEn: null } } },
      {
        action: 'reanudar-plazo',
        detail: { antes: { venceEn: null }, despues: { venceEn: plazo?.venceEn } },
      },
    ]);
  });

  it('[AREA-05] no job ends or reminds of what stands still, and on its day it runs again by itself', async () => {
    const id = await createEnRevision();
    await site.take(id, ['consultor', 'devolver', sampleDevolucion]);
    const until = addDays(hoy, 5);
    await site.take(id, ['coordinador', 'suspenderPlazo', { ...SUSPENDER, hasta: until }]);
    await runJobs(new Date(`${addDays(hoy, 4)}T15:00:00Z`));
    expect(await site.read(id)).toMatchObject({ estado: 'devuelta', plazo: null });
    const reminders = db()
      .selectFrom('notificaciones')
      .select('id')
      .where('evento', '=', 'solicitud-por-vencer')
      .where('enlace', '=', `/app/level/process-levelconsult/${id}`);
    expect(await reminders.execute()).toEqual([]);
    await db()
      .updateTable('solicitudes_suspensiones')
      .set({ fecha_reanudacion: hoy })
      .where('solicitud_id', '=', id)
      .execute();
    await runJobs(new Date());
    const { pasos, plazo, suspension } = await site.read(id);
    expect(suspension).toBeNull();
    expect(pasos.at(-1)).toMatchObject({ accion: 'reanudarPlazo', usuario: null });
    expect(plazo?.venceEn).toBe(nextWorkingDay(addDays(hoy, 30)));
  });

  it('[AREA-05] a step that begins another term ends it', async () => {
    const id = await createEnRevision();
    await site.take(id, ['coordinador', 'suspenderPlazo', SUSPENDER], ['consultor', 'conceptualizar']);
    expect(await site.read(id)).toMatchObject({
      suspension: null,
      plazo: { venceEn: addWorkingDays(hoy, 15) },
    });
    expect((await clock(id)).suspensiones).toMatchObject([{ desde: hoy, hasta: hoy }]);
  });

  it('[AREA-05] giving it to somebody else leaves it standing still', async () => {
    const id = await createEnRevision();
    await site.take(id, ['coordinador', 'suspenderPlazo', SUSPENDER]);
    const otro = await site.findUsuarioId('coordinador');
    await site.take(id, ['coordinador', 'asignar', { consultorId: otro }]);
    expect(await site.read(id)).toMatchObject({ plazo: null, suspension: { diasRestantes: 10 } });
  });
});

describe('making the term longer', () => {
  it('[AREA-05] once, by half of the first at most, before it ends', async () => {
    const id = await createEnRevision();
    for (const dias of [undefined, 6]) {
      const answer = await site.step('coordinador', id, 'prorrogar', { ...MOTIVO, dias });
      expect(answer.json().detalles).toEqual([
        { campo: 'dias', mensaje: 'Escriba un número de días entre 1 y 5.' },
      ]);
    }
    for (const dias of [0, -1, 1.5, 1e9])
      expect((await site.step('coordinador', id, 'prorrogar', { ...MOTIVO, dias })).statusCode).toBe(400);
    const longer = (await site.step('coordinador', id, 'prorrogar', { ...MOTIVO, dias: 5 })).json();
    expect(longer.plazo.venceEn).toBe(addWorkingDays(hoy, 15));
    expect(longer.pasos.at(-1)).toMatchObject({ accion: 'prorrogar', dias: 5, ...MOTIVO });
    const again = await site.step('coordinador', id, 'prorrogar', { ...MOTIVO, dias: 1 });
    expect(again.json().detalles[0].mensaje).toBe('Este plazo ya se prorrogó; se prorroga una sola vez.');
    const late = await createEnRevision();
    await db()
      .updateTable('solicitudes')
      .set({ fecha_vencimiento: addDays(hoy, -1) })
      .where('id', '=', late)
      .execute();
    const over = await site.step('coordinador', late, 'prorrogar', { ...MOTIVO, dias: 1 });
    expect(over.json().detalles[0].mensaje).toContain('El plazo venció el');
  });
});

describe('days without work that are added', () => {
  it('[AREA-05] move the terms they lie in, once, and whoever waits is told', async () => {
    const id = await createEnRevision();
    const ajena = await createEnRevision();
    const { plazo, entidad } = await site.read(id);
    await db()
      .updateTable('solicitudes')
      .set({ plazo_desde: '2020-01-02', plazo_dias: 1, fecha_vencimiento: '2020-01-03' })
      .where('id', '=', ajena)
      .execute();
    const fecha = addWorkingDays(hoy, 2);
    const { nit } = await db()
      .selectFrom('entidades')
      .select('nit')
      .where('id', '=', entidad.id)
      .executeTakeFirstOrThrow();
    const put = async (valor: object[]) => {
      const proposed = await site.call('administrador', 'PUT', 'parametros/calendario.diasNoHabiles', {
        valor,
      });
      if (proposed.statusCode !== 200) return proposed;
      return site.call('coordinador', 'POST', 'parametros/calendario.diasNoHabiles/cambio/aprobar', {});
    };
    const wrong = await put([{ fecha: '2026-02-30', norma: '', alcance: 'todos' }]);
    expect(wrong.json().detalles.map(({ campo }: { campo: string }) => campo)).toEqual([
      'valor.0.fecha',
      'valor.0.norma',
      'valor.0.alcance',
    ]);
    expect((await put([{ fecha, norma: 'Decreto de prueba', alcance: nit }])).statusCode).toBe(200);
    await runJobs(new Date());
    const moved = await site.read(id);
    expect(moved.plazo?.venceEn).toBe(addWorkingDays(hoy, 11));
    expect(moved.plazo?.diasHabiles).toBe(plazo?.diasHabiles);
    expect((await site.read(ajena)).plazo?.venceEn).toBe('2020-01-03');
    expect(await listAvisados(id)).toEqual(['1000000003', '1000000002']);
    await runJobs(new Date());
    expect(await listAvisados(id)).toHaveLength(2);
    expect((await put([])).statusCode).toBe(200);
    await runJobs(new Date());
    expect((await site.read(id)).plazo).toEqual(plazo);
  });
});

describe('the clock of a request', () => {
  it('[AREA-05] is read by its entity and the ministry alone', async () => {
    const id = await createEnRevision();
    expect((await site.call('funcionario', 'GET', `solicitud/${id}/reloj`)).statusCode).toBe(404);
    expect((await site.call('lider', 'GET', 'solicitud/999999/reloj')).statusCode).toBe(404);
    const { id: draft } = (await site.create()).json();
    expect((await site.call('coordinador', 'GET', `solicitud/${draft}/reloj`)).statusCode).toBe(404);
    expect(await clock(draft)).toMatchObject({
      enManosDe: { dueno: 'entidad', texto: 'En manos de su entidad', desde: null },
      segmentos: [],
      pronostico: null,
    });
  });

  it('[AREA-05] tells whose turn it is and the days of each side', async () => {
    const id = await createEnRevision();
    // As if each step had been taken some days before.
    const dias = ['2026-03-02', '2026-03-04', '2026-03-09'];
    const pasos = await db()
      .selectFrom('solicitudes_pasos')
      .select('id')
      .where('solicitud_id', '=', id)
      .orderBy('id')
      .execute();
    for (const [place, paso] of pasos.entries())
      await db()
        .updateTable('solicitudes_pasos')
        .set({ created_at: new Date(`${dias[place]}T15:00:00Z`) })
        .where('id', '=', paso.id)
        .execute();
    const reloj = await clock(id);
    expect(reloj.enManosDe).toEqual({
      dueno: 'ministerio',
      texto: 'En manos del consultor del ministerio',
      desde: '2026-03-09',
    });
    expect(reloj.segmentos.slice(0, 2)).toEqual([
      {
        estado: 'radicada',
        dueno: 'ministerio',
        desde: '2026-03-02',
        hasta: '2026-03-04',
        diasHabiles: 2,
        diasSuspendidos: 0,
      },
      {
        estado: 'asignada',
        dueno: 'ministerio',
        desde: '2026-03-04',
        hasta: '2026-03-09',
        diasHabiles: 3,
        diasSuspendidos: 0,
      },
    ]);
    expect(reloj.dias.total).toBe(reloj.dias.ministerio);
  });

  it('[AREA-05] forecasts from the terms while few were certified, and says so; then from what they took', async () => {
    const id = await createEnRevision();
    const before = (await clock(id)).pronostico;
    expect(before).toMatchObject({ base: 'plazos' });
    expect(before?.hitos.at(-1)).toEqual({ estado: 'certificada', dia: before?.segura });
    await db().deleteFrom('solicitudes_historias').execute();
    await db()
      .insertInto('solicitudes_historias')
      .values({
        nivel: 1,
        fecha_calculo: hoy,
        evaluadas: 10,
        acertadas: 8,
        muestras: JSON.stringify(
          Object.fromEntries(
            [
              'radicada',
              'asignada',
              'en-revision',
              'devuelta',
              'en-conceptualizacion',
              'pendiente-entidad',
              'concepto-favorable',
            ].map((fase) => [fase, Array.from({ length: 25 }, (_, place) => 1 + (place % 5))]),
          ),
        ),
      })
      .execute();
    const after = (await clock(id)).pronostico;
    expect(after).toMatchObject({ base: 'historia', casos: 25, evaluadas: 10, acertadas: 8 });
    expect(after && after.probable <= after.segura).toBe(true);
    expect((await clock(id)).pronostico).toEqual(after);
  });

  it('[AREA-05] its history is written once a day from what was certified', async () => {
    await db().deleteFrom('solicitudes_historias').execute();
    await runJobs(new Date());
    const row = await db()
      .selectFrom('solicitudes_historias')
      .select(['muestras', 'evaluadas'])
      .where('nivel', '=', 1)
      .executeTakeFirstOrThrow();
    const { cuantas } = await db()
      .selectFrom('solicitudes as s')
      .innerJoin('estados_solicitud as e', 'e.id', 's.estado_id')
      .select(({ fn }) => fn.countAll<string>().as('cuantas'))
      .where('e.codigo', '=', 'certificada')
      .where('s.cerrada_en', '>=', new Date(addDays(hoy, -730)))
      .executeTakeFirstOrThrow();
    const { radicada = [] } = row.muestras as Record<string, number[]>;
    expect(radicada).toHaveLength(Number(cuantas));
    expect(radicada.every((dias) => dias === 1)).toBe(true);
    expect(row.evaluadas).toBe(0);
  });
});
