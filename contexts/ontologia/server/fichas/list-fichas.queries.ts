import type { DatabaseSchema } from '@marco/database';
import { collectIds } from '@marco/server-kit/database';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { FilaFicha, FiltroFichas, PeticionFichas } from '../../contract/index.ts';
import type { EstadoFicha, OrdenFicha, Palabra } from '../../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

/** How the list reads each word: columns, and what speaks of a class or an element. */
interface Fuente {
  readonly tabla: RawBuilder<unknown>;
  readonly codigo: RawBuilder<unknown>;
  readonly nombre: RawBuilder<unknown>;
  readonly tipo: RawBuilder<unknown>;
  readonly resumen: RawBuilder<unknown>;
  readonly clase: RawBuilder<unknown>;
  readonly hablaDeClase: (id: number) => RawBuilder<unknown>;
  readonly hablaDeElemento: (id: number) => RawBuilder<unknown>;
}

const FUENTES: Readonly<Record<Palabra, Fuente>> = {
  definicion: {
    tabla: sql`ontologia_definiciones`,
    codigo: sql`x.codigo`,
    nombre: sql`x.termino`,
    tipo: sql`x.tipo`,
    resumen: sql`x.definicion`,
    clase: sql`coalesce(x.dominio_clase_id, x.clase_superior_id)`,
    hablaDeClase: (id) => sql`(x.id = ${id} or x.clase_superior_id = ${id} or x.dominio_clase_id = ${id}
      or x.rango_clase_id = ${id})`,
    hablaDeElemento: (id) => sql`x.elemento_id = ${id}`,
  },
  individuo: {
    tabla: sql`ontologia_individuos`,
    codigo: sql`x.codigo_iri`,
    nombre: sql`x.nombre`,
    tipo: sql`null::text`,
    resumen: sql`x.codigo`,
    clase: sql`x.clase_id`,
    hablaDeClase: (id) => sql`x.clase_id = ${id}`,
    hablaDeElemento: (id) => sql`exists (select from ontologia_definiciones d
      where d.id = x.clase_id and d.elemento_id = ${id})`,
  },
  evento: {
    tabla: sql`ontologia_eventos`,
    codigo: sql`x.codigo`,
    nombre: sql`x.nombre`,
    tipo: sql`x.tipo`,
    resumen: sql`x.descripcion`,
    clase: sql`null::int`,
    hablaDeClase: (id) => sql`exists (select from ontologia_eventos_participantes p
      where p.evento_id = x.id and p.clase_id = ${id})`,
    hablaDeElemento: (id) => sql`exists (select from ontologia_eventos_elementos q
      where q.evento_id = x.id and q.elemento_id = ${id})`,
  },
  regla: {
    tabla: sql`ontologia_reglas`,
    codigo: sql`x.codigo`,
    nombre: sql`x.nombre`,
    tipo: sql`x.tipo`,
    resumen: sql`x.enunciado`,
    clase: sql`x.clase_id`,
    hablaDeClase: (id) => sql`x.clase_id = ${id}`,
    hablaDeElemento: (id) => sql`exists (select from ontologia_reglas_elementos q
      where q.regla_id = x.id and q.elemento_id = ${id})`,
  },
};

function orderKey(fuente: Fuente, orden: OrdenFicha): RawBuilder<unknown> {
  if (orden === 'estado') return sql`x.estado`;
  if (orden === 'tipo') return fuente.tipo;
  return sql`clave_orden(${fuente[orden]}) collate "C"`;
}

function toLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, (character) => `\\${character}`);
}

type Filtros = Omit<PeticionFichas, 'orden' | 'descendente'>;

function toCondition(fuente: Fuente, { texto, tipo, clase, elemento }: Filtros): RawBuilder<unknown> {
  const wanted = texto ? toLike(texto) : null;
  const holds = (column: RawBuilder<unknown>) =>
    sql`texto_busqueda(${column}) like '%' || texto_busqueda(${wanted}) || '%'`;
  const conditions = [
    sql`true`,
    ...(wanted === null
      ? []
      : [sql`(${holds(fuente.nombre)} or ${holds(fuente.codigo)} or ${holds(fuente.resumen)})`]),
    ...(tipo == null ? [] : [sql`${fuente.tipo} = ${tipo}`]),
    ...(clase == null ? [] : [fuente.hablaDeClase(clase)]),
    ...(elemento == null ? [] : [fuente.hablaDeElemento(elemento)]),
  ];
  return sql.join(conditions, sql` and `);
}

type Fila = Omit<FilaFicha, 'oidDetails'>;

/** Every filter, in the order of the list. */
function buildSource(fuente: Fuente, { orden, descendente, ...filtros }: PeticionFichas) {
  const direction = descendente ? sql`desc nulls last` : sql`asc nulls last`;
  return sql`${fuente.tabla} x
    where ${toCondition(fuente, filtros)} ${filtros.estado ? sql`and x.estado = ${filtros.estado}` : sql``}
    order by ${orderKey(fuente, orden)} ${direction}, ${orderKey(fuente, 'nombre')}, x.id`;
}

function buildColumns(fuente: Fuente) {
  return sql`x.id, ${fuente.codigo} as codigo, ${fuente.nombre} as nombre, ${fuente.tipo} as tipo, x.estado, x.oid,
    ${fuente.resumen} as resumen,
    (select jsonb_build_object('id', r.id, 'codigo', r.codigo, 'nombre', r.termino)
      from ontologia_definiciones r where r.id = ${fuente.clase}) as clase`;
}

/** The ids of every ficha of a word that satisfies the filters, in the order of the list. */
export async function listFichaIds(database: Database, palabra: Palabra, peticion: PeticionFichas) {
  return collectIds(database, sql`select x.id from ${buildSource(FUENTES[palabra], peticion)}`);
}

/** Rows of the list by id, in any order. */
export async function listFilasFicha(database: Database, palabra: Palabra, ids: readonly number[]) {
  const fuente = FUENTES[palabra];
  const { rows } = await sql<Fila>`select ${buildColumns(fuente)} from ${fuente.tabla} x
    where x.id = any(${[...ids]}::int[])`.execute(database);
  return rows;
}

/** One page of the fichas of a word, how many there are, and how many of each state under the other filters. */
export async function searchFichas(database: Database, palabra: Palabra, filtro: FiltroFichas) {
  const { estado, pagina, tamano } = filtro;
  const fuente = FUENTES[palabra];
  const condition = toCondition(fuente, filtro);
  const source = buildSource(fuente, { ...filtro, descendente: filtro.descendente === 'true' });
  const [found, counted] = await Promise.all([
    sql<Fila>`select ${buildColumns(fuente)} from ${source}
      limit ${tamano} offset ${tamano * (pagina - 1)}`.execute(database),
    sql<{ estado: EstadoFicha; total: number }>`select x.estado, count(*)::int as total
      from ${fuente.tabla} x where ${condition} group by x.estado`.execute(database),
  ]);
  const countOf = (which: EstadoFicha) => counted.rows.find((row) => row.estado === which)?.total ?? 0;
  const estados = {
    borrador: countOf('borrador'),
    vigente: countOf('vigente'),
    inactivo: countOf('inactivo'),
  };
  const total = estado ? estados[estado] : estados.borrador + estados.vigente + estados.inactivo;
  return { filas: found.rows, total, estados };
}
