import type { DatabaseSchema } from '@marco/database';
import { ESTADOS_PUBLICOS, formatNumero } from '@marco/elementos-de-dato/terms';
import { beginsWithText, likeText } from '@marco/server-kit/database';
import { type Kysely, sql } from 'kysely';
import type { ElementoValidable } from '../../contract/validador.endpoints.ts';
import type { ElementoDelEsquema } from '../../rules/validador/build-nodos.ts';

type Database = Kysely<DatabaseSchema>;

/** As many as a list of suggestions shows. */
const SUGERIDOS = 8;

/** The version in force first, then the newest. */
const VIGENTE_PRIMERO = sql`(v.estado = 'incorporado') desc, v.mayor desc, v.menor desc`;

export interface VersionValidable {
  readonly id: number;
  /** When it stopped being in force; null while it is. */
  readonly rigeHasta: Date | null;
}

/**
 * The version of an element a message is validated against: by the identificador of the element, its OID or the OID of
 * the version; without a number, the one in force. Only what is or was in force.
 */
export async function findVersionValidable(
  database: Database,
  elemento: string,
  version: string | undefined,
): Promise<VersionValidable | undefined> {
  const [mayor = 0, menor = 0] = (version ?? '').split('.').map(Number);
  const versiones = database
    .selectFrom('elementos_versiones as v')
    .innerJoin('elementos_de_dato as e', 'e.id', 'v.elemento_id')
    .select(['v.id', 'v.rige_hasta as rigeHasta'])
    .where('v.estado', 'in', ESTADOS_PUBLICOS)
    .where(({ eb, or }) =>
      or([
        eb(sql`lower(e.identificador)`, '=', elemento.toLowerCase()),
        eb('e.oid', '=', elemento),
        eb('v.oid', '=', elemento),
      ]),
    )
    // The OID of a version is that version, whichever is in force; of equal names the widest layer wins.
    .orderBy(sql`v.oid = ${elemento}`, 'desc')
    .orderBy(VIGENTE_PRIMERO)
    .orderBy('e.capa_id')
    .limit(1);
  const elegida =
    version === undefined ? versiones : versiones.where('v.mayor', '=', mayor).where('v.menor', '=', menor);
  return elegida.executeTakeFirst();
}

/** Elements whose identificador begins with a text or whose name holds it, those in force first. */
export async function listValidables(database: Database, texto: string): Promise<ElementoValidable[]> {
  const rows = await database
    .selectFrom('elementos_versiones as v')
    .innerJoin('elementos_de_dato as e', 'e.id', 'v.elemento_id')
    .select(['e.id', 'e.identificador', 'v.nombre', 'e.oid'])
    .where(
      'v.id',
      '=',
      sql<number>`(select u.id from elementos_versiones u where u.elemento_id = e.id
        and u.estado in ('incorporado', 'historico', 'caducado')
        order by (u.estado = 'incorporado') desc, u.mayor desc, u.menor desc limit 1)`,
    )
    .where(({ or, eb }) =>
      or([
        eb(
          sql`lower(e.identificador)`,
          'like',
          sql`${texto.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')} || '%'`,
        ),
        likeText(sql`v.nombre_de_busqueda`, texto),
        eb('e.oid', '=', texto),
        eb(sql`${texto}`, 'like', sql`e.oid || '.%'`),
      ]),
    )
    .orderBy(sql`v.estado <> 'incorporado'`)
    .orderBy(beginsWithText(sql`v.nombre_de_busqueda`, texto), 'desc')
    .orderBy('v.clave_de_orden')
    .orderBy('e.id')
    .limit(SUGERIDOS)
    .execute();
  const versiones = await listVersiones(
    database,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, identificador, nombre, oid }) => ({
    id,
    identificador,
    nombre,
    oid,
    versiones: versiones.get(id) ?? [],
  }));
}

async function listVersiones(
  database: Database,
  elementos: readonly number[],
): Promise<Map<number, string[]>> {
  const numeros = new Map<number, string[]>();
  if (elementos.length === 0) return numeros;
  const rows = await database
    .selectFrom('elementos_versiones as v')
    .select(['v.elemento_id', 'v.mayor', 'v.menor'])
    .where('v.elemento_id', 'in', elementos)
    .where('v.estado', 'in', ESTADOS_PUBLICOS)
    .orderBy(VIGENTE_PRIMERO)
    .execute();
  for (const { elemento_id, mayor, menor } of rows)
    numeros.set(elemento_id, [...(numeros.get(elemento_id) ?? []), formatNumero({ mayor, menor })]);
  return numeros;
}

/** The elements a version is made of, itself among them, by the names their nodes have in a message. */
export async function listElementosDelEsquema(
  database: Database,
  versionId: number,
): Promise<Map<string, ElementoDelEsquema>> {
  const { rows } = await sql<ElementoDelEsquema & { nodo: string }>`
    with recursive partes(version_id, nodo) as (
      select v.id, e.identificador from elementos_versiones v
      join elementos_de_dato e on e.id = v.elemento_id where v.id = ${versionId}
      union
      select h.version_id, h.nodo from partes p cross join lateral (
        select k.componente_version_id, coalesce(k.nombre_local, e.identificador)
        from elementos_componentes k
        join elementos_versiones v on v.id = k.componente_version_id
        join elementos_de_dato e on e.id = v.elemento_id where k.version_id = p.version_id
        union all
        select v.base_version_id, '' from elementos_versiones v
        where v.id = p.version_id and v.base_version_id is not null
      ) h (version_id, nodo)
    )
    select p.nodo, e.identificador, v.nombre, v.mayor || '.' || v.menor as version, v.oid, v.ejemplos[1] as ejemplo
    from partes p join elementos_versiones v on v.id = p.version_id
    join elementos_de_dato e on e.id = v.elemento_id where p.nodo <> ''`.execute(database);
  return new Map(rows.map(({ nodo, ...elemento }) => [nodo, elemento]));
}
