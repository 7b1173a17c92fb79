import { allowUnless, type Decision } from '@marco/contract-kit/decision';
import { allowPermission, type HeldPermissions } from '@marco/contract-kit/permission-decision';
import { ESTADOS_CAPA, type EstadoCapa, type EstadoVersionCapa, RECURSO_CAPAS } from '../contract/terms.ts';

/** A layer as the rules about changing it look at it. */
export interface CapaAdministrada {
  /** State of the version that is asked about. */
  readonly estado: EstadoVersionCapa;
  readonly activa: boolean;
  /** Elements in force that stand in it. */
  readonly incorporados: number;
}

type Acciones = HeldPermissions;

/** The reason names who may do it only if the rol is the cause; a state refuses everybody. */
function decide(acciones: Acciones, reasons: readonly string[]): Decision {
  const rol = allowPermission(acciones, RECURSO_CAPAS, 'editar');
  return allowUnless([...rol.reasons, ...reasons], ...rol.unblockers);
}

/** The state of a version after 'está'. */
function presentEstado(estado: EstadoVersionCapa): string {
  return estado === 'borrador' ? 'en borrador' : ESTADOS_CAPA[estado].toLowerCase();
}

/** The state each step of a version asks for: a draft is published, the version in force is followed by another. */
const ESTADO_DE_TRANSICION = {
  publicar: 'borrador',
  versionar: 'vigente',
} as const satisfies Readonly<Record<string, EstadoVersionCapa>>;

/** The step whose button a layer in a state has. Whether it is available now its decision says. */
export function chooseTransicionCapa(estado: EstadoCapa): keyof typeof ESTADO_DE_TRANSICION {
  return estado === ESTADO_DE_TRANSICION.publicar ? 'publicar' : 'versionar';
}

const INACTIVA = 'La capa está inactiva: reactívela antes.';

/** Beginning a layer as a draft. */
export function canCreateCapa(acciones: Acciones): Decision {
  return allowPermission(acciones, RECURSO_CAPAS, 'crear');
}

/** A draft whole, a version in force its texts; what was in force before stays as it was. */
export function canEditCapa(acciones: Acciones, { estado, activa }: CapaAdministrada): Decision {
  return decide(acciones, [
    ...(estado === 'historica' ? ['Una versión histórica no cambia: es lo que rigió.'] : []),
    ...(activa ? [] : [INACTIVA]),
  ]);
}

/** Bringing the draft of an active layer in force. */
export function canPublicarCapa(acciones: Acciones, { estado, activa }: CapaAdministrada): Decision {
  return decide(acciones, [
    ...(estado === ESTADO_DE_TRANSICION.publicar
      ? []
      : [`Solo se publica un borrador; esta versión está ${presentEstado(estado)}.`]),
    ...(activa ? [] : [INACTIVA]),
  ]);
}

/** Documents can be removed only from a draft, because a published version is based on its documents. */
export function canRemoveDocumento(acciones: Acciones, { estado, activa }: CapaAdministrada): Decision {
  return decide(acciones, [
    ...(estado === 'borrador'
      ? []
      : [
          `Solo se quitan documentos de un borrador; la capa está ${presentEstado(estado)} y los de una versión publicada son su respaldo.`,
        ]),
    ...(activa ? [] : [INACTIVA]),
  ]);
}

/** Beginning the draft that follows the version in force. */
export function canVersionarCapa(acciones: Acciones, { estado, activa }: CapaAdministrada): Decision {
  return decide(acciones, [
    ...(estado === ESTADO_DE_TRANSICION.versionar
      ? []
      : [`Solo se versiona la versión vigente de una capa; esta está ${presentEstado(estado)}.`]),
    ...(activa ? [] : [INACTIVA]),
  ]);
}

/** Inactivating waits until no element in force stands in the layer; reactivating needs the rol alone. */
export function canChangeEstadoCapa(
  acciones: Acciones,
  { activa, incorporados }: CapaAdministrada,
): Decision {
  const count = incorporados === 1 ? '1 elemento incorporado' : `${incorporados} elementos incorporados`;
  return decide(acciones, [
    ...(activa && incorporados > 0 ? [`La capa tiene ${count}: se inactiva cuando no tenga ninguno.`] : []),
  ]);
}
