import type { DatabaseSchema } from '@marco/database';
import { likeText } from '@marco/server-kit/database';
import { type CandidatoRow, type Cuales, toEnteros } from '@marco/usuarios/port';
import { type AliasableExpression, type Kysely, sql } from 'kysely';
import type { Lector } from '../solicitudes/quien-tramita.ts';
import { buildListadas, buildSolicitudes } from '../solicitudes/solicitud-row.queries.ts';
import { buildVisibles, TEXTO_BUSCADO } from './search-solicitudes.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** Requests a person reads, as the search looks at them. */
export function buildCandidatos(
  database: Database,
  { texto, codigo, ids }: Cuales,
  lector: Lector,
): AliasableExpression<CandidatoRow> {
  let query = buildVisibles(buildSolicitudes(database), lector);
  if (texto) query = query.where(likeText(TEXTO_BUSCADO, texto));
  if (codigo !== undefined) query = query.where('s.radicado', '=', codigo);
  if (ids) query = query.where('s.id', '=', sql<number>`any(${toEnteros(ids)}::int[])`);
  return query.select([
    sql<string>`s.id::text`.as('id'),
    // The name follows the radicado.
    sql<string>`substr(s.texto_de_busqueda, length(coalesce(s.radicado, '')) + 2)`.as('nombre'),
    sql<string | null>`lower(s.radicado)`.as('codigo'),
    sql<string | null>`e.nombre_de_busqueda || ' ' || coalesce(e.sigla_de_busqueda, '')`.as('entidad'),
    sql<string | null>`es.codigo`.as('estado'),
    's.entidad_id',
    sql<boolean>`s.cerrada_en is null`.as('abierta'),
    's.fecha_vencimiento as vence',
  ]);
}

/** What the search shows of requests. */
export function listEncontradas(database: Database, ids: readonly number[]) {
  return buildListadas(buildSolicitudes(database))
    .where('s.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .select(sql<string | null>`to_char(s.fecha_vencimiento, 'YYYY-MM-DD')`.as('vence'))
    .execute();
}
