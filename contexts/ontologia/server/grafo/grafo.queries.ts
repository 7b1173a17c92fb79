import type { DatabaseSchema } from '@marco/database';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ClaseNodo } from '../../contract/terms.ts';
import { VERSION_MOSTRADA } from '../fichas/elemento-mostrado.ts';

type Database = Kysely<DatabaseSchema>;

/** A node by its kind and number. */
export interface ClaveNodo {
  readonly clase: ClaseNodo;
  readonly id: number;
}

/** One line of the graph as it is stored: from whom, to whom, and what it says. */
export interface AristaGuardada {
  readonly desde_clase: ClaseNodo;
  readonly desde_id: number;
  readonly hacia_clase: ClaseNodo;
  readonly hacia_id: number;
  readonly etiqueta: string;
}

/** Every relation of the ontology as a line between two nodes. The planner pushes the condition into each part. */
const ARISTAS = sql`(
  select 'definicion' as desde_clase, id as desde_id, 'definicion' as hacia_clase, clase_superior_id as hacia_id,
    'es un tipo de' as etiqueta from ontologia_definiciones where clase_superior_id is not null
  union all select 'definicion', id, 'definicion', dominio_clase_id, 'describe a'
    from ontologia_definiciones where dominio_clase_id is not null
  union all select 'definicion', id, 'definicion', rango_clase_id, 'lleva a'
    from ontologia_definiciones where rango_clase_id is not null
  union all select 'definicion', id, 'elemento', elemento_id, 'se representa con'
    from ontologia_definiciones where elemento_id is not null
  union all select 'individuo', id, 'definicion', clase_id, 'es un' from ontologia_individuos
  union all select 'individuo', v.individuo_id, 'individuo', v.valor_individuo_id, p.termino
    from ontologia_individuos_valores v join ontologia_definiciones p on p.id = v.propiedad_id
    where v.valor_individuo_id is not null
  union all select 'definicion', clase_id, 'evento', evento_id, 'participa como ' || rol
    from ontologia_eventos_participantes
  union all select 'evento', evento_id, 'elemento', elemento_id, 'cambia' from ontologia_eventos_elementos
  union all select 'regla', id, 'definicion', clase_id, 'se aplica a' from ontologia_reglas where clase_id is not null
  union all select 'regla', regla_id, 'elemento', elemento_id, 'revisa' from ontologia_reglas_elementos
)`;

/** Lines that touch a node, a part of them, and how many there are. */
export async function listAristasDe(
  database: Database,
  { clase, id }: ClaveNodo,
  salto: number,
  limite: number,
): Promise<{ readonly aristas: readonly AristaGuardada[]; readonly total: number }> {
  const touches = sql`(desde_clase = ${clase} and desde_id = ${id}) or (hacia_clase = ${clase} and hacia_id = ${id})`;
  const [found, counted] = await Promise.all([
    sql<AristaGuardada>`select * from ${ARISTAS} as a where ${touches}
      order by desde_clase, desde_id, hacia_clase, hacia_id, etiqueta limit ${limite} offset ${salto}`.execute(
      database,
    ),
    sql<{ total: number }>`select count(*)::int as total from ${ARISTAS} as a where ${touches}`.execute(
      database,
    ),
  ]);
  return { aristas: found.rows, total: counted.rows[0]?.total ?? 0 };
}

/** Classes no other stands above, a part of them, and how many there are. */
export async function listClasesRaiz(
  database: Database,
  salto: number,
  limite: number,
): Promise<{ readonly claves: readonly ClaveNodo[]; readonly total: number }> {
  const roots = sql`ontologia_definiciones where tipo = 'clase' and clase_superior_id is null`;
  const [found, counted] = await Promise.all([
    sql<{ id: number }>`select id from ${roots} order by clave_orden(termino) collate "C", id
      limit ${limite} offset ${salto}`.execute(database),
    sql<{ total: number }>`select count(*)::int as total from ${roots}`.execute(database),
  ]);
  const claves = found.rows.map(({ id }) => ({ clase: 'definicion' as const, id }));
  return { claves, total: counted.rows[0]?.total ?? 0 };
}

/** The node that most lines touch; of several, the first by kind and number. Undefined while there are no lines. */
export async function findMasConectado(database: Database): Promise<ClaveNodo | undefined> {
  const { rows } = await sql<ClaveNodo>`select clase, id from (
      select desde_clase as clase, desde_id as id from ${ARISTAS} as a
      union all select hacia_clase, hacia_id from ${ARISTAS} as b
    ) as ends group by clase, id order by count(*) desc, clase, id limit 1`.execute(database);
  return rows[0];
}

interface NodoGuardado {
  readonly id: number;
  readonly tipo: string | null;
  readonly codigo: string;
  readonly nombre: string;
  /** Of a data element alone. */
  readonly idVersion: number | null;
}

const SIN_VERSION = sql`null::int as "idVersion"`;

const NODOS: Readonly<Record<ClaseNodo, RawBuilder<unknown>>> = {
  definicion: sql`select id, tipo, codigo, termino as nombre, ${SIN_VERSION} from ontologia_definiciones`,
  individuo: sql`select id, null::text as tipo, codigo_iri as codigo, nombre, ${SIN_VERSION} from ontologia_individuos`,
  evento: sql`select id, tipo, codigo, nombre, ${SIN_VERSION} from ontologia_eventos`,
  regla: sql`select id, tipo, codigo, nombre, ${SIN_VERSION} from ontologia_reglas`,
  elemento: sql`select e.id, e.tipo, e.identificador as codigo, coalesce(last.nombre, e.identificador) as nombre,
    last.id as "idVersion" from elementos_de_dato e left join lateral ${VERSION_MOSTRADA} last on true`,
};

/** Nodes of one kind by id. */
export async function listNodos(
  database: Database,
  clase: ClaseNodo,
  ids: readonly number[],
): Promise<readonly NodoGuardado[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<NodoGuardado>`select * from (${NODOS[clase]}) as n
    where n.id = any(${[...ids]}::int[])`.execute(database);
  return rows;
}
