import type { DatabaseSchema } from '@marco/database';
import { findParametroEntero, findParametroFilas } from '@marco/parametros/port';
import type { Kysely } from 'kysely';
import type { DiaNoHabil } from '../../rules/reloj/calendario.ts';

type Database = Kysely<DatabaseSchema>;

const HORA_DE_CORTE = 17;
const DIAS_PRORROGA = 10;

/** Days without work beside weekends and holidays, and the version of their list. */
export async function findDiasNoHabiles(
  database: Database,
): Promise<{ readonly version: number; readonly dias: readonly DiaNoHabil[] }> {
  const { version, filas } = await findParametroFilas(database, 'calendario.diasNoHabiles');
  return {
    version,
    dias: filas.map(({ fecha, alcance }) => ({ fecha: String(fecha), alcance: String(alcance) })),
  };
}

/** Hour from which what is filed counts as of the next working day. */
export function findHoraDeCorte(database: Database): Promise<number> {
  return findParametroEntero(database, 'solicitudes.horaCorte', HORA_DE_CORTE);
}

/** Days a term may be made longer at most, whatever half of it is. */
export function findDiasProrroga(database: Database): Promise<number> {
  return findParametroEntero(database, 'solicitudes.diasProrroga', DIAS_PRORROGA);
}
