import type { AccionElemento, EstadoVersion } from '../../contract/terms.ts';

/** Part somebody has in the life of a version. */
export type Papel =
  | 'autor'
  | 'revisor'
  | 'entidad'
  | 'incorporador'
  | 'versionador'
  | 'caducador'
  | 'descartador';

/** Conditions beside the state and the person. */
export type Guarda = 'completo' | 'numero' | 'sin-otra-en-trabajo' | 'sin-caducidad-programada';

/** The button of an action, where the screen of a version offers it. */
export interface Boton {
  /** Its place among the buttons of a state, from the left. */
  readonly lugar: number;
  /** Whether it is the primary button, which moves the version to its next state. */
  readonly esPrincipal: boolean;
}

export interface Transicion {
  /** State it leads to, by the state it starts from; any other refuses. */
  readonly de: Readonly<Partial<Record<EstadoVersion, EstadoVersion>>>;
  readonly papel: Papel;
  readonly exige: readonly Guarda[];
  /** Whether it has to say why. */
  readonly conMotivo: boolean;
  /** Its button, offered in the states it starts from. */
  readonly boton: Boton;
}

/** An action on a version that does not change its state. */
export type Acto = 'editar' | 'llevar' | 'cancelarCaducidad';

/**
 * The life of a version: action × state → next state, who and under which conditions, around the sourced verbs
 * definir, modificar, caducar, incorporar (docs/rules/life-of-elements.md). `modificar` leaves the version in force as it is and begins the
 * draft of the next one; `incorporar` makes the one before historical.
 */
export const CICLO_DE_VIDA: Readonly<Record<AccionElemento, Transicion>> = {
  enviar: {
    de: { borrador: 'en-revision' },
    papel: 'autor',
    exige: ['completo', 'numero'],
    conMotivo: false,
    boton: { lugar: 4, esPrincipal: true },
  },
  devolver: {
    de: { 'en-revision': 'borrador' },
    papel: 'revisor',
    exige: [],
    conMotivo: true,
    boton: { lugar: 3, esPrincipal: false },
  },
  avalar: {
    de: { 'en-revision': 'pendiente-entidad' },
    papel: 'revisor',
    exige: ['completo', 'numero'],
    conMotivo: false,
    boton: { lugar: 4, esPrincipal: true },
  },
  aprobar: {
    de: { 'pendiente-entidad': 'aprobado' },
    papel: 'entidad',
    exige: ['completo', 'numero'],
    conMotivo: false,
    boton: { lugar: 4, esPrincipal: true },
  },
  observar: {
    de: { 'pendiente-entidad': 'borrador' },
    papel: 'entidad',
    exige: [],
    conMotivo: true,
    boton: { lugar: 3, esPrincipal: false },
  },
  incorporar: {
    de: { aprobado: 'incorporado' },
    papel: 'incorporador',
    exige: ['completo', 'numero'],
    conMotivo: false,
    boton: { lugar: 4, esPrincipal: true },
  },
  modificar: {
    de: { incorporado: 'incorporado' },
    papel: 'versionador',
    exige: ['sin-otra-en-trabajo'],
    conMotivo: false,
    boton: { lugar: 4, esPrincipal: true },
  },
  caducar: {
    de: { incorporado: 'caducado' },
    papel: 'caducador',
    exige: ['sin-caducidad-programada'],
    conMotivo: true,
    boton: { lugar: 3, esPrincipal: false },
  },
  descartar: {
    de: { borrador: 'descartado', 'en-revision': 'descartado' },
    papel: 'descartador',
    exige: [],
    conMotivo: false,
    boton: { lugar: 2, esPrincipal: false },
  },
};

/**
 * The same for actions that are not steps: the state they need, and their button, unless it is not among the buttons
 * of the steps.
 */
export const ACTOS = {
  editar: { en: 'borrador', boton: { lugar: 1, esPrincipal: false } },
  llevar: { en: 'incorporado', boton: { lugar: 1, esPrincipal: false } },
  cancelarCaducidad: { en: 'incorporado', boton: null },
} as const satisfies Readonly<Record<Acto, { readonly en: EstadoVersion; readonly boton: Boton | null }>>;

/** What a button of the screen of a version does. */
export type AccionConBoton = AccionElemento | 'editar' | 'llevar';

export interface BotonDeAccion extends Boton {
  readonly accion: AccionConBoton;
}

const TRANSICIONES = Object.entries(CICLO_DE_VIDA) as readonly [AccionElemento, Transicion][];

/** The buttons of a version in a state, from the left; whether each is available now its decision says. */
export function listBotones(estado: EstadoVersion): readonly BotonDeAccion[] {
  const pasos = TRANSICIONES.filter(([, { de }]) => de[estado] !== undefined);
  const actos = (['editar', 'llevar'] as const).filter((acto) => ACTOS[acto].en === estado);
  return [
    ...actos.map((accion) => ({ accion, ...ACTOS[accion].boton })),
    ...pasos.map(([accion, { boton }]) => ({ accion, ...boton })),
  ].sort((a, b) => a.lugar - b.lugar);
}
