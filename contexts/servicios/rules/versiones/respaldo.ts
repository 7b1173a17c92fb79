import type { EstadoSuspendible, EstadoVersionServicio } from '../../contract/versiones.terms.ts';
import { findEstadoSiguiente } from './transiciones.ts';

/** Levels a version is certified at, one after the other. */
export const NIVELES_DE_VERSION = [1, 2, 3] as const;
export type NivelDeVersion = (typeof NIVELES_DE_VERSION)[number];

/**
 * How the certificates of a version stand, the latest of each level. A level without one was not reached, or was before
 * there were certificates.
 */
export type RespaldoDeVersion = Readonly<
  Partial<Record<NivelDeVersion, 'vigente' | 'suspendido' | 'revocado'>>
>;

/** A version, as far as its certificates move it. */
export interface VersionRespaldada {
  readonly estado: EstadoVersionServicio;
  readonly suspendidaDesde: EstadoSuspendible | null;
}

/** The level a state stands by; the others are moved by no certificate. */
const NIVEL_DE_ESTADO: Readonly<Partial<Record<EstadoVersionServicio, NivelDeVersion>>> = {
  estandarizada: 1,
  evaluada: 2,
  certificada: 3,
  publicada: 3,
  obsoleta: 3,
};

function take(version: VersionRespaldada, accion: 'suspender' | 'levantar' | 'revocar'): VersionRespaldada {
  const estado = findEstadoSiguiente(version, accion);
  if (estado === undefined) throw new Error(`A version in ${version.estado} does not admit ${accion}.`);
  return { estado, suspendidaDesde: estado === 'suspendida' ? (version.estado as EstadoSuspendible) : null };
}

/**
 * Where its certificates leave a version (ADR 0072): it falls past every level whose certificate is revoked and that it
 * stands by, and is suspended while one of those below is not in force.
 */
export function computeRespaldada(
  version: VersionRespaldada,
  respaldo: RespaldoDeVersion,
): VersionRespaldada {
  const nivel = NIVEL_DE_ESTADO[version.suspendidaDesde ?? version.estado];
  if (nivel === undefined) return version;
  if (respaldo[nivel] === 'revocado') return computeRespaldada(take(version, 'revocar'), respaldo);
  const isDetenida = NIVELES_DE_VERSION.some(
    (one) => one <= nivel && (respaldo[one] ?? 'vigente') !== 'vigente',
  );
  if (isDetenida === (version.estado === 'suspendida')) return version;
  return take(version, isDetenida ? 'suspender' : 'levantar');
}
