import { allowUnless, type Decision } from '@marco/contract-kit/decision';
import type { EstadoVersionCapa } from '../contract/terms.ts';

/** A layer as the rules about changing it look at it. */
export interface CapaAdministrada {
  /** State of the version that is asked about. */
  readonly estado: EstadoVersionCapa;
  readonly activa: boolean;
  /** Elements in force that stand in it. */
  readonly incorporados: number;
}

type Acciones = ReadonlySet<string>;

const ADMINISTRADOR = 'Administrador MinTIC';

const decide = (reasons: readonly string[]): Decision => allowUnless(reasons, ADMINISTRADOR);

function findMissingRol(acciones: Acciones): string[] {
  return acciones.has('editar') ? [] : ['Su rol no permite editar capas de uso.'];
}

const INACTIVA = 'La capa está inactiva: reactívela antes.';

export function canCreateCapa(acciones: Acciones): Decision {
  return decide(acciones.has('crear') ? [] : ['Su rol no permite crear capas de uso.']);
}

/** A draft whole, a version in force its texts; what was in force before stays as it was. */
export function canEditCapa(acciones: Acciones, { estado, activa }: CapaAdministrada): Decision {
  return decide([
    ...findMissingRol(acciones),
    ...(estado === 'historica' ? ['Una versión histórica no cambia: es lo que rigió.'] : []),
    ...(activa ? [] : [INACTIVA]),
  ]);
}

export function canPublicarCapa(acciones: Acciones, { estado, activa }: CapaAdministrada): Decision {
  return decide([
    ...findMissingRol(acciones),
    ...(estado === 'borrador' ? [] : ['Solo se publica un borrador.']),
    ...(activa ? [] : [INACTIVA]),
  ]);
}

/** Documents leave a draft alone: those of a published version are what it rests on. */
export function canRemoveDocumento(acciones: Acciones, { estado, activa }: CapaAdministrada): Decision {
  return decide([
    ...findMissingRol(acciones),
    ...(estado === 'borrador'
      ? []
      : ['Solo se quitan documentos de un borrador: los de una versión publicada son su respaldo.']),
    ...(activa ? [] : [INACTIVA]),
  ]);
}

export function canVersionarCapa(acciones: Acciones, { estado, activa }: CapaAdministrada): Decision {
  return decide([
    ...findMissingRol(acciones),
    ...(estado === 'vigente' ? [] : ['Solo se versiona la versión vigente de una capa.']),
    ...(activa ? [] : [INACTIVA]),
  ]);
}

/** Inactivating waits until no element in force stands in the layer; reactivating needs the rol alone. */
export function canChangeEstadoCapa(
  acciones: Acciones,
  { activa, incorporados }: CapaAdministrada,
): Decision {
  const count = incorporados === 1 ? '1 elemento incorporado' : `${incorporados} elementos incorporados`;
  return decide([
    ...findMissingRol(acciones),
    ...(activa && incorporados > 0 ? [`La capa tiene ${count}: se inactiva cuando no tenga ninguno.`] : []),
  ]);
}
