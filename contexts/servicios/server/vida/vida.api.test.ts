import { formatLongDay } from '@marco/country/day-text';
import { addDays, toColombianDay } from '@marco/country/working-days';
import { createPublicado } from '@marco/elementos-de-dato/testing';
import { addScheduledJobs, createSystemOrigin, runDueJob } from '@marco/server-kit';
import { findLastAudit, openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImpactoVersion, VidaVersion } from '../../contract/index.ts';
import type { ConsumoConocido } from '../../rules/vida/consumidores.ts';
import { updateVersionRespaldada } from '../versiones/update-version-respaldada.ts';
import { createVidaJobs } from './vida-jobs.ts';

let test: TestApp;
const tokens = { certificador: '', lider: '', funcionario: '', ajena: '' };
let entidadId: number;
let dato: number;
let otroDato: number;

const db = () => test.database.kysely;
const HOY = toColombianDay(new Date());
const EN_PLAZO = addDays(HOY, 120);

beforeAll(async () => {
  test = await startTestApp();
  tokens.certificador = await openTestSession(db(), '1000000001');
  tokens.lider = await openTestSession(db(), '1000000003');
  tokens.funcionario = await openTestSession(db(), '1000000004');
  const { entidad_id } = await db()
    .selectFrom('membresias as m')
    .innerJoin('usuarios as u', 'u.id', 'm.usuario_id')
    .select('m.entidad_id')
    .where('u.numero_identificacion', '=', '1000000003')
    .where('m.estado', '=', 'activa')
    .executeTakeFirstOrThrow();
  entidadId = entidad_id;
  dato = (await createPublicado(db(), { identificador: 'datoVida', nombre: 'Dato de la vida' })).versionId;
  otroDato = (await createPublicado(db(), { identificador: 'otroDatoVida', nombre: 'Otro dato' })).versionId;
});
afterAll(() => test.close());

type Quien = keyof typeof tokens;
const call = (quien: Quien, method: 'GET' | 'POST', path: string, payload?: object, version?: number) =>
  test.app.inject({
    method,
    url: `/api/servicios/versiones/${path}`,
    headers: {
      authorization: `Bearer ${tokens[quien]}`,
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
    },
    ...(payload ? { payload } : {}),
  });
const read = async (id: number, quien: Quien = 'lider'): Promise<VidaVersion> => {
  const answer = await call(quien, 'GET', `${id}/vida`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const readImpacto = async (
  id: number,
  sucesora?: number,
  quien: Quien = 'lider',
): Promise<ImpactoVersion> => {
  const answer = await call(quien, 'GET', `${id}/impacto${sucesora ? `?sucesora=${sucesora}` : ''}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const step = async (id: number, body: object, quien: Quien = 'lider') =>
  call(quien, 'POST', `${id}/pasos`, body, (await read(id)).version);

/** A version whose answer carries these fields, each with an element. */
async function addVersion(
  servicioId: number,
  [mayor, menor, estado]: readonly [number, number, string],
  campos: Readonly<Record<string, number>>,
): Promise<number> {
  const { id } = await db()
    .insertInto('servicios_versiones')
    .values({ servicio_id: servicioId, mayor, menor, estado })
    .returning('id')
    .executeTakeFirstOrThrow();
  const operacion = await db()
    .insertInto('servicios_operaciones')
    .values({ version_id: id, orden: 1, codigo: 'consultar', nombre: 'Consultar' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const mensaje = await db()
    .insertInto('servicios_mensajes')
    .values({ operacion_id: operacion.id, papel: 'respuesta' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db()
    .insertInto('servicios_mensajes_campos')
    .values(
      Object.entries(campos).map(([nombre_local, elemento_version_id], orden) => ({
        mensaje_id: mensaje.id,
        orden: orden + 1,
        nombre_local,
        elemento_version_id,
        minimo: 1,
        maximo: 1,
        obligatorio_de_negocio: true,
      })),
    )
    .execute();
  return id;
}

/** A servicio of the entidad, with version 1.0 published and 2.0 certified, which says one of its fields no more. */
async function addServicio() {
  const { id: servicioId } = await db()
    .insertInto('servicios')
    .values({
      nombre: `Servicio con vida ${performance.now()}`,
      descripcion: 'Vive.',
      entidad_id: entidadId,
      estado_servicio_id: sql<number>`(select id from estados_servicio where codigo = 'publicado-nivel-3')`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const primera = await addVersion(servicioId, [1, 0, 'publicada'], { queda: dato, sale: otroDato });
  const segunda = await addVersion(servicioId, [2, 0, 'certificada'], { queda: dato });
  return { servicioId, primera, segunda };
}

/** Fields of the answers of a version, by their names. */
async function listCampos(versionId: number): Promise<Record<string, number>> {
  const { rows } = await sql<{ id: number; nombre: string }>`
    select c.id, c.nombre_local as nombre from servicios_mensajes_campos c join servicios_mensajes m on m.id = c.mensaje_id
    join servicios_operaciones o on o.id = m.operacion_id where o.version_id = ${versionId}`.execute(db());
  return Object.fromEntries(rows.map(({ id, nombre }) => [nombre, id]));
}

/** Names entidades as consumers of a version, as the request that standardised it does. */
async function addDeclarados(versionId: number, entidades: readonly number[]): Promise<void> {
  const { id } = await db()
    .selectFrom('solicitudes')
    .select('id')
    .where('nivel', '=', 1)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await db()
    .updateTable('servicios_versiones')
    .set({ solicitud_id: id })
    .where('id', '=', versionId)
    .execute();
  await db().deleteFrom('solicitudes_consumidores').where('solicitud_id', '=', id).execute();
  await db()
    .insertInto('solicitudes_consumidores')
    .values(entidades.map((una) => ({ solicitud_id: id, entidad_id: una })))
    .execute();
}

/** People who work in another entidad and follow versions, two of them in two entidades. */
async function listConsumidoras(): Promise<
  readonly { readonly entidadId: number; readonly usuarioId: number }[]
> {
  const { rows } = await sql<{ entidadId: number; usuarioId: number }>`
    select m.entidad_id as "entidadId", min(m.usuario_id) as "usuarioId" from membresias m
    join roles_permisos p on p.rol_id = m.rol_id join subfuncionalidades f on f.id = p.subfuncionalidad_id
    join usuarios u on u.id = m.usuario_id
    where f.codigo = 'versiones' and p.accion = 'consultar' and m.estado = 'activa' and u.activo
      and m.entidad_id <> ${entidadId} group by m.entidad_id order by m.entidad_id limit 2`.execute(db());
  return rows;
}

/** Runs what the process does beside the requests, once, as if it were that day. */
async function runJobs(consumos: readonly ConsumoConocido[] = []): Promise<void> {
  const jobs = createVidaJobs({ consumosDeVersiones: [async () => consumos], alCambiarServicio: [] });
  const fail = (kind: string, error: unknown) => {
    throw new Error(`${kind} failed`, { cause: error });
  };
  await addScheduledJobs(db(), jobs, new Date());
  while (await runDueJob(db(), jobs, fail));
}

const listAvisos = async (usuarioId: number, evento: string) =>
  db()
    .selectFrom('notificaciones')
    .selectAll()
    .where('usuario_id', '=', usuarioId)
    .where('evento', '=', evento)
    .orderBy('id')
    .execute();

describe('refusals of the end of a version', () => {
  it('[AREA-05] only who approves in the entidad of the servicio, or in the ministry, takes a step', async () => {
    const { primera } = await addServicio();
    const body = { accion: 'declarar-obsoleta', fechaRetiro: EN_PLAZO, motivo: 'Sobra.' };
    const impacto = (await readImpacto(primera)).huella;
    const sin = await step(primera, { ...body, impacto }, 'funcionario');
    expect(sin.statusCode).toBe(403);
    expect((await read(primera, 'funcionario')).acciones['declarar-obsoleta']).toMatchObject({
      allowed: false,
    });
    const [otra] = await listConsumidoras();
    await sql`update servicios set entidad_id = ${otra?.entidadId ?? 0}
      where id = (select servicio_id from servicios_versiones where id = ${primera})`.execute(db());
    const ajena = await step(primera, { ...body, impacto });
    expect([ajena.statusCode, ajena.json().code]).toEqual([403, 'VERSION_ACCION_NO_PERMITIDA']);
    const leida = await call('lider', 'GET', `${primera}/impacto`);
    expect([leida.statusCode, leida.json().code]).toEqual([403, 'VERSION_ACCION_NO_PERMITIDA']);
    expect((await read(primera)).estado).toBe('publicada');
  });

  it('[AREA-05] a version that is not there, of another servicio, or before its time has its reason', async () => {
    const { primera, segunda } = await addServicio();
    const otro = await addServicio();
    for (const path of ['999999/vida', '999999/impacto', `${primera}/impacto?sucesora=999999`])
      expect((await call('lider', 'GET', path)).statusCode, path).toBe(404);
    const cruzada = await call('lider', 'GET', `${primera}/impacto?sucesora=${otro.segunda}`);
    expect([cruzada.statusCode, cruzada.json().code]).toEqual([409, 'VERSION_DE_OTRO_SERVICIO']);
    const body = { accion: 'declarar-obsoleta', sucesoraId: segunda, motivo: 'Hay otra.' };
    const { huella: impacto } = await readImpacto(primera, segunda);
    for (const [malo, campo] of [
      [{ fechaRetiro: addDays(HOY, 89) }, 'fechaRetiro'],
      [{ fechaRetiro: null }, 'fechaRetiro'],
      [{ fechaRetiro: 'mañana' }, 'fechaRetiro'],
      [{ fechaRetiro: addDays(HOY, 4000) }, 'fechaRetiro'],
      [{ fechaRetiro: EN_PLAZO, motivo: '' }, 'motivo'],
      [{ fechaRetiro: EN_PLAZO, sucesoraId: otro.segunda }, 'sucesoraId'],
    ] as const) {
      const answer = await step(primera, { ...body, impacto, ...malo });
      expect([answer.statusCode, answer.json().detalles?.[0]?.campo], answer.body).toEqual([400, campo]);
    }
    const early = await step(segunda, { ...body, impacto, fechaRetiro: EN_PLAZO, sucesoraId: null });
    expect(early.json().code).toBe('VERSION_ACCION_NO_PERMITIDA');
    expect(early.json().detalles[0].mensaje).toContain('«Publicada»');
    expect(await read(primera)).toMatchObject({ estado: 'publicada', fechaRetiro: null });
  });

  it('[AREA-05] who decides has seen whom it breaks, as it is now, and the version as it is', async () => {
    const { primera, segunda } = await addServicio();
    const body = {
      accion: 'declarar-obsoleta',
      sucesoraId: segunda,
      fechaRetiro: EN_PLAZO,
      motivo: 'Hay otra.',
    };
    const { huella } = await readImpacto(primera, segunda);
    expect((await step(primera, body)).json().code).toBe('IMPACTO_SIN_VER');
    const [consumidora] = await listConsumidoras();
    await addDeclarados(primera, [consumidora?.entidadId ?? 0]);
    const stale = await step(primera, { ...body, impacto: huella });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'IMPACTO_DISTINTO']);
    const { huella: impacto } = await readImpacto(primera, segunda);
    const old = await call('lider', 'POST', `${primera}/pasos`, { ...body, impacto }, 77);
    expect([old.statusCode, old.json().code]).toEqual([412, 'VERSION_DISTINTA']);
    expect((await read(primera)).estado).toBe('publicada');
  });
});

describe('the end of a version', () => {
  it('[AREA-05] is declared with its successor and its day, told to whom it breaks alone, and comes on that day', async () => {
    const { servicioId, primera, segunda } = await addServicio();
    const [lee, noLee] = await listConsumidoras();
    const campos = await listCampos(primera);
    const toConsumo = (una: typeof lee, campo: string): ConsumoConocido => ({
      entidadId: una?.entidadId ?? 0,
      entidad: campo,
      origen: 'acuerdo',
      referencia: 'LCI-AC-2026-000001',
      campos: [campos[campo] ?? 0],
      impideRetiro: false,
    });
    const consumos = [toConsumo(lee, 'sale'), toConsumo(noLee, 'queda')];
    const { huella: impacto } = await readImpacto(primera, segunda);
    const body = {
      accion: 'declarar-obsoleta',
      sucesoraId: segunda,
      fechaRetiro: EN_PLAZO,
      motivo: 'Hay otra.',
    };
    const answer = await step(primera, { ...body, impacto }, 'certificador');
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({
      estado: 'obsoleta',
      fechaRetiro: EN_PLAZO,
      sucesora: { id: segunda, numero: '2.0' },
      acciones: { 'fijar-retiro': { allowed: true }, 'declarar-obsoleta': { allowed: false } },
    });
    expect(await findLastAudit(db(), 'declarar-version-obsoleta')).toMatchObject({
      detail: { despues: { estado: 'obsoleta', sucesora: '2.0', impacto } },
    });

    await runJobs(consumos);
    const [aviso, ...more] = await listAvisos(lee?.usuarioId ?? 0, 'cambio-de-servicio');
    expect(more).toEqual([]);
    expect(aviso?.texto).toContain('De lo que usa su entidad cambia: sale.');
    expect(aviso?.enlace).toBe(`/app/servicios/${servicioId}?version=${primera}`);
    expect(await listAvisos(noLee?.usuarioId ?? 0, 'cambio-de-servicio')).toEqual([]);

    // Its day comes; one of them still has an acuerdo on it.
    const setDia = (dia: string) =>
      db().updateTable('servicios_versiones').set({ fecha_retiro: dia }).where('id', '=', primera).execute();
    const nextDay = () =>
      db().deleteFrom('jobs').where('kind', 'in', ['preparar-retiros', 'retirar-version']).execute();
    await setDia(HOY);
    await nextDay();
    await runJobs(consumos.map((consumo) => ({ ...consumo, impideRetiro: true })));
    expect(await read(primera)).toMatchObject({ estado: 'obsoleta', fechaRetiro: addDays(HOY, 30) });
    // Also who is not broken reads that it is waited for: its acuerdo is why.
    for (const quien of [lee, noLee])
      expect((await listAvisos(quien?.usuarioId ?? 0, 'retiro-de-servicio')).at(-1)?.texto).toContain(
        'se aplazó al',
      );

    await setDia(HOY);
    await nextDay();
    await runJobs(consumos);
    const retirada = await read(primera);
    expect(retirada).toMatchObject({ estado: 'retirada', retiradaEn: expect.any(String) });
    expect(Object.values(retirada.acciones).every(({ allowed }) => !allowed)).toBe(true);
    expect((await listAvisos(lee?.usuarioId ?? 0, 'retiro-de-servicio')).at(-1)?.texto).toContain(
      'ya no responde',
    );
    expect(await listAvisos(noLee?.usuarioId ?? 0, 'retiro-de-servicio')).toHaveLength(1);
  });

  it('[AREA-05] a suspension, its end and a lost certificate are told to all its consumers, broken or not', async () => {
    const { primera } = await addServicio();
    const [una, otra] = await listConsumidoras();
    const campos = await listCampos(primera);
    const consumos = [una, otra].map(
      (consumidora, place): ConsumoConocido => ({
        entidadId: consumidora?.entidadId ?? 0,
        entidad: `Entidad ${place}`,
        origen: 'acuerdo',
        referencia: null,
        campos: [campos['queda'] ?? 0],
        impideRetiro: true,
      }),
    );
    const origin = createSystemOrigin();
    const respaldar = (tercero: 'vigente' | 'suspendido' | 'revocado') =>
      db()
        .transaction()
        .execute((trx) =>
          updateVersionRespaldada(trx, primera, { 3: tercero }, { origin, alCambiarServicio: [] }),
        );
    const textsOf = async (quien: typeof una) =>
      (await listAvisos(quien?.usuarioId ?? 0, 'suspension-de-servicio')).slice(-3).map(({ texto }) => texto);
    for (const estado of ['suspendido', 'vigente', 'revocado'] as const) {
      await respaldar(estado);
      await runJobs(consumos);
    }
    for (const quien of [una, otra])
      expect(await textsOf(quien)).toEqual([
        expect.stringContaining('se suspendió'),
        expect.stringContaining('ya se puede usar de nuevo'),
        expect.stringContaining('perdió el certificado'),
      ]);
  });

  it('[AREA-05] the impact names the entidades of the request, each with what breaks it', async () => {
    const { primera, segunda } = await addServicio();
    const consumidoras = await listConsumidoras();
    await addDeclarados(
      primera,
      consumidoras.map((una) => una.entidadId),
    );
    const impacto = await readImpacto(primera, segunda);
    expect(impacto).toMatchObject({ rompe: 2, totalCampos: 2, hasta: { numero: '2.0' } });
    expect(impacto.consumidores[0]).toMatchObject({
      origen: 'declarado',
      campos: null,
      veredicto: 'rompe',
      roturas: [{ operacion: 'consultar', papel: 'respuesta', campo: 'sale' }],
    });
    const sin = await readImpacto(primera, undefined, 'certificador');
    expect(sin).toMatchObject({ rompe: 2, hasta: null });
    expect(sin.huella).not.toBe(impacto.huella);
    const { primera: igual } = await addServicio();
    expect(await readImpacto(igual)).toMatchObject({ consumidores: [], rompe: 0 });
  });

  it('[AREA-05] its day may be said later and moved, never closer than the term; nobody uses it, and it ends at once', async () => {
    const { primera, segunda } = await addServicio();
    const say = async (accion: string, fechaRetiro: string) =>
      step(primera, {
        accion,
        fechaRetiro,
        sucesoraId: segunda,
        motivo: 'Hay otra.',
        impacto: (await readImpacto(primera, segunda)).huella,
      });
    expect((await say('declarar-obsoleta', EN_PLAZO)).statusCode).toBe(200);
    expect((await say('fijar-retiro', addDays(HOY, 89))).statusCode).toBe(400);
    const moved = await say('fijar-retiro', addDays(HOY, 200));
    expect(moved.json()).toMatchObject({ estado: 'obsoleta', fechaRetiro: addDays(HOY, 200) });
    expect((await say('declarar-obsoleta', EN_PLAZO)).json().code).toBe('VERSION_ACCION_NO_PERMITIDA');
    const [una] = await listConsumidoras();
    // Said twice before anybody was told, it is told once, as it was said last; moved later, it is told again.
    const listFines = async () =>
      (await listAvisos(una?.usuarioId ?? 0, 'cambio-de-servicio')).filter(({ enlace }) =>
        enlace?.endsWith(`version=${primera}`),
      );
    const consumo: ConsumoConocido = {
      entidadId: una?.entidadId ?? 0,
      entidad: 'Una',
      origen: 'acuerdo',
      referencia: null,
      campos: [(await listCampos(primera))['sale'] ?? 0],
      impideRetiro: false,
    };
    await runJobs([consumo]);
    expect((await listFines()).map(({ texto }) => texto)).toEqual([
      expect.stringContaining(formatLongDay(addDays(HOY, 200))),
    ]);
    expect((await say('fijar-retiro', addDays(HOY, 210))).statusCode).toBe(200);
    await runJobs([consumo]);
    expect(await listFines()).toHaveLength(2);
    await addDeclarados(primera, [una?.entidadId ?? 0]);
    const used = await step(primera, { accion: 'retirar' });
    expect(used.json().detalles[0].mensaje).toContain('1 entidad la consume');
    await db()
      .updateTable('servicios_versiones')
      .set({ solicitud_id: null })
      .where('id', '=', primera)
      .execute();
    expect((await step(primera, { accion: 'retirar' })).json()).toMatchObject({ estado: 'retirada' });
  });
});
