import { ALLOWED, type Decision, refuseWith } from '@marco/contract-kit/decision';
import { allowPermission, type HeldPermissions } from '@marco/contract-kit/permission-decision';
import { ADMINISTRADOR } from '@marco/country/ministry';
import { refuseFueraDelMinisterio } from '@marco/entidades/terms';
import {
  type AccionCertificado,
  ESTADO_CERTIFICADO,
  ESTADOS_CERTIFICADO,
  type EstadoCertificado,
  type NivelCertificado,
  type PasoCertificado,
  RECURSO_CERTIFICACION,
} from '../contract/terms.ts';
import { CICLO_CERTIFICADO } from './ciclo-certificado.ts';

/** Who wants to do something with a certificate, as their session says. */
export interface QuienCertifica {
  readonly usuarioId: number;
  readonly esMinisterio: boolean;
  /** Whether the rol is of the operator of the platform. */
  readonly esOperador: boolean;
  /** Actions the rol holds on the certification. */
  readonly certificacion: HeldPermissions;
}

/** What decides about a certificate. */
export interface SituacionCertificado {
  readonly nivel: NivelCertificado;
  readonly estado: EstadoCertificado;
  /** Whether the operator proposed to suspend it and nobody decided yet. */
  readonly hayPropuesta: boolean;
  /** Who asked for its revocation; null where nobody did. */
  readonly revocacionPedidaPor: number | null;
  /** Number of the certificate of a lower level of its version that is revoked; null where none is. */
  readonly inferiorRevocado: string | null;
}

function allowPersona({ esMinisterio, certificacion }: QuienCertifica): Decision {
  const rol = allowPermission(certificacion, RECURSO_CERTIFICACION, 'aprobar');
  if (!rol.allowed || esMinisterio) return rol;
  return refuseFueraDelMinisterio(certificacion, 'decide sobre los certificados', ADMINISTRADOR);
}

/** Whether a state admits what is done to a certificate. */
export function canTakeEnEstado(paso: AccionCertificado, estado: EstadoCertificado): Decision {
  const { de } = CICLO_CERTIFICADO[paso];
  if (de[estado] !== undefined) return ALLOWED;
  const admitidos = ESTADOS_CERTIFICADO.filter((uno) => de[uno] !== undefined).map(
    (uno) => `«${ESTADO_CERTIFICADO[uno]}»`,
  );
  return refuseWith(
    `El certificado está en «${ESTADO_CERTIFICADO[estado]}»; esta acción se hace en ${admitidos.join(' o ')}.`,
  );
}

/** What stands on a level that was revoked is not in force again (docs/rules/certificates.md). */
function allowInferior(paso: PasoCertificado, { inferiorRevocado }: SituacionCertificado): Decision {
  return paso !== 'levantar' || inferiorRevocado === null
    ? ALLOWED
    : refuseWith(
        `Se revocó ${inferiorRevocado}, de un nivel inferior de la misma versión. Para volver a certificarla hace falta una solicitud nueva de ese nivel.`,
      );
}

function allowPedido(
  paso: PasoCertificado,
  { revocacionPedidaPor, hayPropuesta }: SituacionCertificado,
  { usuarioId }: QuienCertifica,
): Decision {
  if (paso === 'declinar-propuesta')
    return hayPropuesta
      ? ALLOWED
      : refuseWith('El operador de la plataforma no ha propuesto suspender este certificado.');
  if (paso === 'pedir-revocacion')
    return revocacionPedidaPor === null
      ? ALLOWED
      : refuseWith('Ya se pidió la revocación de este certificado; falta que otra persona la decida.');
  if (paso === 'descartar-revocacion')
    return revocacionPedidaPor === null
      ? refuseWith('Nadie ha pedido la revocación de este certificado.')
      : ALLOWED;
  if (paso !== 'revocar') return ALLOWED;
  if (revocacionPedidaPor === null)
    return refuseWith('Nadie ha pedido la revocación de este certificado. Pídala primero.', ADMINISTRADOR);
  return revocacionPedidaPor === usuarioId
    ? refuseWith('Quien pidió la revocación no la decide: debe hacerlo otra persona.', ADMINISTRADOR)
    : ALLOWED;
}

/** Whether somebody may take a step of a certificate now; a revocation takes two persons. */
export function canTakePasoCertificado(
  paso: PasoCertificado,
  quien: QuienCertifica,
  situacion: SituacionCertificado,
): Decision {
  const persona = allowPersona(quien);
  if (!persona.allowed) return persona;
  const estado = canTakeEnEstado(paso, situacion.estado);
  if (!estado.allowed) return estado;
  const inferior = allowInferior(paso, situacion);
  return inferior.allowed ? allowPedido(paso, situacion, quien) : inferior;
}
