import type { Decision } from '@marco/contract-kit/decision';
import { allowPermission, type HeldPermissions } from '@marco/contract-kit/permission-decision';
import { RECURSO_XROAD } from '../contract/terms.ts';

/** Whether somebody may record what a service is, or say what an anomaly was: the operator and the ministry. */
export function canEditPlataforma(held: HeldPermissions): Decision {
  return allowPermission(held, RECURSO_XROAD, 'editar');
}
