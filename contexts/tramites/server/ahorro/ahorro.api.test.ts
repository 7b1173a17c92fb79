import { findLastAudit, getUsuarioId, openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DetalleTramite } from '../../contract/index.ts';
import { CODIGOS_SUPUESTO } from '../../contract/terms.ts';

let test: TestApp;
let ministerio: string;
let lider: string;

beforeAll(async () => {
  test = await startTestApp();
  ministerio = await openTestSession(test.database.kysely, '1000000013');
  lider = await openTestSession(test.database.kysely, '1000000003');
});
afterAll(() => test.close());

const SUPUESTO = { codigo: 'transaccion', bajo: 10, central: 20, alto: 30, fuente: 'DANE', anio: 2026 };

async function write(payload: object, token = ministerio) {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/ahorro/supuestos',
    headers: { authorization: `Bearer ${token}` },
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
}
const list = async () => (await test.app.inject({ url: '/api-public/ahorro/supuestos' })).json();
const read = async (codigo: string): Promise<DetalleTramite> =>
  (await test.app.inject({ url: `/api-public/tramites/${codigo}` })).json();

let made = 0;
/** A client of production with a service of the platform that carries a servicio, or nobody said which. */
async function addRelacion(
  miembro: string,
  servicioId: number | null,
  subsistema = 'SISTEMA',
): Promise<number> {
  made += 1;
  const { kysely } = test.database;
  const add = async (codigo: string, de: string) => {
    const clave = { ambiente: 'produccion', instancia: 'CO', clase: 'GOB', miembro: de, codigo };
    const row = await kysely
      .insertInto('plataforma_subsistemas')
      .values(clave)
      .onConflict((conflict) => conflict.constraint('plataforma_subsistemas_clave').doUpdateSet(clave))
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  };
  const servicio = await kysely
    .insertInto('plataforma_servicios')
    .values({
      subsistema_id: await add('SERVICIOS', 'OFRECE-0001'),
      codigo: `medido-${made}`,
      numero: 'v1',
      servicio_id: servicioId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const relacion = await kysely
    .insertInto('plataforma_relaciones')
    .values({ servicio_id: servicio.id, cliente_id: await add(subsistema, miembro) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return relacion.id;
}

interface HoraMedida {
  readonly ambiente?: number;
  readonly hora: number;
  readonly exitosas: number;
  /** Whether the import of the hour counts. */
  readonly cuenta?: boolean;
}

/** An hour of production in which a client was answered so often. */
async function addHora(
  relacionId: number,
  { ambiente = 2, hora, exitosas, cuenta = true }: HoraMedida,
): Promise<void> {
  const { kysely } = test.database;
  const { id } = await kysely
    .insertInto('plataforma_importaciones')
    .values({
      ambiente: 'produccion',
      nombre: 'horas.jsonl',
      estado: 'aplicada',
      resumen: '{}',
      creada_por: await getUsuarioId(kysely, '1000000012'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into plataforma_horas (ambiente, hora, importacion_id, relacion_id, total, exitosas, por_falla, sin_pareja,
      ms_total, ms_proveedor, ms_red, con_red, bytes)
    values (${ambiente}, ${hora}, ${id}, ${relacionId}, ${exitosas}, ${exitosas}, array[0, 0, 0, 0, 0, 0, 0], 0,
      array_fill(0, array[32]), array_fill(0, array[32]), 0, 0, 0)`.execute(kysely);
  if (!cuenta) return;
  await sql`insert into plataforma_horas_vigentes (ambiente, hora, importacion_id, abierta_hasta)
    values (${ambiente}, ${hora}, ${id}, now())
    on conflict (ambiente, hora) do update set importacion_id = excluded.importacion_id`.execute(kysely);
}

describe('an assumption that is refused', () => {
  it.each([
    [{ bajo: 30, central: 20, alto: 40 }, 422, 'SUPUESTO_DESORDENADO'],
    [{ codigo: 'parte-que-lo-trae', bajo: 50, central: 90, alto: 120 }, 422, 'SUPUESTO_FUERA_DE_RANGO'],
    [{ fuente: '  ' }, 400, 'SOLICITUD_INVALIDA'],
    [{ anio: null }, 400, 'SOLICITUD_INVALIDA'],
    [{ codigo: 'inventado' }, 400, 'SOLICITUD_INVALIDA'],
    [{ bajo: -1 }, 400, 'SOLICITUD_INVALIDA'],
    [{ central: 1.5 }, 400, 'SOLICITUD_INVALIDA'],
  ])('[AREA-09] %j', async (changes, status, code) => {
    const before = await list();
    const answer = await write({ ...SUPUESTO, ...changes });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await list()).toEqual(before);
  });

  it('[AREA-09] of a person of an entidad', async () => {
    expect((await write(SUPUESTO, lider)).status).toBe(403);
  });
});

describe('what not to ask for papers saves', () => {
  it('[AREA-09] is a range from public assumptions with their source; what is achieved is told apart', async () => {
    const { supuestos, faltan } = await list();
    expect(faltan).toEqual([]);
    expect(supuestos.map(({ codigo }: { codigo: string }) => codigo)).toEqual(CODIGOS_SUPUESTO);
    for (const { fuente } of supuestos) expect(fuente).toBe('Supuesto de demostración');
    const { ahorro } = await read('T90002');
    if (!ahorro.potencial) throw new Error('The demo has no saving.');
    const { neto } = ahorro.potencial;
    expect(neto.p10).toBeLessThan(neto.p50);
    expect(neto.p50).toBeLessThan(neto.p90);
    // What the entidad declares of its calls is no measure: without production there is no achieved saving, and no zero.
    expect(ahorro.logrado).toBeNull();
    expect((await read('T90002')).ahorro).toEqual(ahorro);
  });

  it('[AREA-09] is achieved by what production measured of the exchange that spares the paper, and by nothing else', async () => {
    const { kysely } = test.database;
    const logrado = async () => (await read('T90002')).ahorro.logrado;
    const { potencial } = (await read('T90002')).ahorro;
    const uso = await kysely
      .selectFrom('tramites_servicios as u')
      .innerJoin('tramites as t', 't.id', 'u.tramite_id')
      .select(['t.entidad_id as entidadId', 'u.servicio_id as servicioId', 't.id as tramiteId'])
      .where('t.codigo', '=', 'T90002')
      .executeTakeFirstOrThrow();
    await kysely
      .updateTable('entidades')
      .set({ codigo_xroad: 'CONSUME-0002' })
      .where('id', '=', uso.entidadId)
      .execute();
    const ayer = Math.floor(Date.now() / 3_600_000) - 24;
    const propio = await addRelacion('CONSUME-0002', uso.servicioId);
    // In QA, of another entidad, of another servicio, of an import that does not count, and of longer ago than a year.
    await addHora(propio, { ambiente: 0, hora: ayer, exitosas: 900 });
    await addHora(await addRelacion('OTRA-0003', uso.servicioId), { hora: ayer, exitosas: 900 });
    await addHora(await addRelacion('CONSUME-0002', null), { hora: ayer, exitosas: 900 });
    await addHora(propio, { hora: ayer - 1, exitosas: 900, cuenta: false });
    await addHora(propio, { hora: ayer - 366 * 24, exitosas: 900 });
    expect(await logrado()).toBeNull();
    await addHora(propio, { hora: ayer - 2, exitosas: 1000 });
    const mil = await logrado();
    expect(mil?.p50).toBeGreaterThan(0);
    // A second subsystem of the same member, and more calls.
    await addHora(await addRelacion('CONSUME-0002', uso.servicioId, 'OTRO'), {
      hora: ayer - 3,
      exitosas: 1000,
    });
    const dosMil = await logrado();
    expect(Math.abs((dosMil?.p50 ?? 0) - 2 * (mil?.p50 ?? 0))).toBeLessThanOrEqual(1);
    // The potential is what it was: what is achieved is a part of it.
    const after = (await read('T90002')).ahorro;
    expect(after.potencial).toEqual(potencial);
    expect(after.logrado?.p90).toBeLessThanOrEqual(after.potencial?.neto.p90 ?? 0);
    // Two trámites that consume it share its calls.
    const { id: otro } = await kysely
      .insertInto('tramites')
      .values({ codigo: 'T99999', nombre: 'Otro', entidad_id: uso.entidadId, tipo: 'tramite' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await kysely
      .insertInto('tramites_servicios')
      .values({ tramite_id: otro, servicio_id: uso.servicioId, uso: 'consume' })
      .execute();
    expect(await logrado()).toEqual(mil);
  });

  it('[AREA-09] without the yearly number of a trámite nothing is computed, and it is told', async () => {
    const { ahorro } = await read('T90005');
    expect(ahorro).toMatchObject({ potencial: null, logrado: null, papeles: 0 });
    expect(ahorro.sinVolumen).toBeGreaterThan(0);
  });

  it('[AREA-09] a dearer call saves less from the next reading on, and the trail says what it was', async () => {
    const before = (await read('T90002')).ahorro.potencial?.neto.p50 ?? 0;
    const written = await write({ ...SUPUESTO, bajo: 5000, central: 6000, alto: 7000 });
    expect(written).toMatchObject({ status: 200, body: { codigo: 'transaccion', fuente: 'DANE' } });
    expect((await read('T90002')).ahorro.potencial?.neto.p50).toBeLessThan(before);
    expect(await findLastAudit(test.database.kysely, 'escribir-supuesto')).toMatchObject({
      result: 'exito',
      detail: { antes: { central: 80 }, despues: { central: 6000, fuente: 'DANE' } },
    });
  });
});
