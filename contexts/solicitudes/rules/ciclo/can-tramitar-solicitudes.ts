import type { Decision } from '@marco/contract-kit/decision';
import { allowPermission, type HeldPermissions } from '@marco/contract-kit/permission-decision';
import { ADMINISTRADOR } from '@marco/country/ministry';
import { refuseFueraDelMinisterio } from '@marco/entidades/terms';
import { RECURSO_CERTIFICACION, RECURSO_SOLICITUDES } from '../../contract/terms.ts';

/** The rol that assigns requests, as people call it. */
export const COORDINADOR = 'Coordinador MinTIC';

interface DelMinisterio {
  /** Whether the rol is of the ministry. */
  readonly esMinisterio: boolean;
}

/** Coordinating requests at all: ministry staff whose rol approves them. Each request then has its own decision. */
export function canAsignar({
  esMinisterio,
  acciones,
}: DelMinisterio & { readonly acciones: HeldPermissions }): Decision {
  const rol = allowPermission(acciones, RECURSO_SOLICITUDES, 'aprobar');
  if (!rol.allowed || esMinisterio) return rol;
  return refuseFueraDelMinisterio(acciones, 'puede dar este paso', COORDINADOR);
}

/** Certifying requests at all: ministry staff whose rol certifies them. Each request then has its own decision. */
export function canCertificar({
  esMinisterio,
  certificacion,
}: DelMinisterio & { readonly certificacion: HeldPermissions }): Decision {
  const rol = allowPermission(certificacion, RECURSO_CERTIFICACION, 'aprobar');
  if (!rol.allowed || esMinisterio) return rol;
  return refuseFueraDelMinisterio(certificacion, 'certifica solicitudes', ADMINISTRADOR);
}
