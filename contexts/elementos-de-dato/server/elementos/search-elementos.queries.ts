import type { DatabaseSchema } from '@marco/database';
import { collectIds, containsText, onPage } from '@marco/server-kit/database';
import { buildNombreCompleto } from '@marco/usuarios/port';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ElementoListado, FiltroElementos, PeticionElementos } from '../../contract/index.ts';
import {
  ESTADOS_PUBLICOS,
  ESTADOS_VERSION,
  type EstadoVersion,
  type OrdenElemento,
  TAMANOS_ELEMENTOS,
} from '../../contract/terms.ts';
import type { QuienElabora } from '../../rules/ciclo/can-act-on-elemento.ts';
import { countMostrados, listMostrados } from '../../rules/elemento/estados-mostrados.ts';
import { buildReferencias, presentReferencia } from './referencias.queries.ts';

type Database = Kysely<DatabaseSchema>;

export interface PaginaElementos {
  readonly pagina?: number | undefined;
  readonly tamano?: number | undefined;
}

/** Who reads the list: the ministry everything, others what is public or of their entity. */
export type Lector = Pick<QuienElabora, 'esMinisterio' | 'entidadId'>;

const spanish = (column: RawBuilder<unknown>) => sql`clave_orden(${column}) collate "C"`;

/** What each column of the list is ordered by. */
const ORDER_KEYS: Readonly<Record<OrdenElemento, RawBuilder<unknown>>> = {
  nombre: spanish(sql`v.nombre`),
  identificador: sql`lower(e.identificador) collate "C"`,
  tipo: sql`e.tipo, e.clase`,
  capa: spanish(sql`c.codigo`),
  dominio: spanish(sql`d.nombre`),
  estado: sql`array_position(${sql.lit(`{${ESTADOS_VERSION.join(',')}}`)}::text[], v.estado)`,
  entidadResponsable: spanish(sql`coalesce(r.nombre, '')`),
  fechaModificacion: sql`v.modificado_en`,
};

/** Versions the caller may read that satisfy every filter but the state. */
function filteredElementos(database: Database, filtro: FiltroElementos, { esMinisterio, entidadId }: Lector) {
  let query = buildReferencias(database).leftJoin('entidades as r', 'r.id', 'v.entidad_responsable_id');
  if (!esMinisterio)
    query = query.where((where) =>
      where.or([
        where('v.estado', 'in', ESTADOS_PUBLICOS),
        where('v.entidad_responsable_id', '=', entidadId),
      ]),
    );
  const { texto, capaId, dominioId, tipo, clase, tipoDato, entidadResponsableId, fecha } = filtro;
  if (texto)
    query = query.where((where) =>
      where.or([
        containsText('v.nombre', texto),
        containsText('e.identificador', texto),
        containsText('v.definicion', texto),
        where.exists((from) =>
          from
            .selectFrom('elementos_nombres as n')
            .select('n.id')
            .whereRef('n.version_id', '=', 'v.id')
            .where(containsText('n.nombre', texto)),
        ),
      ]),
    );
  if (capaId != null) query = query.where('e.capa_id', '=', capaId);
  if (dominioId != null) query = query.where('e.dominio_id', '=', dominioId);
  if (tipo) query = query.where('e.tipo', '=', tipo);
  if (clase) query = query.where('e.clase', '=', clase);
  if (tipoDato) query = query.where('v.tipo_dato', '=', tipoDato);
  if (entidadResponsableId != null)
    query = query.where('v.entidad_responsable_id', '=', entidadResponsableId);
  if (fecha) {
    // The end of that day in Colombia, which has no other hour in summer.
    const end = sql<Date>`((${fecha}::date + 1)::timestamp at time zone 'America/Bogota')`;
    query = query
      .where('v.rige_desde', '<', end)
      .where((where) => where.or([where('v.rige_hasta', 'is', null), where('v.rige_hasta', '>=', end)]));
  }
  return query;
}

/** Every filter, in the order of the list; without one by name. */
function orderedElementos(database: Database, peticion: PeticionElementos, quien: Lector) {
  const { ordenarPor = 'nombre', descendente = false } = peticion;
  return filteredElementos(database, peticion, quien)
    .where('v.estado', 'in', listMostrados(peticion))
    .orderBy(sql`${ORDER_KEYS[ordenarPor]} ${descendente ? sql`desc` : sql`asc`}`)
    .orderBy(ORDER_KEYS.nombre)
    .orderBy('v.id');
}

function selectFilas(query: ReturnType<typeof filteredElementos>) {
  return query.leftJoin('usuarios as autor', 'autor.id', 'v.autor_id').select([
    'd.nombre as dominio_nombre',
    'r.nombre as responsable',
    'v.modificado_en',
    'v.rige_desde',
    buildNombreCompleto('autor').as('autor'),
    sql<string | null>`(select w.nombre from capas_de_uso_versiones w where w.capa_id = c.id
        order by w.estado = 'vigente' desc, w.id desc limit 1)`.as('capa_nombre'),
  ]);
}

function presentElemento(
  row: Awaited<ReturnType<ReturnType<typeof selectFilas>['execute']>>[number],
): ElementoListado {
  return {
    ...presentReferencia(row),
    capaNombre: row.capa_nombre ?? row.capa,
    dominioNombre: row.dominio_nombre,
    entidadResponsable: row.responsable,
    autor: row.autor || null,
    fechaModificacion: row.modificado_en.toISOString(),
    rigeDesde: row.rige_desde?.toISOString() ?? null,
  };
}

/** The ids of every version the reader may see that satisfies the filters, in the order of the list. */
export async function listVersionIds(database: Database, peticion: PeticionElementos, quien: Lector) {
  return collectIds(database, orderedElementos(database, peticion, quien).clearSelect().select('v.id'));
}

/** Rows of the list by the id of their version, in any order; who may see them was asked when they were found. */
export async function listFilasElemento(database: Database, versionIds: readonly number[]) {
  const rows = await selectFilas(filteredElementos(database, {}, { esMinisterio: true, entidadId: null }))
    .where('v.id', '=', sql<number>`any(${[...versionIds]}::int[])`)
    .execute();
  return rows.map(presentElemento);
}

/**
 * One page of the versions that satisfy every filter, how many they are, and how many in each state under the other
 * filters. Without a state the history is left out, unless a day is asked for: then it is the registry of that day.
 */
export async function searchElementos(
  database: Database,
  peticion: PeticionElementos,
  { pagina = 1, tamano = TAMANOS_ELEMENTOS[0] }: PaginaElementos,
  quien: Lector,
) {
  const counted = await filteredElementos(database, peticion, quien)
    .clearSelect()
    .select(['v.estado', sql<number>`count(*)`.as('cuantos')])
    .groupBy('v.estado')
    .execute();
  const porEstado = Object.fromEntries(ESTADOS_VERSION.map((estado) => [estado, 0])) as Record<
    EstadoVersion,
    number
  >;
  for (const { estado, cuantos } of counted) porEstado[estado as EstadoVersion] = Number(cuantos);
  const rows = await selectFilas(orderedElementos(database, peticion, quien))
    .$call(onPage({ pagina, tamano }))
    .execute();
  return { elementos: rows.map(presentElemento), total: countMostrados(peticion, porEstado), porEstado };
}
