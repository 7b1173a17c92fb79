import type { DatabaseSchema } from '@marco/database';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { MAXIMO_SUGERENCIAS, MINIMO_SUGERENCIA } from '../../contract/diccionario.terms.ts';
import { foldTexto } from '../../rules/diccionario/terminos.ts';
import { buildContiene } from './puntaje.ts';

/** Candidates of one way to match; more would be read for nothing. */
const POR_MODO = 10;

/**
 * Versions in force to suggest while somebody writes: those whose name begins with the text, then whose identificador
 * does, then those that hold its words anywhere. Each way reads an index and stops at what it needs.
 */
export async function listSugeridas(
  database: Kysely<DatabaseSchema>,
  texto: string,
): Promise<readonly number[]> {
  const plegado = foldTexto(texto);
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
  const todas = sql.join(plegado.split(' ').map(buildContiene), sql` and `);
  return [
    sql`select d.version_id as id from diccionario_entradas d
      where d.estado = 'incorporado' and d.nombre like ${inicio} order by d.nombre using ~<~, d.version_id limit ${sql.lit(POR_MODO)}`,
    sql`select d.version_id as id from diccionario_entradas d
      where d.estado = 'incorporado' and d.claves like ${pegado} order by d.claves using ~<~, d.version_id limit ${sql.lit(POR_MODO)}`,
    sql`select id from (select d.version_id as id, d.nombre from diccionario_entradas d
      where d.estado = 'incorporado' and ${todas} limit 200) c
      order by c.nombre not like ${`%${plegado}%`}, c.nombre, id limit ${sql.lit(POR_MODO)}`,
  ];
}
