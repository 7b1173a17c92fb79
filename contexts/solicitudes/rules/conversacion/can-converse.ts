import { ALLOWED, type Decision, refuseWith } from '@marco/contract-kit/decision';
import { allowPermission } from '@marco/contract-kit/permission-decision';
import {
  ESTADO_SOLICITUD,
  ESTADOS_CERRADOS,
  type EstadoSolicitud,
  RECURSO_SOLICITUDES,
} from '../../contract/terms.ts';
import type { QuienTramita } from '../ciclo/can-act-on-solicitud.ts';

const CERRADOS: ReadonlySet<EstadoSolicitud> = new Set(ESTADOS_CERRADOS);

/**
 * Writing in the conversation of a request that the person may read: people of both sides whose rol edits requests,
 * while it is open.
 */
export function canConverse(
  { estado }: { readonly estado: EstadoSolicitud },
  { acciones }: Pick<QuienTramita, 'acciones'>,
): Decision {
  const rol = allowPermission(acciones, RECURSO_SOLICITUDES, 'editar');
  if (!rol.allowed) return rol;
  if (estado === 'borrador')
    return refuseWith(
      'El ministerio lee la solicitud desde que se radica; desde entonces se conversa sobre ella.',
    );
  if (CERRADOS.has(estado))
    return refuseWith(`La solicitud está en «${ESTADO_SOLICITUD[estado]}»; su conversación ya solo se lee.`);
  return ALLOWED;
}
