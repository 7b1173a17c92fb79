import type { DatabaseSchema } from '@marco/database';
import { containsText, startsWithText } from '@marco/server-kit/database';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { FilaCatalogo } from '../../contract/index.ts';
import type { Catalogo } from '../../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

/** The three catalogues in one shape. */
const FUENTES: Readonly<Record<Catalogo, RawBuilder<unknown>>> = {
  sectores: sql`select codigo::text as codigo, codigo::int as posicion, nombre, null::text as departamento, activo, version,
    (select count(*) from entidades e where e.sector_id = c.id) as usos from sectores c`,
  departamentos: sql`select codigo, codigo::int as posicion, nombre, null::text as departamento, activo, version,
    (select count(*) from entidades e where e.departamento_codigo = c.codigo) as usos from departamentos c`,
  municipios: sql`select c.codigo, c.codigo::int as posicion, c.nombre, d.nombre as departamento, c.activo, c.version,
    (select count(*) from entidades e where e.municipio_codigo = c.codigo) as usos
    from municipios c join departamentos d on d.codigo = c.departamento_codigo`,
};

interface BusquedaCatalogo {
  readonly texto?: string | null | undefined;
  readonly pagina: number;
  readonly tamano: number;
  readonly ordenarPor: 'codigo' | 'nombre';
  readonly descendente: boolean;
}

/** One page of a catalogue whose rows hold the text, and how many do. */
export async function searchFilas(database: Database, catalogo: Catalogo, busqueda: BusquedaCatalogo) {
  const { texto, pagina, tamano, ordenarPor, descendente } = busqueda;
  const where = texto
    ? sql`where ${containsText('f.nombre', texto)} or ${startsWithText('f.codigo', texto)}`
    : sql``;
  const key = ordenarPor === 'codigo' ? sql`f.posicion` : sql`clave_orden(f.nombre) collate "C"`;
  const direction = descendente ? sql`desc` : sql`asc`;
  const [filas, counted] = await Promise.all([
    sql<FilaCatalogo>`select f.codigo, f.nombre, f.departamento, f.activo, f.version, f.usos
      from (${FUENTES[catalogo]}) f ${where} order by ${key} ${direction}, f.posicion
      limit ${tamano} offset ${tamano * (pagina - 1)}`.execute(database),
    sql<{ total: number }>`select count(*) as total from (${FUENTES[catalogo]}) f ${where}`.execute(database),
  ]);
  return { filas: filas.rows, total: counted.rows[0]?.total ?? 0 };
}

/** One row of a catalogue. */
export async function findFila(
  database: Database,
  catalogo: Catalogo,
  codigo: string,
): Promise<FilaCatalogo | undefined> {
  const { rows } =
    await sql<FilaCatalogo>`select f.codigo, f.nombre, f.departamento, f.activo, f.version, f.usos
    from (${FUENTES[catalogo]}) f where f.codigo = ${codigo}`.execute(database);
  return rows[0];
}

/** Every row of a catalogue by its code, for a comparison. */
export async function listFilas(database: Database, catalogo: Catalogo) {
  const { rows } = await sql<{ codigo: string; nombre: string; activo: boolean; version: number }>`
    select f.codigo, f.nombre, f.activo, f.version from (${FUENTES[catalogo]}) f order by f.codigo collate "C"`.execute(
    database,
  );
  return rows;
}

export async function listCodigosDepartamento(database: Database): Promise<ReadonlySet<string>> {
  const rows = await database.selectFrom('departamentos').select('codigo').execute();
  return new Set(rows.map(({ codigo }) => codigo));
}

/** What names a row in addresses: the id of a sector, the code of a place. */
export async function findId(
  database: Database,
  catalogo: Catalogo,
  codigo: string,
): Promise<number | string> {
  if (catalogo !== 'sectores') return codigo;
  const { id } = await database
    .selectFrom('sectores')
    .select('id')
    .where('codigo', '=', Number(codigo))
    .executeTakeFirstOrThrow();
  return id;
}
