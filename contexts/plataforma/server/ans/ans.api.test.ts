import { toColombianDay } from '@marco/country/working-days';
import { addScheduledJobs, runDueJob } from '@marco/server-kit';
import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clearPlataforma } from '../../testing/clear-plataforma.ts';
import { createOperacionClient } from '../../testing/operacion-client.ts';
import { ansJobs } from './ans-jobs.ts';

const HORA_MS = 3_600_000;

let test: TestApp;
let operador: ReturnType<typeof createOperacionClient>;
let servicioId: number;
beforeAll(async () => {
  test = await startTestApp({ environment: { PORT: '0' }, listen: true });
  const { kysely } = test.database;
  operador = createOperacionClient(test.app.listeningOrigin, await openTestSession(kysely, '1000000012'));
  const { rows } = await sql<{ id: number }>`select min(s.id) as id from servicios s
    join membresias m on m.entidad_id = s.entidad_id join usuarios u on u.id = m.usuario_id
    where u.numero_identificacion = '1000000003'`.execute(kysely);
  servicioId = rows[0]?.id ?? 0;
});
afterAll(() => test.close());
beforeEach(async () => {
  const { kysely } = test.database;
  await clearPlataforma(kysely);
  await sql`delete from notificaciones where evento = 'ans-incumplido'`.execute(kysely);
});

/** The tenth day, at noon, of so many months before the last one that takes no more records. */
function findMediodia(mesesAntes: number): number {
  const hoy = new Date(`${toColombianDay(new Date())}T17:00:00Z`);
  const cerrado = hoy.getUTCDate() > 10 ? 1 : 2;
  return Date.UTC(hoy.getUTCFullYear(), hoy.getUTCMonth() - cerrado - mesesAntes, 10, 17) / HORA_MS;
}

async function addServicio(disponibilidad: number | null = 99.5): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with uno as (insert into plataforma_subsistemas (ambiente, instancia, clase, miembro, codigo, en_catalogo)
      values ('produccion', 'CO', 'GOB', 'PRUEBA-0001', 'SERVICIOS', true) returning id)
    insert into plataforma_servicios (subsistema_id, codigo, numero, en_catalogo, servicio_id, ans_disponibilidad)
    select id, 'consultar', 'v1', true, ${servicioId}::int, ${disponibilidad}::numeric from uno returning id`.execute(
    test.database.kysely,
  );
  return rows[0]?.id ?? 0;
}

/** An hour with traffic in all its minutes, in some of which it was down. */
async function addHora(plataformaId: number, hora: number, caidos: number): Promise<void> {
  const ceros = Array.from({ length: 32 }, () => 0);
  await sql`
    with importacion as (
      insert into plataforma_importaciones (ambiente, nombre, estado, resumen, creada_por)
      select 'produccion', 'prueba.jsonl', 'aplicada', '{}'::jsonb, min(id) from usuarios returning id
    ), vigente as (
      insert into plataforma_horas_vigentes (ambiente, hora, importacion_id, abierta_hasta, cerrada)
      select 2, ${hora}::int, id, now(), true from importacion
    )
    insert into plataforma_pulsos (importacion_id, ambiente, hora, servicio_id, llamadas, exitosas, por_falla, ms_proveedor,
      con_trafico, caidos)
    select id, 2, ${hora}::int, ${plataformaId}::int, 600, 600, ${[0, 0, 0, 0, 0, 0, 0]}::int[], ${ceros}::int[], 60,
      ${caidos}::smallint from importacion`.execute(test.database.kysely);
}

async function runDay(): Promise<void> {
  const { kysely } = test.database;
  const fail = (kind: string, error: unknown) => {
    throw new Error(`${kind} failed`, { cause: error });
  };
  await kysely
    .deleteFrom('jobs')
    .where(
      'kind',
      'in',
      ansJobs.map(({ kind }) => kind),
    )
    .execute();
  await addScheduledJobs(kysely, ansJobs, new Date());
  while (await runDueJob(kysely, ansJobs, fail));
}
const listTareas = async () => (await operador.call('/tareas?tipo=ans&tamano=100')).body.tareas;
const listAvisos = async () =>
  (
    await sql<{ texto: string }>`select texto from notificaciones where evento = 'ans-incumplido'`.execute(
      test.database.kysely,
    )
  ).rows;

describe('what gives no work', () => {
  it('[AREA-05] one broken month, a month without data, and nothing promised', async () => {
    const id = await addServicio();
    await addHora(id, findMediodia(0), 6);
    await runDay();
    expect([await listTareas(), await listAvisos()]).toEqual([[], []]);
    const { rows } = await sql<{ incumplidas: string[] }>`select incumplidas from plataforma_meses`.execute(
      test.database.kysely,
    );
    expect(rows).toEqual([{ incumplidas: ['disponibilidad'] }]);
    await addHora(id, findMediodia(1), 0);
    await runDay();
    expect([await listTareas(), await listAvisos()]).toEqual([[], []]);
    await clearPlataforma(test.database.kysely);
    const otro = await addServicio(null);
    for (const mes of [0, 1]) await addHora(otro, findMediodia(mes), 6);
    await runDay();
    expect(await listTareas()).toEqual([]);
  });

  it('[AREA-05] the month that still takes records', async () => {
    const id = await addServicio();
    for (const mes of [-1, 0]) await addHora(id, findMediodia(mes), 6);
    await runDay();
    expect(await listTareas()).toEqual([]);
  });
});

describe('hours the entidad announced', () => {
  it('[AREA-05] are not measured where it did so in time, and are where it did not', async () => {
    const id = await addServicio();
    for (const mes of [0, 1]) {
      await addHora(id, findMediodia(mes), 6);
      await addHora(id, findMediodia(mes) + 24, 0);
    }
    const announce = (dias: number) =>
      sql`insert into plataforma_ventanas (servicio_id, inicia_en, termina_en, motivo, anunciada_por, created_at)
        select ${servicioId}::int, x.inicia, x.inicia + interval '1 hour', 'Cambio de servidor.',
          (select min(id) from usuarios), x.inicia - ${dias}::int * interval '1 day'
        from (select to_timestamp(${findMediodia(0)}::bigint * 3600) as inicia) x`.execute(
        test.database.kysely,
      );
    await announce(10);
    await runDay();
    expect(await listTareas()).toEqual([]);
    const { kysely } = test.database;
    await sql`delete from plataforma_meses`.execute(kysely);
    await sql`delete from plataforma_ventanas`.execute(kysely);
    await announce(1);
    await runDay();
    expect(await listTareas()).toHaveLength(1);
  });
});

describe('two broken months in a row', () => {
  it('[AREA-05] give the operator a task and tell the entidad, once', async () => {
    const id = await addServicio();
    for (const mes of [0, 1]) await addHora(id, findMediodia(mes), 6);
    await runDay();
    await runDay();
    const [tarea, ...mas] = await listTareas();
    expect(mas).toEqual([]);
    expect(tarea).toMatchObject({ tipo: 'ans', servicioId, estado: 'pendiente' });
    expect(tarea.frase).toMatch(/lo que prometió: en .*, disponibilidad; en .*, disponibilidad/);
    expect(tarea.pasos.cerrar.allowed).toBe(true);
    const { body } = await operador.call(`/tareas/${tarea.id}`);
    expect(body.ans.meses).toMatchObject([
      { incumplidas: ['disponibilidad'] },
      { incumplidas: ['disponibilidad'] },
    ]);
    const avisos = await listAvisos();
    expect(avisos.length).toBeGreaterThan(0);
    expect(avisos[0]?.texto).toContain('incumplió dos meses seguidos');
    // Nothing is suspended by itself.
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from servicios_versiones
      where servicio_id = ${servicioId} and estado = 'suspendida'`.execute(test.database.kysely);
    expect(rows[0]?.n).toBe(0);
    const cuantos = avisos.length;
    await runDay();
    expect((await listAvisos()).length).toBe(cuantos);
  });
});
