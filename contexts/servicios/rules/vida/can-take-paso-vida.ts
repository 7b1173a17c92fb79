import { ALLOWED, type Decision, refuseWith } from '@marco/contract-kit/decision';
import { allowPermission, type HeldPermissions } from '@marco/contract-kit/permission-decision';
import {
  ESTADO_VERSION_SERVICIO,
  ESTADOS_VERSION_SERVICIO,
  type EstadoVersionServicio,
} from '../../contract/versiones.terms.ts';
import { type PasoVida, RECURSO_VERSIONES } from '../../contract/vida.terms.ts';
import { CICLO_VIDA } from './ciclo-vida.ts';

/** Who wants to do something with a version, as their session says. */
export interface QuienRetira {
  readonly esMinisterio: boolean;
  readonly entidadId: number | null;
  /** Actions the rol holds on the end of versions. */
  readonly versiones: HeldPermissions;
}

/** What decides about the end of a version. */
export interface SituacionVida {
  readonly estado: EstadoVersionServicio;
  /** Entidad that offers the servicio. */
  readonly entidadId: number;
  /** Entidades that consume the version. */
  readonly consumidores: number;
}

/** Of the entidad that offers the servicio, or of the ministry, which certified it. */
function allowLado({ esMinisterio, entidadId }: QuienRetira, situacion: SituacionVida): Decision {
  if (esMinisterio || entidadId === situacion.entidadId) return ALLOWED;
  return refuseWith(
    'Solo la entidad que ofrece el servicio y el ministerio deciden cómo termina una versión; usted trabaja por otra entidad.',
    'quien aprueba en la entidad del servicio',
    RECURSO_VERSIONES.giver,
  );
}

/** Whether somebody may read whom the end of a version breaks: it names which data each consumer reads. */
export function canReadImpacto(quien: QuienRetira, situacion: Pick<SituacionVida, 'entidadId'>): Decision {
  const rol = allowPermission(quien.versiones, RECURSO_VERSIONES, 'consultar');
  return rol.allowed ? allowLado(quien, { ...situacion, estado: 'publicada', consumidores: 0 }) : rol;
}

function allowEstado(paso: PasoVida, estado: EstadoVersionServicio): Decision {
  const de = CICLO_VIDA[paso];
  if (de[estado] !== undefined) return ALLOWED;
  const admitidos = ESTADOS_VERSION_SERVICIO.filter((uno) => de[uno] !== undefined).map(
    (uno) => `«${ESTADO_VERSION_SERVICIO[uno]}»`,
  );
  return refuseWith(
    `La versión está en «${ESTADO_VERSION_SERVICIO[estado]}»; esta acción se hace en ${admitidos.join(' o ')}.`,
  );
}

/** Whether somebody may take a step with a version now. */
export function canTakePasoVida(paso: PasoVida, quien: QuienRetira, situacion: SituacionVida): Decision {
  const rol = allowPermission(quien.versiones, RECURSO_VERSIONES, 'aprobar');
  if (!rol.allowed) return rol;
  const lado = allowLado(quien, situacion);
  if (!lado.allowed) return lado;
  const estado = allowEstado(paso, situacion.estado);
  if (!estado.allowed || paso !== 'retirar' || situacion.consumidores === 0) return estado;
  const { consumidores } = situacion;
  const quienes = consumidores === 1 ? '1 entidad la consume' : `${consumidores} entidades la consumen`;
  return refuseWith(
    `${quienes}: la versión se retira sola el día anunciado. Antes solo se retira la que nadie consume.`,
  );
}
