import type { AccionMembresia, EstadoDeMembresia } from '../contract/terms.ts';

/** What is stored of the state of a membresía; the database keeps them from contradicting each other. */
export interface MarcasMembresia {
  readonly porAprobar: boolean;
  readonly rechazada: boolean;
  readonly activa: boolean;
}

/**
 * The workflow of a membresía: state × action → next state; what is absent cannot be done. A rejection may be
 * reconsidered, because the person cannot register again in the same entidad (ADR 0012).
 */
export const TRANSICIONES_MEMBRESIA: Readonly<
  Record<EstadoDeMembresia, Readonly<Partial<Record<AccionMembresia, EstadoDeMembresia>>>>
> = {
  pendiente: { aprobar: 'activa', rechazar: 'rechazada', trasladar: 'pendiente' },
  activa: { inactivar: 'inactiva', trasladar: 'activa', 'asignar-rol': 'activa' },
  inactiva: { activar: 'activa', trasladar: 'inactiva', 'asignar-rol': 'inactiva' },
  rechazada: { aprobar: 'activa' },
};

/** State told by the stored marks. */
export function findEstadoMembresia({ porAprobar, rechazada, activa }: MarcasMembresia): EstadoDeMembresia {
  if (porAprobar) return 'pendiente';
  if (rechazada) return 'rechazada';
  return activa ? 'activa' : 'inactiva';
}

/** Marks that store a state. Rejected is never active (REG-20). */
export function toMarcas(estado: EstadoDeMembresia): MarcasMembresia {
  return {
    porAprobar: estado === 'pendiente',
    rechazada: estado === 'rechazada',
    activa: estado === 'activa',
  };
}
