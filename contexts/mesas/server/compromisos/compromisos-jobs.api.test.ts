import { addWorkingDays, nextWorkingDay } from '@marco/country/working-days';
import { addScheduledJobs, runDueJob } from '@marco/server-kit';
import { openTestDatabase } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeConElemento, closeCumplidos } from './close-cumplidos.ts';
import { createCompromisosJobs } from './compromisos-jobs.ts';
import { findCalendario } from './present-compromiso.ts';

type Database = Awaited<ReturnType<typeof openTestDatabase>>;

const handlers = createCompromisosJobs();
const failures: unknown[] = [];
let database: Database;
let camilo: number;
let cancilleria: number;
let hoy: string;

beforeAll(async () => {
  database = await openTestDatabase();
  const { kysely } = database;
  const row = await kysely
    .selectFrom('usuarios as u')
    .innerJoin('membresias as m', 'm.usuario_id', 'u.id')
    .select(['u.id', 'm.entidad_id'])
    .where('u.numero_identificacion', '=', '1000000003')
    .where('m.estado', '=', 'activa')
    .executeTakeFirstOrThrow();
  camilo = row.id;
  cancilleria = row.entidad_id;
  ({ hoy } = await findCalendario(kysely));
});
afterAll(() => database.close());
beforeEach(async () => {
  // Each test tells of its own commitments.
  for (const table of ['compromisos', 'jobs', 'notificaciones', 'outbox_messages'])
    await sql`delete from ${sql.table(table)}`.execute(database.kysely);
});

async function add(part: object = {}): Promise<number> {
  const { id } = await database.kysely
    .insertInto('compromisos')
    .values({
      mesa_id: 1,
      descripcion: 'Entregar.',
      responsable: 'Camilo',
      responsable_usuario_id: camilo,
      entidad_id: cancilleria,
      fecha_acuerdo: '2025-01-02',
      fecha_vencimiento: '2025-03-10',
      ...part,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
/** Everything that is due at noon of a Colombian day, done. */
async function work(dia: string, hora = '12:00'): Promise<void> {
  await addScheduledJobs(database.kysely, handlers, new Date(`${dia}T${hora}:00-05:00`));
  while (await runDueJob(database.kysely, handlers, (_, error) => failures.push(error)));
}
const listNotices = () =>
  database.kysely
    .selectFrom('notificaciones')
    .select(['usuario_id', 'evento', 'titulo', 'texto'])
    .orderBy('id')
    .execute();
const findEstado = async (id: number) =>
  database.kysely
    .selectFrom('compromisos')
    .select(['estado', 'motivo_cierre', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('reminders', () => {
  it('[MESA-11] none before the hour of the parameter, nor on a day nobody works', async () => {
    await add();
    await work('2026-11-20', '06:59');
    await work('2026-11-21');
    await work('2026-11-16');
    expect(await listNotices()).toEqual([]);
  });

  it('[MESA-11] one overdue is told to who answers for it, by mail and in the product, and again each week', async () => {
    await add();
    // Due on a Monday: every week of it begins on one.
    await work('2026-11-23');
    await work('2026-11-23', '15:00');
    await work('2026-11-27');
    const [notice, ...others] = await listNotices();
    expect(others).toEqual([]);
    expect(notice).toMatchObject({ usuario_id: camilo, evento: 'compromiso-vencido' });
    expect(notice?.texto).toMatch(/^El compromiso venció hace \d+ días hábiles: Entregar\.$/);
    const mails = await database.kysely
      .selectFrom('outbox_messages')
      .select(['recipient', 'subject', 'text_body'])
      .execute();
    expect(mails).toMatchObject([
      {
        recipient: 'camilo.nustes@cancilleria.ejemplo.gov.co',
        subject: expect.stringMatching(/^Un compromiso de la mesa Pasaportes venció hace \d+ días hábiles$/),
      },
    ]);
    expect(mails[0]?.text_body).toMatch(
      /la mesa de interoperabilidad Pasaportes venció hace \d+ días hábiles/,
    );
    expect(mails[0]?.text_body).toContain('/app/mesas-interoperabilidad/compromisos?vista=mios');
    await work('2026-11-30');
    expect(await listNotices()).toHaveLength(2);
    expect(failures).toEqual([]);
  });

  it('[MESA-11] one due soon is told once; one with more days, a closed one and one of a closed mesa are not', async () => {
    const dia = nextWorkingDay(hoy);
    const { id: cerrada } = await database.kysely
      .selectFrom('mesas')
      .select('id')
      .where('activa', '=', false)
      .limit(1)
      .executeTakeFirstOrThrow();
    await add({ descripcion: 'Pronto.', fecha_vencimiento: addWorkingDays(dia, 2) });
    await add({ fecha_vencimiento: addWorkingDays(dia, 4) });
    await add({ mesa_id: cerrada });
    await add({ estado: 'cumplido', cerrado_en: '2025-03-01T12:00:00Z' });
    await work(dia);
    await work(addWorkingDays(dia, 1));
    const soon = (await listNotices()).filter(({ evento }) => evento === 'compromiso-por-vencer');
    expect(soon.map(({ texto }) => texto)).toContainEqual(expect.stringMatching(/Pronto\.$/));
    expect(soon.filter(({ texto }) => texto.endsWith('Pronto.'))).toHaveLength(1);
    expect((await listNotices()).filter(({ evento }) => evento === 'compromiso-vencido')).toEqual([]);
  });

  it('[MESA-11] without a person with account, everybody of the entity is told', async () => {
    await add({ responsable_usuario_id: null });
    await work('2026-11-20');
    const people = await database.kysely
      .selectFrom('membresias as m')
      .innerJoin('usuarios as u', 'u.id', 'm.usuario_id')
      .select('u.id')
      .where('m.entidad_id', '=', cancilleria)
      .where('m.estado', '=', 'activa')
      .where('u.activo', '=', true)
      .execute();
    const told = await listNotices();
    expect(new Set(told.map(({ usuario_id }) => usuario_id))).toEqual(new Set(people.map(({ id }) => id)));
  });
});

describe('a commitment linked to a servicio', () => {
  const setEstado = (servicio: number, codigo: string) =>
    sql`update servicios set estado_servicio_id = (select id from estados_servicio where codigo = ${codigo})
      where id = ${servicio}`.execute(database.kysely);

  async function addLinked(meta: string) {
    const servicio = await database.kysely
      .selectFrom('servicios')
      .select('id')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const estado = await database.kysely
      .selectFrom('estados_servicio')
      .select('id')
      .where('codigo', '=', meta)
      .executeTakeFirstOrThrow();
    await setEstado(servicio.id, 'identificado');
    const id = await add({
      servicio_id: servicio.id,
      estado_servicio_id: estado.id,
      fecha_vencimiento: '2099-01-05',
    });
    return { id, servicio: servicio.id };
  }

  it('[MESA-11] stays open below the state, and closes itself once it is reached, audited, once', async () => {
    const { id, servicio } = await addLinked('evaluado-nivel-2');
    await work(hoy, '00:30');
    await setEstado(servicio, 'estandarizado-nivel-1');
    await work(hoy, '00:31');
    await setEstado(servicio, 'identificado-no-estandarizado');
    await work(hoy, '00:32');
    expect(await findEstado(id)).toMatchObject({ estado: 'abierto', version: 1 });
    await setEstado(servicio, 'evaluado-nivel-2');
    await Promise.all([work(hoy, '00:33'), work(hoy, '00:33')]);
    await work(hoy, '00:34');
    expect(await findEstado(id)).toEqual({
      estado: 'cumplido',
      version: 2,
      motivo_cierre: 'El servicio llegó al estado Evaluado Nivel 2.',
    });
    const events = await database.kysely
      .selectFrom('audit_events')
      .select(['actor_user_id', 'address', 'detail'])
      .where('action', '=', 'cumplir-compromiso')
      .where('object_id', '=', String(id))
      .execute();
    expect(events).toMatchObject([
      { actor_user_id: null, address: 'sistema', detail: { servicioId: servicio, mesaId: 1 } },
    ]);
  });

  it('[MESA-11] a later state counts as reached, and the event of the servicio does it at once, however often', async () => {
    const { id, servicio } = await addLinked('estandarizado-nivel-1');
    await setEstado(servicio, 'publicado-nivel-3');
    for (let times = 0; times < 2; times += 1)
      await database.kysely
        .transaction()
        .execute((transaction) => closeCumplidos(transaction, { servicioId: servicio }));
    expect(await findEstado(id)).toMatchObject({ estado: 'cumplido', version: 2 });
    expect(failures).toEqual([]);
  });
});

describe('a commitment linked to an element of the common language', () => {
  async function addLinked(identificador: string) {
    const elemento = await database.kysely
      .selectFrom('elementos_de_dato as e')
      .innerJoin('elementos_versiones as v', 'v.elemento_id', 'e.id')
      .select(['e.id', 'v.id as versionId'])
      .where('e.identificador', '=', identificador)
      .where('v.estado', '=', 'aprobado')
      .executeTakeFirstOrThrow();
    const id = await add({ elemento_id: elemento.id, fecha_vencimiento: '2099-01-05' });
    return { id, elemento };
  }
  const incorporate = (versionId: number) =>
    database.kysely
      .updateTable('elementos_versiones')
      .set({ estado: 'incorporado', rige_desde: sql`now()` })
      .where('id', '=', versionId)
      .execute();

  it('[MESA-11] stays open until a version is incorporated, and closes itself then, audited, once', async () => {
    const { id, elemento } = await addLinked('codDiaSemana');
    await work(hoy, '00:40');
    expect(await findEstado(id)).toMatchObject({ estado: 'abierto', version: 1 });
    await incorporate(elemento.versionId);
    for (let times = 0; times < 2; times += 1)
      await database.kysely
        .transaction()
        .execute((transaction) => closeConElemento(transaction, { elementoId: elemento.id }));
    await work(hoy, '00:41');
    expect(await findEstado(id)).toEqual({
      estado: 'cumplido',
      version: 2,
      motivo_cierre: 'Se incorporó la versión 1.0 de codDiaSemana.',
    });
    const events = await database.kysely
      .selectFrom('audit_events')
      .select('detail')
      .where('action', '=', 'cumplir-compromiso')
      .where('object_id', '=', String(id))
      .execute();
    expect(events).toMatchObject([{ detail: { elementoId: elemento.id, numero: '1.0', mesaId: 1 } }]);
    expect(failures).toEqual([]);
  });

  it('[MESA-11] a version of before the agreement fulfils nothing', async () => {
    const { id } = await database.kysely
      .selectFrom('elementos_de_dato')
      .select('id')
      .where('identificador', '=', 'codSexo')
      .executeTakeFirstOrThrow();
    const compromiso = await add({ elemento_id: id, fecha_vencimiento: '2099-01-05' });
    await work(hoy, '00:42');
    expect(await findEstado(compromiso)).toMatchObject({ estado: 'abierto', version: 1 });
  });
});
