import { ALLOWED, type Decision, refuseWith } from '@marco/contract-kit/decision';
import type { Carpeta } from '../contract/terms.ts';

/** Permissions of the records each kind of file belongs to, any of them; a kind without one takes no files yet. */
const PERMISOS: Readonly<Partial<Record<Carpeta, readonly string[]>>> = {
  mesas: ['mesas:editar'],
  'normativo-uno': ['solicitudes:crear'],
  // Documents of the whole common language (ADR 0020).
  capas: ['capas-de-uso:editar', 'estandares:aprobar', 'elementos-de-dato:editar'],
};

/**
 * Whether somebody may upload a file of a kind: who may edit the record it is for (specification §7, D).
 *
 * @param permisos `resource:action` pairs of the rol in force
 */
export function canUploadArchivo(carpeta: Carpeta, permisos: ReadonlySet<string>): Decision {
  const isAllowed = PERMISOS[carpeta]?.some((permiso) => permisos.has(permiso));
  return isAllowed
    ? ALLOWED
    : refuseWith('Su rol no permite cargar archivos de esta clase.', 'Administrador MinTIC');
}
