import type { DatabaseSchema } from '@marco/database';
import { likeText } from '@marco/server-kit/database';
import { type CandidatoRow, type Cuales, toEnteros } from '@marco/usuarios/port';
import { type AliasableExpression, type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { EstadoCompromiso } from '../../contract/terms.ts';
import type { QuienResponde } from '../../rules/compromisos/can-update-compromiso.ts';
import { buildCompromisosVisibles, type Compromisos } from './compromisos.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** Commitments the person may see, as the search over everything looks at them. */
export function buildCandidatos(
  database: Database,
  quien: QuienResponde,
  { texto, ids }: Cuales,
): AliasableExpression<CandidatoRow> {
  const ofText = (where: ExpressionBuilder<Compromisos, 'c'>) =>
    where.or([
      likeText(sql`c.texto_de_busqueda`, texto ?? ''),
      where(
        'c.mesa_id',
        'in',
        database
          .selectFrom('mesas as d')
          .select('d.id')
          .where(likeText(sql`d.nombre_de_busqueda`, texto ?? '')),
      ),
    ]);
  return buildCompromisosVisibles(database, quien, { vista: 'todos' }, [])
    .innerJoin('mesas as m', 'm.id', 'c.mesa_id')
    .innerJoin('entidades as e', 'e.id', 'c.entidad_id')
    .$if(!!texto, (query) => query.where(ofText))
    .$if(ids !== undefined, (query) =>
      query.where('c.id', '=', sql<number>`any(${toEnteros(ids ?? [])}::int[])`),
    )
    .select([
      sql<string>`c.id::text`.as('id'),
      sql<string>`split_part(c.texto_de_busqueda, E'\\n', 1)`.as('nombre'),
      sql<string | null>`null::text`.as('codigo'),
      sql<string | null>`e.nombre_de_busqueda || ' ' || coalesce(e.sigla_de_busqueda, '')`.as('entidad'),
      'c.estado',
      'c.entidad_id',
      sql<boolean>`c.estado = 'abierto' and m.activa`.as('abierta'),
      'c.fecha_vencimiento as vence',
    ]);
}

/** What the search shows of commitments. */
export function listCompromisosEncontrados(database: Database, ids: readonly number[]) {
  return database
    .selectFrom('compromisos as c')
    .innerJoin('mesas as m', 'm.id', 'c.mesa_id')
    .innerJoin('entidades as e', 'e.id', 'c.entidad_id')
    .where('c.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .select(['c.id', 'c.descripcion', 'c.responsable', 'm.nombre as mesa', 'e.nombre as entidad'])
    .select([
      sql<EstadoCompromiso>`c.estado`.as('estado'),
      sql<string>`to_char(c.fecha_vencimiento, 'YYYY-MM-DD')`.as('vence'),
    ])
    .execute();
}
