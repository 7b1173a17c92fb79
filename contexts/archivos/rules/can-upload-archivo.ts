import type { Decision } from '@marco/contract-kit';
import type { Carpeta } from '../contract/terms.ts';

/** Permission of the record each kind of file belongs to; a kind without one takes no files yet. */
const PERMISOS: Readonly<Partial<Record<Carpeta, string>>> = { mesas: 'mesas:editar' };

/**
 * Whether somebody may upload a file of a kind: who may edit the record it is for (specification §7, D).
 *
 * @param permisos `resource:action` pairs of the rol in force
 */
export function canUploadArchivo(carpeta: Carpeta, permisos: ReadonlySet<string>): Decision {
  const permiso = PERMISOS[carpeta];
  if (permiso !== undefined && permisos.has(permiso)) return { allowed: true, reasons: [], unblockers: [] };
  return {
    allowed: false,
    reasons: ['Su rol no permite cargar archivos de esta clase.'],
    unblockers: ['Administrador MinTIC'],
  };
}
