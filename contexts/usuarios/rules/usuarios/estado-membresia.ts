import { ACCIONES_MEMBRESIA, type AccionMembresia, type EstadoDeMembresia } from '../../contract/terms.ts';

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

/** A button of a membresía and how much it stands out. */
export interface BotonDeMembresia {
  readonly accion: AccionMembresia;
  readonly enfasis: 'principal' | 'peligro' | 'neutro';
}

const ENFASIS: Readonly<Partial<Record<AccionMembresia, BotonDeMembresia['enfasis']>>> = {
  aprobar: 'principal',
  activar: 'principal',
  rechazar: 'peligro',
};

/** The buttons of a membresía in a state, in their order. Whether each is available now its decision says. */
export function listBotonesMembresia(estado: EstadoDeMembresia): readonly BotonDeMembresia[] {
  return ACCIONES_MEMBRESIA.filter((accion) => TRANSICIONES_MEMBRESIA[estado][accion]).map((accion) => ({
    accion,
    enfasis: ENFASIS[accion] ?? 'neutro',
  }));
}
