import type { EstadoEnmienda } from '../../contract/actas.terms.ts';

/** What the ministry does with a proposal to change an acta. */
export type AccionEnmienda = 'aceptar' | 'rechazar';

/** The life of a proposal: state × action → next state; what is absent cannot be done. A decision is not changed. */
const TRANSICIONES_ENMIENDA: Readonly<
  Record<EstadoEnmienda, Readonly<Partial<Record<AccionEnmienda, EstadoEnmienda>>>>
> = {
  propuesta: { aceptar: 'aceptada', rechazar: 'rechazada' },
  aceptada: {},
  rechazada: {},
};

/** The buttons of a proposal, from the left, and whether each stands out. */
const BOTONES_ENMIENDA = [
  { accion: 'aceptar', esPrincipal: true },
  { accion: 'rechazar', esPrincipal: false },
] as const satisfies readonly { readonly accion: AccionEnmienda; readonly esPrincipal: boolean }[];

/** State an action leads a proposal to; undefined where it cannot be done. */
export function findSiguienteEnmienda(
  accion: AccionEnmienda,
  estado: EstadoEnmienda,
): EstadoEnmienda | undefined {
  return TRANSICIONES_ENMIENDA[estado][accion];
}

/** The buttons of a proposal in a state, from the left. Whether each is available now the decision about its acta says. */
export function listBotonesEnmienda(estado: EstadoEnmienda): readonly (typeof BOTONES_ENMIENDA)[number][] {
  return BOTONES_ENMIENDA.filter(({ accion }) => findSiguienteEnmienda(accion, estado) !== undefined);
}
