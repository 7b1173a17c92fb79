import type { DatabaseSchema } from '@marco/database';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { MAXIMO_SUGERENCIAS, MINIMO_SUGERENCIA } from '../contract/terms.ts';
import { MINIMO_DENTRO, parseTerminos, toTextoPlegado } from '../rules/terminos.ts';
import { buildContiene } from './puntaje.ts';

/** Candidates of one way to match; more would be read for nothing. */
const POR_MODO = 10;

/**
 * Versions in force to suggest while somebody writes: those whose name begins with the text, then whose identificador
 * does, then those with it at the start of a word of their name, then those that hold its words anywhere. A later
 * kind of match runs only if the earlier ones did not give enough rows.
 */
export async function listSugeridas(
  database: Kysely<DatabaseSchema>,
  texto: string,
): Promise<readonly number[]> {
  const plegado = toTextoPlegado(texto);
  if (plegado.length < MINIMO_SUGERENCIA) return [];
  const found = new Set<number>();
  for (const modo of listModos(plegado)) {
    const { rows } = await modo.execute(database);
    for (const { id } of rows) if (found.size < MAXIMO_SUGERENCIAS) found.add(id);
    if (found.size >= MAXIMO_SUGERENCIAS) break;
  }
  return [...found];
}

function listModos(plegado: string): readonly RawBuilder<{ id: number }>[] {
  const inicio = `|${plegado}%`;
  const pegado = `|${plegado.replaceAll(' ', '')}%`;
  const palabras = parseTerminos(plegado).filter((palabra) => palabra.length >= MINIMO_DENTRO);
  const todas = sql.join(palabras.length === 0 ? [sql`false`] : palabras.map(buildContiene), sql` and `);
  return [
    sql`select d.version_id as id from diccionario_entradas d
      where d.estado = 'incorporado' and d.nombre like ${inicio} order by d.nombre using ~<~, d.version_id limit ${sql.lit(POR_MODO)}`,
    sql`select d.version_id as id from diccionario_entradas d
      where d.estado = 'incorporado' and d.claves like ${pegado} order by d.claves using ~<~, d.version_id limit ${sql.lit(POR_MODO)}`,
    buildDentro(sql`d.nombre like ${`% ${plegado}%`}`),
    buildDentro(todas),
  ];
}

/** All that hold it are read through their index before the first are chosen: with a limit the planner would read the table. */
function buildDentro(condicion: RawBuilder<unknown>): RawBuilder<{ id: number }> {
  return sql`with halladas as materialized (
      select d.version_id as id, d.nombre from diccionario_entradas d where d.estado = 'incorporado' and ${condicion})
    select id from halladas order by nombre, id limit ${sql.lit(POR_MODO)}`;
}
