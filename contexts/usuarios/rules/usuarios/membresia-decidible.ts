import type { Decision } from '@marco/contract-kit';
import {
  ACCIONES_MEMBRESIA,
  type AccionMembresia,
  type Ambito,
  type EstadoDeMembresia,
} from '../../contract/terms.ts';

/** A rol as the decisions read it. */
export interface RolDecidible {
  readonly id: number;
  readonly nombre: string;
  readonly ambito: Ambito;
  readonly activo: boolean;
  /** Whether it administers users and roles: the product needs somebody who does. */
  readonly administra: boolean;
}

/** An entidad as the decisions read it. */
export interface EntidadDecidible {
  readonly id: number;
  readonly nombre: string;
  readonly activa: boolean;
  /** The ministry and the operator are known by their parameters; every other entidad is 'entidad'. */
  readonly ambito: Ambito;
}

/** A membresía somebody wants to change. */
export interface MembresiaDecidible {
  readonly id: number;
  readonly usuarioId: number;
  /** Whether the person themselves is active. */
  readonly usuarioActivo: boolean;
  readonly entidad: EntidadDecidible;
  readonly rol: RolDecidible | null;
  readonly estado: EstadoDeMembresia;
}

/** Who wants to change it, as the server established them. */
export interface QuienDecide {
  readonly usuarioId: number;
  readonly entidadId: number | null;
  /** Staff of the ministry: the others decide in their own entidad only. */
  readonly veTodas: boolean;
  readonly aprueba: Decision;
  readonly edita: Decision;
  /** Only who administers roles gives a rol that administers them. */
  readonly administraRoles: boolean;
}

/**
 * The requested change. An absent `rol` or `entidad` is not chosen yet: the decision then says whether a choice could
 * be accepted; null means that there is none.
 */
export interface CambioMembresia {
  readonly accion: AccionMembresia;
  readonly rol?: RolDecidible | null;
  readonly entidad?: EntidadDecidible | null;
}

/** What else the decision depends on. */
export interface AmbienteDecision {
  /** Parameter `usuarios.lider_aprueba`. */
  readonly liderAprueba: boolean;
  /** Acronym of the ministry, for the texts. */
  readonly acronimo: string;
  /** How many active membresías administer users and roles. */
  readonly administradores: number;
  /** Entidades each person already has a membresía in, by usuario. */
  readonly entidadesPorUsuario: ReadonlyMap<number, ReadonlySet<number>>;
}

/** Whether a rol may be held in an entidad: that of the ministry and that of the operator only there. */
export function isRolDeEntidad(rol: Pick<RolDecidible, 'ambito'>, entidad: Pick<EntidadDecidible, 'ambito'>) {
  return rol.ambito === 'entidad' || rol.ambito === entidad.ambito;
}

/** Whether a membresía is one of those that administer users and roles now. */
export function isAdministrador({ estado, usuarioActivo, entidad, rol }: MembresiaDecidible): boolean {
  return estado === 'activa' && usuarioActivo && entidad.activa && rol?.administra === true;
}

const DECIDEN: ReadonlySet<AccionMembresia> = new Set(['aprobar', 'rechazar']);

/** Whether the rol of a caller holds an action: deciding requests is one permission, changing users another. */
export function readPermiso(quien: QuienDecide, accion: AccionMembresia): Decision {
  return DECIDEN.has(accion) ? quien.aprueba : quien.edita;
}

/** Actions a caller may take on some user; only the ministry moves people between entidades. */
export function listAcciones(quien: QuienDecide): AccionMembresia[] {
  return ACCIONES_MEMBRESIA.filter((accion) => readPermiso(quien, accion).allowed).filter(
    (accion) => quien.veTodas || accion !== 'trasladar',
  );
}
