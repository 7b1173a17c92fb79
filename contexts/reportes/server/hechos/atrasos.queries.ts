import type { DatabaseSchema } from '@marco/database';
import { toNumeroAmbiente } from '@marco/plataforma/port';
import { type Kysely, sql } from 'kysely';
import type { Periodo } from '../../rules/cortes/periodo.ts';
import { findAtrasoXroad } from '../../rules/hechos/atraso.ts';
import type { FuenteExterna } from '../../rules/indicadores/definiciones.ts';

const HORA = 3_600_000;

async function findUltimaHora(database: Kysely<DatabaseSchema>): Promise<Date | null> {
  const { rows } = await sql<{ hora: number | null }>`
    select max(hora) as hora from plataforma_horas_vigentes where ambiente = ${toNumeroAmbiente('produccion')}`.execute(
    database,
  );
  const hora = rows[0]?.hora ?? null;
  return hora === null ? null : new Date(hora * HORA);
}

/** Of some sources, why what they loaded does not reach the end of a period. */
export async function readAtrasos(
  database: Kysely<DatabaseSchema>,
  fuentes: ReadonlySet<FuenteExterna>,
  { hasta }: Periodo,
): Promise<ReadonlyMap<FuenteExterna, string>> {
  if (!fuentes.has('xroad')) return new Map();
  const atraso = findAtrasoXroad(await findUltimaHora(database), hasta);
  return new Map(atraso === undefined ? [] : [['xroad', atraso]]);
}
