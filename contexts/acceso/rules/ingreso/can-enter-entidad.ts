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
  if (computeEntrada(membresia) === 'abierta') return ALLOWED;
  return refuseWith(presentEstadoMembresia(membresia, acronimo), `Administrador ${acronimo}`);
}

/** Pending first, then inactive (rejected included), else open. */
function computeEntrada(membresia: EstadoMembresia): 'pendiente' | 'inactiva' | 'abierta' {
  if (membresia.usuarioPorAprobar) return 'pendiente';
  return membresia.usuarioRechazado || !membresia.estadoUsuario ? 'inactiva' : 'abierta';
}

/** Status line of a membership; blank where it lets its person in. */
export function presentEstadoMembresia(membresia: EstadoMembresia, acronimo: string): string {
  const textos = {
    pendiente: `Usuario pendiente por aprobación-${acronimo}`,
    inactiva: 'Usuario inactivo',
    abierta: '',
  };
  return textos[computeEntrada(membresia)];
}
