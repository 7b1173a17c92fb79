import { ALLOWED, type Decision, refuseWith } from '@marco/contract-kit/decision';
import { allowPermission, type HeldPermissions } from '@marco/contract-kit/permission-decision';
import { ADMINISTRADOR } from '@marco/country/ministry';
import { RECURSO_ENTIDADES, refuseFueraDelMinisterio } from '../../contract/terms.ts';

/** Who wants to do something with an entity. */
export interface QuienAdministra {
  /** Actions the rol holds on the entities. */
  readonly acciones: HeldPermissions;
  /** Whether the rol reads every entity; otherwise only the one it works for. */
  readonly leeTodas: boolean;
  readonly entidadId: number | null;
}

const refuse = (reason: string): Decision => refuseWith(reason, ADMINISTRADOR);

function isOwn({ entidadId }: QuienAdministra, id: number): boolean {
  return entidadId === id;
}

/** Whether somebody sees the data of an entity. */
export function canReadEntidad(quien: QuienAdministra, id: number): boolean {
  return quien.acciones.has('consultar') && (quien.leeTodas || isOwn(quien, id));
}

/** Adding an entity to the directory: the ministry, which reads them all. */
export function canCreateEntidad({ acciones, leeTodas }: QuienAdministra): Decision {
  const rol = allowPermission(acciones, RECURSO_ENTIDADES, 'crear');
  if (!rol.allowed) return rol;
  return leeTodas ? ALLOWED : refuseFueraDelMinisterio(acciones, 'crea entidades', ADMINISTRADOR);
}

/** All the data of an entity: people who may edit entities and read all of them. */
export function canEditEntidad({ acciones, leeTodas }: QuienAdministra): Decision {
  const rol = allowPermission(acciones, RECURSO_ENTIDADES, 'editar');
  if (!rol.allowed) return rol;
  return leeTodas
    ? ALLOWED
    : refuse('Su rol permite editar los datos de contacto de su entidad, no los demás.');
}

/** The contact of an entity: also the leader, only of their own entity. */
export function canEditContacto(quien: QuienAdministra, id: number): Decision {
  const rol = allowPermission(quien.acciones, RECURSO_ENTIDADES, 'editar');
  if (!rol.allowed) return rol;
  return quien.leeTodas || isOwn(quien, id)
    ? ALLOWED
    : refuse('Usted edita los datos de contacto de su propia entidad; esta es otra.');
}

/**
 * Inactivating or reactivating: nobody may inactivate the entity they are working for, because it would lock them
 * out.
 */
export function canChangeEstado(quien: QuienAdministra, id: number): Decision {
  const rol = allowPermission(quien.acciones, RECURSO_ENTIDADES, 'eliminar');
  if (!rol.allowed) return rol;
  if (!quien.leeTodas)
    return refuseFueraDelMinisterio(quien.acciones, 'inactiva o reactiva entidades', ADMINISTRADOR);
  return isOwn(quien, id)
    ? refuseWith(
        'Usted trabaja ahora con esta entidad: inactivarla cerraría su propio acceso.',
        'un administrador que trabaje con otra entidad',
      )
    : ALLOWED;
}
