import type { AccionMembresia, EstadoDeMembresia } from '../contract/terms.ts';

/**
 * The workflow of a membresía: state × action → next state; what is absent cannot be done. A rejection may be
 * reconsidered, because the person cannot register again in the same entidad (docs/rules/users-and-roles.md).
 */
export const TRANSICIONES_MEMBRESIA: Readonly<
  Record<EstadoDeMembresia, Readonly<Partial<Record<AccionMembresia, EstadoDeMembresia>>>>
> = {
  pendiente: { aprobar: 'activa', rechazar: 'rechazada', trasladar: 'pendiente' },
  activa: { inactivar: 'inactiva', trasladar: 'activa', 'asignar-rol': 'activa' },
  inactiva: { activar: 'activa', trasladar: 'inactiva', 'asignar-rol': 'inactiva' },
  rechazada: { aprobar: 'activa' },
};
