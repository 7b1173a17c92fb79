import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { Calidad } from '../../contract/terms.ts';

export interface ValorLeidoRow {
  readonly corteId: number;
  readonly codigo: string;
  readonly version: number;
  readonly ambito: string;
  readonly numerador: number | null;
  readonly denominador: number | null;
  readonly valor: number | null;
  readonly p10: number | null;
  readonly p80: number | null;
  readonly p90?: number | null;
  readonly p95?: number | null;
  readonly calidad: Calidad;
  readonly razon: string;
}

/** Which values: of some cuts, of one indicador or all, of one ámbito or of those that begin and end alike. */
interface CualesValores {
  readonly cortes: readonly number[];
  readonly codigos: readonly string[];
  /** A pattern of LIKE, in which '%' is any value of a dimension. */
  readonly patron: string;
}

/** Values of the latest version each cut has of an indicador. */
export async function listValoresDeCortes(
  database: Kysely<DatabaseSchema>,
  { cortes, codigos, patron }: CualesValores,
): Promise<readonly ValorLeidoRow[]> {
  const { rows } = await sql<ValorLeidoRow>`
    select distinct on (v.codigo, v.ambito, v.corte_id) v.corte_id as "corteId", v.codigo, v.version, v.ambito,
      v.numerador::float8 as numerador, v.denominador::float8 as denominador, v.valor::float8 as valor, v.p10::float8 as p10,
      v.p80::float8 as p80, v.p90::float8 as p90, v.p95::float8 as p95, v.calidad, v.razon
    from indicadores_valores v
    where v.corte_id = any(${[...cortes]}::int[]) and v.codigo = any(${[...codigos]}::text[]) and v.ambito like ${patron}
    order by v.codigo, v.ambito, v.corte_id, v.version desc`.execute(database);
  return rows;
}
