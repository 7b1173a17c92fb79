import type { DatabaseSchema } from '@marco/database';
import { findParametroEntero, findParametroFilas, getParametroEntero } from '@marco/parametros/port';
import type { Kysely } from 'kysely';
import type { DiaNoHabil } from '../../rules/reloj/calendario.ts';
import { PLAZOS_INICIALES, type Plazos } from '../../rules/reloj/plazo.ts';

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

/** Working days of the operator of the platform for its technical concept, and to publish what was certified. */
export async function findPlazosDelOperador(
  database: Database,
): Promise<{ readonly concepto: number; readonly publicar: number }> {
  const [concepto, publicar] = await Promise.all([
    getParametroEntero(database, 'solicitudes.diasOperador'),
    getParametroEntero(database, 'solicitudes.diasPublicar'),
  ]);
  return { concepto, publicar };
}

/** Working days there are to give a filed request to somebody. */
export function findDiasParaAsignar(database: Database): Promise<number> {
  return findParametroEntero(database, 'solicitudes.diasAsignar', PLAZOS_INICIALES.asignar);
}

/** Terms of the requests, each a parameter. */
export async function findPlazos(database: Kysely<DatabaseSchema>): Promise<Plazos> {
  const find = (plazo: keyof Plazos, clave: string) =>
    findParametroEntero(database, `solicitudes.${clave}`, PLAZOS_INICIALES[plazo]);
  const [asignar, revision, concepto, evaluacion, verificacion, ...despues] = await Promise.all([
    find('asignar', 'diasAsignar'),
    find('revision', 'diasRevision'),
    find('concepto', 'diasConcepto'),
    find('evaluacion', 'diasEvaluacion'),
    find('verificacion', 'diasVerificacion'),
    find('entidad', 'diasEntidad'),
    find('certificar', 'diasCertificar'),
    find('subsanar', 'diasSubsanar'),
  ]);
  const [entidad, certificar, subsanar] = despues;
  return { asignar, revision, concepto, evaluacion, verificacion, entidad, certificar, subsanar };
}
