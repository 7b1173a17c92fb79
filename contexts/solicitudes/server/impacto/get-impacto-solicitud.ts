import { type CallContext, requireAllowed, toCaller } from '@marco/server-kit';
import { type ImpactoSolicitud, solicitudesErrors } from '../../contract/index.ts';
import { canReadImpactoSolicitud } from '../../rules/impacto/impacto-exigido.ts';
import { getSolicitud } from '../solicitudes/present-solicitud.ts';
import { toQuienTramita } from '../solicitudes/quien-tramita.ts';
import { computeImpactoSolicitud, type DependenciasDeImpacto } from './compute-impacto-solicitud.ts';

/**
 * Whom a request breaks, for its entity and the ministry.
 *
 * @throws SOLICITUD_NO_ENCONTRADA, SOLICITUD_ACCION_NO_PERMITIDA; as `computeImpactoSolicitud`
 */
export async function getImpactoSolicitud(
  dependencies: DependenciasDeImpacto,
  id: number,
  context: CallContext,
): Promise<ImpactoSolicitud> {
  const quien = toQuienTramita(context);
  const solicitud = await getSolicitud(dependencies.database, id, quien);
  const decision = canReadImpactoSolicitud(quien, { entidadId: solicitud.entidad.id });
  requireAllowed(decision, solicitudesErrors, 'SOLICITUD_ACCION_NO_PERMITIDA');
  return computeImpactoSolicitud(dependencies, solicitud, toCaller(context));
}
