import { ALLOWED, type Decision, refuseWith } from '@marco/contract-kit/decision';
import { allowPermission } from '@marco/contract-kit/permission-decision';
import { type EstadoReunion, RECURSO_MESAS } from '../../contract/terms.ts';
import type { QuienGestiona } from '../mesas/can-edit-mesa.ts';

/** What a decision about an answer looks at. */
interface ReunionPorConfirmar {
  readonly estado: EstadoReunion;
  readonly mesaActiva: boolean;
  /** Invited people of the entidad the person works for. */
  readonly invitados: number;
}

/** Whose answer it is: of those invited with the address of the person, or else of all of their entidad. */
export function listPropios<Invitado extends { readonly correo: string }>(
  invitados: readonly Invitado[],
  correo: string | null,
): readonly Invitado[] {
  const own = invitados.filter((invitado) => invitado.correo.toLowerCase() === correo?.toLowerCase());
  return own.length > 0 ? own : invitados;
}

/** Saying whether one comes to a meeting: people of an invited entidad, until it begins (MESA-11). */
export function canConfirmAsistencia(
  { acciones }: Pick<QuienGestiona, 'acciones'>,
  { estado, mesaActiva, invitados }: ReunionPorConfirmar,
): Decision {
  const rol = allowPermission(acciones, RECURSO_MESAS, 'consultar');
  if (!rol.allowed) return rol;
  if (invitados === 0) return refuseWith('Nadie de su entidad está invitado a esta reunión.');
  if (!mesaActiva) return refuseWith('La mesa está cerrada: es de solo lectura.');
  return estado === 'programada'
    ? ALLOWED
    : refuseWith('La reunión ya no está programada: la asistencia se anota en ella.');
}
