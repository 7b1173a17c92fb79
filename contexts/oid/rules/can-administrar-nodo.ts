import { allowUnless, type Decision } from '@marco/contract-kit/decision';
import { allowPermission, type HeldPermissions } from '@marco/contract-kit/permission-decision';
import { type EstadoNodo, NOMBRES_ESTADO_NODO, RECURSO_OID, type TipoNodo } from '../contract/terms.ts';

/** A node as the rules about changing it look at it. */
export interface NodoAdministrado {
  readonly tipo: TipoNodo;
  readonly estado: EstadoNodo;
  /** Whether its children take their arcs in order of arrival, and not by the number of a record. */
  readonly daArcosEnOrden: boolean;
}

type Acciones = HeldPermissions;

/** The reason names who may do it only if the rol is the cause; a state refuses everybody. */
function decide(rol: Decision, ...reasons: (string | false)[]): Decision {
  return allowUnless([...rol.reasons, ...reasons.filter((reason) => reason !== false)], ...rol.unblockers);
}

/** Its name and description, of any node. */
export function canEditNodo(acciones: Acciones): Decision {
  return allowPermission(acciones, RECURSO_OID, 'editar');
}

/** Reserving the next arc below it. Below some nodes the arc is the number of a record, so no arc can be reserved. */
export function canReservarArco(acciones: Acciones, { estado, daArcosEnOrden }: NodoAdministrado): Decision {
  return decide(
    allowPermission(acciones, RECURSO_OID, 'crear'),
    estado !== 'activo' &&
      `Solo se reservan arcos debajo de un nodo activo; este está ${NOMBRES_ESTADO_NODO[estado].toLowerCase()}.`,
    !daArcosEnOrden &&
      'Debajo de este nodo cada arco lo fija un registro (clase de objeto, capa, entidad, dominio o versión).',
  );
}

/** Retiring a reserved one; what identifies a record is retired by its record. */
export function canRetirarNodo(acciones: Acciones, { estado }: NodoAdministrado): Decision {
  return decide(
    allowPermission(acciones, RECURSO_OID, 'editar'),
    estado === 'activo' && 'Solo se retira un nodo reservado; este está activo y sigue a lo que identifica.',
    estado === 'retirado' && 'El nodo ya está retirado.',
  );
}
