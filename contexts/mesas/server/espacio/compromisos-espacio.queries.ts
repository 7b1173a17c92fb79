import { ZONE } from '@marco/country/zone';
import type { DatabaseSchema } from '@marco/database';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { COLUMNAS_COMPROMISO, type ColumnaCompromiso } from '../../contract/espacio.terms.ts';
import type { QuienResponde } from '../../rules/compromisos/can-update-compromiso.ts';
import {
  buildCompromisosVisibles,
  buildConMesas,
  buildPresentables,
} from '../compromisos/compromisos.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** Today in Colombia, and the Sunday its week ends with. */
export interface CorteDeSemana {
  readonly hoy: string;
  readonly finDeSemana: string;
}

const ABIERTO = sql<SqlBool>`c.estado = 'abierto' and m.activa`;

/** The condition of each column. */
export function toColumna(
  columna: ColumnaCompromiso,
  { hoy, finDeSemana }: CorteDeSemana,
): RawBuilder<SqlBool> {
  switch (columna) {
    case 'vencidos':
      return sql<SqlBool>`(${ABIERTO} and c.fecha_vencimiento < ${hoy}::date)`;
    case 'semana':
      return sql<SqlBool>`(${ABIERTO} and c.fecha_vencimiento between ${hoy}::date and ${finDeSemana}::date)`;
    case 'despues':
      return sql<SqlBool>`(${ABIERTO} and c.fecha_vencimiento > ${finDeSemana}::date)`;
  }
}

function findDeMesa(database: Database, quien: QuienResponde, idMesa: number) {
  return buildConMesas(buildCompromisosVisibles(database, quien, { vista: 'todos', idMesa }, []));
}

/** The first commitments of each column of a mesa, of those the person may see. */
export async function listColumnas(
  database: Database,
  quien: QuienResponde,
  idMesa: number,
  { corte, limite }: { readonly corte: CorteDeSemana; readonly limite: number },
) {
  const rows = await Promise.all(
    COLUMNAS_COMPROMISO.map((columna) =>
      buildPresentables(findDeMesa(database, quien, idMesa).where(toColumna(columna, corte)))
        .orderBy('c.fecha_vencimiento')
        .orderBy('c.id')
        .limit(limite)
        .execute(),
    ),
  );
  return COLUMNAS_COMPROMISO.map((columna, at) => ({ columna, rows: rows[at] ?? [] }));
}

/** How many stand in each column, and how those that were fulfilled ended. */
export function countColumnas(
  database: Database,
  quien: QuienResponde,
  idMesa: number,
  corte: CorteDeSemana,
) {
  const count = (cuales: RawBuilder<SqlBool>) => sql<number>`count(*) filter (where ${cuales})::int`;
  const cumplido = sql<SqlBool>`c.estado = 'cumplido'`;
  return findDeMesa(database, quien, idMesa)
    .select([
      count(toColumna('vencidos', corte)).as('vencidos'),
      count(toColumna('semana', corte)).as('semana'),
      count(toColumna('despues', corte)).as('despues'),
      count(cumplido).as('cumplidos'),
      count(
        sql<SqlBool>`${cumplido} and (c.cerrado_en at time zone ${sql.lit(ZONE.name)})::date <= c.fecha_vencimiento`,
      ).as('aTiempo'),
    ])
    .executeTakeFirstOrThrow();
}

/** The first overdue commitment of the entidad of the person, or of the person. */
export function findPorResponder(
  database: Database,
  quien: QuienResponde,
  idMesa: number,
  corte: CorteDeSemana,
) {
  return buildPresentables(
    findDeMesa(database, quien, idMesa)
      .where(toColumna('vencidos', corte))
      .where((where) =>
        where.or([
          where('c.responsable_usuario_id', '=', quien.idUsuario),
          where('c.entidad_id', '=', quien.idEntidad),
        ]),
      ),
  )
    .orderBy(sql`c.responsable_usuario_id is distinct from ${quien.idUsuario}`)
    .orderBy('c.fecha_vencimiento')
    .orderBy('c.id')
    .limit(1)
    .executeTakeFirst();
}

/** Days of a month on which open commitments the person may see are due. */
export function countVencimientos(
  database: Database,
  quien: QuienResponde,
  idMesa: number,
  { desde, hasta }: { readonly desde: string; readonly hasta: string },
) {
  return findDeMesa(database, quien, idMesa)
    .where(ABIERTO)
    .where('c.fecha_vencimiento', '>=', desde)
    .where('c.fecha_vencimiento', '<', hasta)
    .select(['c.fecha_vencimiento as dia', sql<number>`count(*)::int`.as('total')])
    .groupBy('c.fecha_vencimiento')
    .orderBy('c.fecha_vencimiento')
    .execute();
}
