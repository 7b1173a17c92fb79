import type { Action, Resource } from '@marco/contract-kit';
import { ALLOWED, type Decision, refuseWith } from '@marco/contract-kit/decision';
import { allowPermission, type HeldPermissions } from '@marco/contract-kit/permission-decision';
import { ADMINISTRADOR } from '@marco/country/ministry';
import type { Carpeta } from '../contract/terms.ts';

const toResource = (code: string, name: string): Resource => ({ code, name, giver: ADMINISTRADOR });

const SOLICITUDES = toResource('solicitudes', 'solicitudes');

/** Permissions of the records each kind of file belongs to, any of them; a kind without one takes no files yet. */
const PERMISOS: Readonly<
  Partial<Record<Carpeta, readonly (readonly [resource: Resource, action: Action])[]>>
> = {
  mesas: [[toResource('mesas', 'mesas'), 'editar']],
  'normativo-uno': [[SOLICITUDES, 'crear']],
  'nivel-dos': [[SOLICITUDES, 'crear']],
  'normativo-tres': [[SOLICITUDES, 'crear']],
  'politico-tres': [[SOLICITUDES, 'crear']],
  'organizacional-tres': [[SOLICITUDES, 'crear']],
  'tecnico-tres': [[SOLICITUDES, 'crear']],
  // Documents of the whole common language (ADR 0020).
  capas: [
    [toResource('capas-de-uso', 'capas de uso'), 'editar'],
    [toResource('estandares', 'estándares'), 'aprobar'],
    [toResource('elementos-de-dato', 'elementos de dato'), 'editar'],
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
