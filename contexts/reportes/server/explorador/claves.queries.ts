import { ZONE } from '@marco/country/zone';
import { type RawBuilder, sql } from 'kysely';

/** The month of the country a moment is of: '2026-07'. */
export const buildMes = (momento: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`to_char(${momento} at time zone ${sql.lit(ZONE.name)}, 'YYYY-MM')`;

/** The month a day is of. */
export const buildMesDeDia = (dia: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`to_char(${dia}, 'YYYY-MM')`;

/** How many of the records satisfy something. */
export const countWhere = (condition: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`count(*) filter (where ${condition})`;

/** Where the entidad `e` of a record is. */
export const CLAVES_DE_ENTIDAD = {
  entidad: sql`e.id`,
  sector: sql`e.sector_id`,
  orden: sql`e.orden_id`,
  departamento: sql`e.departamento_codigo`,
} as const;
