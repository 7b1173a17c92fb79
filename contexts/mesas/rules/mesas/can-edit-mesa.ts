import { ALLOWED, type Decision, refuseWith } from '@marco/contract-kit/decision';
import { allowPermission, type HeldPermissions } from '@marco/contract-kit/permission-decision';
import { ADMINISTRADOR } from '@marco/country/ministry';
import { refuseFueraDelMinisterio } from '@marco/entidades/terms';
import { RECURSO_MESAS } from '../../contract/terms.ts';

/** Who wants to change something of the mesas. */
export interface QuienGestiona {
  /** Actions the rol holds on the mesas. */
  readonly acciones: HeldPermissions;
  /** Whether the rol is of the ministry, which runs the mesas; entidades take part in them. */
  readonly esMinisterio: boolean;
}

/** What a decision about a mesa looks at. */
export interface MesaPorDecidir {
  /** Open; a closed mesa is read-only. */
  readonly activa: boolean;
}

const COORDINADOR = 'Coordinador MinTIC';

/** Making a mesa: ministry staff whose rol creates them (MESA-11). */
export function canCreateMesa({ acciones, esMinisterio }: QuienGestiona): Decision {
  const rol = allowPermission(acciones, RECURSO_MESAS, 'crear');
  if (!rol.allowed) return rol;
  return esMinisterio ? ALLOWED : refuseFueraDelMinisterio(acciones, 'crea mesas', ADMINISTRADOR);
}

/** Whether the person runs mesas at all, whatever the state of one. */
export function canManageMesas({ acciones, esMinisterio }: QuienGestiona): Decision {
  const rol = allowPermission(acciones, RECURSO_MESAS, 'editar');
  if (!rol.allowed) return rol;
  return esMinisterio ? ALLOWED : refuseFueraDelMinisterio(acciones, 'edita mesas', ADMINISTRADOR);
}

/** Any change of a mesa or of what belongs to it (entidades, servicios, reuniones): nothing while it is closed (MESA-11). */
export function canEditMesa(quien: QuienGestiona, { activa }: MesaPorDecidir): Decision {
  const manage = canManageMesas(quien);
  if (!manage.allowed || activa) return manage;
  return refuseWith(
    'La mesa está cerrada: es de solo lectura. Para cambiarla, reábrala.',
    COORDINADOR,
    ADMINISTRADOR,
  );
}

/** Closing an open mesa: people who may edit it. */
export function canCloseMesa(quien: QuienGestiona, { activa }: MesaPorDecidir): Decision {
  const manage = canManageMesas(quien);
  return !manage.allowed || activa ? manage : refuseWith('La mesa ya está cerrada.');
}

/** Closing a mesa with open commitments: only people who may approve in the mesas (MESA-11). */
export function canCloseMesaConCompromisos(
  { acciones, esMinisterio }: QuienGestiona,
  abiertos: number,
): Decision {
  if (abiertos === 0 || (acciones.has('aprobar') && esMinisterio)) return ALLOWED;
  const reason =
    abiertos === 1
      ? 'La mesa tiene 1 compromiso abierto. Ciérrelo antes de cerrar la mesa.'
      : `La mesa tiene ${abiertos} compromisos abiertos. Ciérrelos antes de cerrar la mesa.`;
  return refuseWith(reason, COORDINADOR, ADMINISTRADOR);
}

/** Reopening a closed mesa: people who may approve in the mesas; by default coordinators and administrators. */
export function canReopenMesa(
  { acciones, esMinisterio }: QuienGestiona,
  { activa }: MesaPorDecidir,
): Decision {
  for (const accion of ['editar', 'aprobar'] as const) {
    const rol = allowPermission(acciones, RECURSO_MESAS, accion);
    if (!rol.allowed) return rol;
  }
  if (!esMinisterio) return refuseFueraDelMinisterio(acciones, 'reabre mesas', COORDINADOR, ADMINISTRADOR);
  return activa ? refuseWith('La mesa ya está abierta.') : ALLOWED;
}
