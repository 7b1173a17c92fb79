import type { Action } from '@marco/contract-kit';
import { ALLOWED, type Decision, refuseWith } from '@marco/contract-kit/decision';
import { allowPermission, type HeldPermissions } from '@marco/contract-kit/permission-decision';
import type { Carpeta } from '../contract/terms.ts';

/** Permissions of the records each kind of file belongs to, any of them; a kind without one takes no files yet. */
const PERMISOS: Readonly<Partial<Record<Carpeta, readonly (readonly [resource: string, action: Action])[]>>> =
  {
    mesas: [['mesas', 'editar']],
    'normativo-uno': [['solicitudes', 'crear']],
    'nivel-dos': [['solicitudes', 'crear']],
    // The convenio of an acuerdo.
    'politico-tres': [['acuerdos', 'editar']],
    // Documents of the whole common language (ADR 0020).
    capas: [
      ['capas-de-uso', 'editar'],
      ['estandares', 'aprobar'],
      ['elementos-de-dato', 'editar'],
    ],
  };

/**
 * Whether a person may upload a file of a kind: people who may edit its record (specification §7, D).
 *
 * @param held `resource:action` pairs of the rol in force
 */
export function canUploadArchivo(carpeta: Carpeta, held: HeldPermissions): Decision {
  const decisions = (PERMISOS[carpeta] ?? []).map(([resource, action]) =>
    allowPermission(held, resource, action),
  );
  if (decisions.some(({ allowed }) => allowed)) return ALLOWED;
  if (decisions.length === 0) return refuseWith('El sistema aún no recibe archivos de esta clase.');
  return {
    allowed: false,
    reasons: decisions.flatMap(({ reasons }) => reasons),
    unblockers: [...new Set(decisions.flatMap(({ unblockers }) => unblockers))],
  };
}
