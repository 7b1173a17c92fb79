import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { Palabra } from '../../contract/terms.ts';

export interface FichaDeElemento {
  readonly palabra: Palabra;
  readonly id: number;
  readonly codigo: string;
  readonly nombre: string;
  readonly resumen: string;
}

/** Definitions, events and rules in force that speak of a data element. */
export async function listFichasDeElemento(
  database: Kysely<DatabaseSchema>,
  elementoId: number,
): Promise<FichaDeElemento[]> {
  const { rows } = await sql<FichaDeElemento>`
    select 'definicion' as palabra, id, codigo, termino as nombre, definicion as resumen
      from ontologia_definiciones where elemento_id = ${elementoId} and estado = 'vigente'
    union all
    select 'evento', e.id, e.codigo, e.nombre, e.descripcion from ontologia_eventos_elementos q
      join ontologia_eventos e on e.id = q.evento_id where q.elemento_id = ${elementoId} and e.estado = 'vigente'
    union all
    select 'regla', r.id, r.codigo, r.nombre, r.enunciado from ontologia_reglas_elementos q
      join ontologia_reglas r on r.id = q.regla_id where q.elemento_id = ${elementoId} and r.estado = 'vigente'
    order by 1, 4, 2`.execute(database);
  return rows;
}
