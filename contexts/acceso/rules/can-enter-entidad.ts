import { ALLOWED, type Decision, refuseWith } from '@marco/contract-kit/decision';

/** The state of one person's membership of one entity, as the login answer tells it (specification §3). */
export interface EstadoMembresia {
  readonly usuarioPorAprobar: boolean;
  readonly usuarioRechazado: boolean;
  readonly estadoUsuario: boolean;
}

/**
 * Whether a membership lets its person into the entity. One rule for the card, the modal and the
 * server's refusal (specification §4 'Entity card states', §6).
 *
 * @param acronimo acronym of the ministry, part of the specified text
 */
export function canEnterEntidad(membresia: EstadoMembresia, acronimo: string): Decision {
  const reason = presentEstadoMembresia(membresia, acronimo);
  return reason === '' ? ALLOWED : refuseWith(reason, `Administrador ${acronimo}`);
}

/** Status line of a membership: pending first, then inactive (rejected included), else blank. */
export function presentEstadoMembresia(membresia: EstadoMembresia, acronimo: string): string {
  if (membresia.usuarioPorAprobar) return `Usuario pendiente por aprobación-${acronimo}`;
  if (membresia.usuarioRechazado || !membresia.estadoUsuario) return 'Usuario inactivo';
  return '';
}
