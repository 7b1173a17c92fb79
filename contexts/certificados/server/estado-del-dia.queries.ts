import { ZONE } from '@marco/country/zone';
import { type RawBuilder, sql } from 'kysely';
import type { EstadoCertificado } from '../contract/terms.ts';

/** Whether the last day of the certificates of an alias is over; unknown where they have none. */
const isPasado = (alias: string) =>
  sql`${sql.ref(`${alias}.valido_hasta`)} < (now() at time zone ${sql.lit(ZONE.name)})::date`;

/** `findEstadoDelDia` in a statement: how the certificates of an alias stand today, whatever the work of the day wrote. */
export function buildEstadoDelDia(alias: string): RawBuilder<EstadoCertificado> {
  const estado = sql.ref(`${alias}.estado`);
  return sql`(case when ${estado} = 'vigente' and ${isPasado(alias)} then 'vencido' else ${estado} end)`;
}

/** Whether the certificates of an alias are in force today. */
export function buildVigenteHoy(alias: string): RawBuilder<boolean> {
  return sql`(${sql.ref(`${alias}.estado`)} = 'vigente' and (${isPasado(alias)}) is not true)`;
}
