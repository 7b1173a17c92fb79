import { startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addServicioPublicado } from '../../testing/add-servicio-publicado.ts';

let test: TestApp;
let entidadId: number;
beforeAll(async () => {
  test = await startTestApp();
  const { rows } = await sql<{ id: number }>`
    select min(id) as id from entidades where sigla is not null`.execute(test.database.kysely);
  entidadId = rows[0]?.id ?? 0;
});
afterAll(() => test.close());

const db = () => test.database.kysely;
const add = (nombre: string) => addServicioPublicado(db(), { nombre, entidadId });

/** The part of its address that says the servicio, as a visitor meets it in the search. */
async function findParte(servicioId: number): Promise<string> {
  const { direccion } = await db()
    .selectFrom('directorio_direcciones')
    .select('servicio as direccion')
    .where('servicio_id', '=', servicioId)
    .where('vigente', '=', true)
    .executeTakeFirstOrThrow();
  return direccion;
}

/** Until a statement of another connection waits for a lock. */
const untilWaiting = () =>
  expect
    .poll(async () => {
      const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db());
      return rows[0]?.waiting;
    })
    .toBe(1);

async function beginTwo() {
  return [await db().startTransaction().execute(), await db().startTransaction().execute()] as const;
}

/** A servicio as its row is stored. */
async function toRow(nombre: string) {
  const estado = await db()
    .selectFrom('estados_servicio')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return { nombre, descripcion: 'Al tiempo.', entidad_id: entidadId, estado_servicio_id: estado.id };
}

/** Only with several connections is anything of the database at once. */
const itAtOnce = it.runIf(process.env['TEST_DATABASE'] === 'postgres');

describe('[ROUTE-07] addresses at once', () => {
  it('servicios whose names would be one address, and come at once, get one each, which leads to its own page', async () => {
    const nombres = ['orquídeas', 'orquideas', 'ORQUÍDEAS', 'orquídeas.', '«orquídeas»', 'orquídeas…'];
    const added = await Promise.all(nombres.map((nombre) => add(`Consulta de ${nombre}`)));
    const partes = await Promise.all(added.map(({ servicioId }) => findParte(servicioId)));
    const expected = ['', '-2', '-3', '-4', '-5', '-6'].map((number) => `consulta-de-orquideas${number}`);
    expect(partes.toSorted()).toEqual(expected.toSorted());
    const found = await test.app.inject({ url: '/api-public/directorio?texto=orquideas' });
    const servicios: { servicioId: number; direccion: string }[] = found.json().servicios;
    expect(servicios).toHaveLength(added.length);
    for (const { servicioId, direccion } of servicios) {
      const page = await test.app.inject({
        url: `/api-public${direccion.replace('/directorio-servicios', '/directorio')}`,
      });
      expect([page.statusCode, page.json().servicioId]).toEqual([200, servicioId]);
    }
  });

  itAtOnce('the second of two that store one address waits for the first, and takes the next', async () => {
    const row = await toRow('Registro de bromelias');
    const [one, other] = await beginTwo();
    const first = await one.insertInto('servicios').values(row).returning('id').executeTakeFirstOrThrow();
    const alike = { ...row, nombre: `${row.nombre}.` };
    const waiting = other.insertInto('servicios').values(alike).returning('id').executeTakeFirstOrThrow();
    await untilWaiting();
    await one.commit().execute();
    const second = await waiting;
    await other.commit().execute();
    expect([await findParte(first.id), await findParte(second.id)]).toEqual([
      'registro-de-bromelias',
      'registro-de-bromelias-2',
    ]);
  });

  itAtOnce('an address whose giver gives up is free for the one that waited', async () => {
    const row = await toRow('Registro de helechos');
    const [one, other] = await beginTwo();
    await one.insertInto('servicios').values(row).execute();
    const alike = { ...row, nombre: `${row.nombre}.` };
    const waiting = other.insertInto('servicios').values(alike).returning('id').executeTakeFirstOrThrow();
    await untilWaiting();
    await one.rollback().execute();
    const { id } = await waiting;
    await other.commit().execute();
    expect(await findParte(id)).toBe('registro-de-helechos');
  });
});

describe('[AREA-15] changes at once', () => {
  itAtOnce(
    'what two change of one servicio at the same time stands in the directory, both of it',
    async () => {
      const { servicioId } = await add('Consulta de palmas');
      const sectores = await db().selectFrom('sectores').select('id').orderBy('id').limit(2).execute();
      const { sector_id: before } = await db()
        .selectFrom('entidades')
        .select('sector_id')
        .where('id', '=', entidadId)
        .executeTakeFirstOrThrow();
      const sector = sectores.find(({ id }) => id !== before)?.id ?? null;
      const [one, other] = await beginTwo();
      await one
        .updateTable('servicios')
        .set({ descripcion: 'Sabe de moriches.' })
        .where('id', '=', servicioId)
        .execute();
      const waiting = other
        .updateTable('entidades')
        .set({ sector_id: sector })
        .where('id', '=', entidadId)
        .execute();
      await untilWaiting();
      await one.commit().execute();
      await waiting;
      await other.commit().execute();
      const kept = await db()
        .selectFrom('directorio_servicios')
        .select(['sector_id', 'descripcion'])
        .where('servicio_id', '=', servicioId)
        .executeTakeFirstOrThrow();
      expect(kept).toEqual({ sector_id: sector, descripcion: '|sabe de moriches|' });
      const found = await test.app.inject({
        url: `/api-public/directorio?texto=moriches&sector=${sector}`,
      });
      expect(found.json().total).toBe(1);
    },
  );
});
