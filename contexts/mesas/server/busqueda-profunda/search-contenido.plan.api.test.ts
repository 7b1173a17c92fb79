import { openTestDatabase, startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { busquedaProfundaSchema } from '../../contract/busqueda-profunda.schema.ts';
import { buildContenido } from './search-contenido.queries.ts';

const MINISTERIO = { esMinisterio: true, acciones: new Set<string>(), idUsuario: 1, idEntidad: 1 };

let database: TestApp['database'];
let test: TestApp;

/** Meetings and files as a product in use has them. */
beforeAll(async () => {
  database = await openTestDatabase({ as: 'owner' });
  test = await startTestApp({ database });
  await test.database.exec(`
    insert into reuniones (mesa_id, estado, tematica, avance, inicia_en, consultor_principal_id, participante)
      select m.id, 'realizada', 'Tema ' || md5(m.id || ' ' || n), repeat(md5(n || ' ' || m.id) || ' ', 12),
        '2026-01-05T15:00:00Z', m.consultor_principal_id, '' from mesas m, generate_series(1, 40) n;
    with nuevos as (
      insert into archivos (carpeta, nombre, tipo_mime, tamano_bytes, sha256, publico)
        select 'mesas', r.id || '-' || md5(r.id || ' ' || n) || '.pdf', 'application/pdf', 1, repeat('a', 64), true
        from reuniones r, generate_series(1, 3) n where r.tematica like 'Tema %' returning id, nombre)
    insert into reuniones_archivos (reunion_id, archivo_id, orden)
      select split_part(nombre, '-', 1)::int, id, 1 from nuevos`);
  await vacuum(test.database);
});
afterAll(async () => {
  await test.close();
  await database.close();
});

/**
 * As the server keeps its tables by itself: an index alone is read of pages known to be visible to
 * everybody, and a vacuum marks none that a transaction still open anywhere could see otherwise. So it
 * is repeated until the meetings are marked.
 */
async function vacuum(database: TestApp['database']): Promise<void> {
  await vi.waitFor(
    async () => {
      await database.exec('vacuum analyze');
      const { rows } = await sql<{ pendientes: number }>`
        select relpages - relallvisible as pendientes from pg_class where oid = 'reuniones'::regclass
      `.execute(database.kysely);
      expect(rows).toEqual([{ pendientes: 0 }]);
    },
    { timeout: 60_000, interval: 500 },
  );
}

async function explain(
  database: TestApp['database']['kysely'],
  terminos: readonly string[],
): Promise<string> {
  const statement = buildContenido(busquedaProfundaSchema.parse({}), terminos, MINISTERIO);
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (costs off) ${statement}`.execute(database);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

const indexesOf = (plan: string) => [...new Set(plan.match(/\b\w+_busqueda\b(?= *$)/gm))].sort();

it('what the mesas held is read of an index alone', async () => {
  const plan = await test.database.kysely.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    return explain(transaction, ['zurcido']);
  });
  expect(plan).toMatch(/Index Only Scan using reuniones_realizadas\b/);
});

// Last: it leaves the tables without some of their indexes.
it('every text it reads has an index that serves the statement', async () => {
  const plan = await test.database.kysely.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    // The other indexes of what was held, which a small table is read through as well.
    await sql`drop index reuniones_recientes, reuniones_realizadas`.execute(transaction);
    return explain(transaction, ['zurcido']);
  });
  expect(indexesOf(plan)).toEqual([
    'archivos_nombre_busqueda',
    'compromisos_descripcion_busqueda',
    'mesas_descripcion_busqueda',
    'mesas_nombre_busqueda',
    'mesas_objetivo_busqueda',
    'reuniones_avance_busqueda',
    'reuniones_tematica_busqueda',
  ]);
});
