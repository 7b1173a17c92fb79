import { sql } from 'kysely';
import { insertElementos } from '../insert-elementos.ts';
import { insertMesas, insertReuniones } from '../insert-mesas.ts';
import type { Bench } from '../start-bench.ts';
import { insertEntidades, insertUsuarios } from './fill-directory.ts';
import { insertServicios, insertSolicitudes } from './fill-services.ts';
import { insertCompromisos, insertEventos, insertNotificaciones, insertParticipantes } from './fill-trail.ts';
import { withoutIndexes } from './indexes-aside.ts';

const MESAS = 1960;
const REUNIONES_POR_MESA = 10;
const VERSIONES = 100_000;

type Filled = Pick<Bench, 'database'>;

/** Each part of a country, in the order it can be written. */
const PARTS: readonly (readonly [string, (filled: Filled) => Promise<void>])[] = [
  ['entidades', ({ database }) => insertEntidades(database.kysely)],
  ['usuarios and membresías', ({ database }) => insertUsuarios(database.kysely)],
  ['servicios', ({ database }) => insertServicios(database.kysely)],
  ['elements of data', (filled) => insertElementos(filled, VERSIONES)],
  ['mesas', (filled) => insertMesas(filled, MESAS)],
  ['participants of the mesas', ({ database }) => insertParticipantes(database.kysely)],
  ['reuniones', (filled) => insertReuniones(filled, REUNIONES_POR_MESA, 1)],
  ['compromisos', ({ database }) => insertCompromisos(database.kysely)],
  ['solicitudes', ({ database }) => insertSolicitudes(database.kysely)],
  ['notificaciones', ({ database }) => insertNotificaciones(database.kysely)],
  ['audit events', ({ database }) => insertEventos(database.kysely)],
];

/** Fills a database with the demo in it up to the size of a country, telling each part and its time. */
export async function fillCountry(filled: Filled): Promise<void> {
  const { database } = filled;
  await withoutIndexes(database, async () => {
    for (const [name, work] of PARTS) {
      const start = performance.now();
      await work(filled);
      // The next part reads what this one wrote.
      await database.exec('analyze');
      console.log(`  ${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
    }
  });
  await database.exec('vacuum analyze');
  // Written out now, not while the calls are measured: an installation that grew for years has nothing of this left to write.
  await database.exec('checkpoint');
}

/** How many rows there are of what grows, and how large the database is. */
export async function describeSize({ database }: Filled): Promise<string> {
  const tables = [
    'entidades',
    'usuarios',
    'servicios',
    'elementos_versiones',
    'mesas',
    'reuniones',
    'compromisos',
    'solicitudes',
    'notificaciones',
    'audit_events',
  ];
  const counts = sql.join(
    tables.map((table) => sql`(select count(*)::int from ${sql.table(table)})`),
    sql`, `,
  );
  const { rows } = await sql<{ rows: number[]; size: string }>`
    select array[${counts}] as rows, pg_size_pretty(pg_database_size(current_database())) as size`.execute(
    database.kysely,
  );
  const [found] = rows;
  return `${found?.size}: ${tables.map((table, place) => `${table} ${found?.rows[place]}`).join(', ')}`;
}
