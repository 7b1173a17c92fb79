import { startAdministracionSite } from '@marco/entidades/testing';
import type { TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let test: TestApp;
let admin: string;
let leader: string;
let mintic: number;
let cancilleria: number;

beforeAll(async () => {
  ({ test, admin, leader, mintic, cancilleria } = await startAdministracionSite());
});
afterAll(() => test.close());

async function list(path: string, payload: object, token = admin) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await test.app.inject({ method: 'POST', url: `/api/${path}`, headers, payload });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function count(query: ReturnType<typeof sql<{ total: number }>>): Promise<number> {
  return (await query.execute(test.database.kysely)).rows[0]?.total ?? -1;
}

/** Every row of a list, page by page. */
async function listAll<Row>(path: string, key: string, entidadId: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (let pagina = 1; ; pagina += 1) {
    const page = await list(path, { entidadId, pagina, tamano: 5 });
    rows.push(...page[key]);
    if (page[key].length < 5) {
      expect(rows).toHaveLength(page.total);
      return rows;
    }
  }
}

describe('panels of the detail of an entity', () => {
  it('[AREA-01] users: name, role and state of each membership, page by page', async () => {
    const rows = await listAll<{ membresiaId: number; nombre: string; rol: string | null; estado: string }>(
      'usuarios/entidad',
      'usuarios',
      mintic,
    );
    const active = await count(
      sql<{
        total: number;
      }>`select count(*) as total from membresias where entidad_id = ${mintic} and estado = 'activa'`,
    );
    expect(rows.filter(({ estado }) => estado === 'activo')).toHaveLength(active);
    expect(rows.filter(({ estado }) => estado === 'inactivo').length).toBeGreaterThan(0);
    expect(new Set(rows.map(({ membresiaId }) => membresiaId)).size).toBe(rows.length);
    const names = rows.map(({ nombre }) => nombre);
    expect(names).toEqual(
      [...names].sort(new Intl.Collator('es', { numeric: true, sensitivity: 'base' }).compare),
    );
  });

  it('[AREA-01] users of another entity are not told to who leads one', async () => {
    expect((await list('usuarios/entidad', { entidadId: cancilleria }, leader)).total).toBeGreaterThan(0);
    expect(await list('usuarios/entidad', { entidadId: mintic }, leader)).toEqual({ usuarios: [], total: 0 });
  });

  it('[AREA-01] services with their state', async () => {
    const rows = await listAll('servicios/entidad', 'servicios', cancilleria);
    const stored = await count(
      sql<{ total: number }>`select count(*) as total from servicios where entidad_id = ${cancilleria}`,
    );
    expect(stored).toBeGreaterThan(0);
    expect(rows).toHaveLength(stored);
  });

  it('[AREA-01] mesas it leads and mesas it takes part in, each once', async () => {
    const rows = await listAll<{ id: number; lidera: boolean }>(
      'mesaInteroperabilidad/listarEntidad',
      'mesas',
      cancilleria,
    );
    const led = await count(
      sql<{ total: number }>`select count(*) as total from mesas where entidad_lider_id = ${cancilleria}`,
    );
    const joined = await count(
      sql<{
        total: number;
      }>`select count(distinct mesa_id) as total from mesas_entidades me join mesas m on m.id = me.mesa_id
        where me.entidad_id = ${cancilleria} and m.entidad_lider_id <> ${cancilleria}`,
    );
    expect(led).toBeGreaterThan(0);
    expect(rows.filter(({ lidera }) => lidera)).toHaveLength(led);
    expect(rows.filter(({ lidera }) => !lidera)).toHaveLength(joined);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });
});
