import {
  ACCIONES_MANUALES,
  type AccionManual,
  type AccionSolicitud,
  ESTADOS_EDITABLES,
  type EstadoSolicitud,
  type Nivel,
} from '../../contract/terms.ts';
import { isEstadoDelNivel, TRABAJO_DE_NIVEL } from './trabajo.ts';

/** Part somebody has in the life of a request. */
export type Papel = 'entidad' | 'aprobador' | 'coordinador' | 'consultor' | 'certificador' | 'sistema';

/** What has to be so beside the state and the person. */
export type Guarda =
  | 'completa'
  | 'respondida'
  | 'catalogada'
  | 'evaluable'
  | 'conforme'
  | 'aprobada'
  | 'cumplida'
  | 'enTermino'
  | 'suspendida'
  | 'prorrogable';

/** The state in which a level does its own work, whichever it is called. */
const TRABAJO = 'trabajo';

export interface Transicion {
  /** State it leads to, by the state it starts from; any other refuses. */
  readonly de: Readonly<Partial<Record<EstadoSolicitud, EstadoSolicitud | typeof TRABAJO>>>;
  /** Level whose requests alone take it; absent: all of them. */
  readonly nivel?: Nivel;
  readonly papel: Papel;
  /** Of them, those that the level has. */
  readonly exige: readonly Guarda[];
  /** Whether it has to say why. */
  readonly conMotivo: boolean;
  /**
   * Place of its button among those of a state; the last one moves the request on and stands out. Null where
   * the screen of a request has none: filing is done in the form, where what is missing shows, and the clock has a menu.
   */
  readonly boton: number | null;
}

/** States of a filed request that is open; a step of the clock leaves it where it is. */
const ABIERTOS = {
  radicada: 'radicada',
  asignada: 'asignada',
  'en-revision': 'en-revision',
  devuelta: 'devuelta',
  'en-conceptualizacion': 'en-conceptualizacion',
  'en-evaluacion': 'en-evaluacion',
  'en-verificacion': 'en-verificacion',
  'pendiente-entidad': 'pendiente-entidad',
  'concepto-favorable': 'concepto-favorable',
} as const satisfies Partial<Record<EstadoSolicitud, EstadoSolicitud>>;

/**
 * The life of a request: action × state → next state, who and under which conditions (docs/rules/requests.md).
 * All levels take the same steps; the level is a condition of the few that differ, and of where it does its work.
 */
export const CICLO_DE_VIDA: Readonly<Record<AccionSolicitud, Transicion>> = {
  radicar: {
    de: { borrador: 'radicada', devuelta: 'radicada' },
    papel: 'entidad',
    exige: ['completa', 'respondida'],
    conMotivo: false,
    boton: null,
  },
  asignar: {
    de: {
      radicada: 'asignada',
      asignada: 'asignada',
      'en-revision': 'en-revision',
      'en-conceptualizacion': 'en-conceptualizacion',
      'en-evaluacion': 'en-evaluacion',
    },
    papel: 'coordinador',
    exige: [],
    conMotivo: false,
    boton: 3,
  },
  revisar: { de: { asignada: 'en-revision' }, papel: 'consultor', exige: [], conMotivo: false, boton: 6 },
  devolver: {
    de: { 'en-revision': 'devuelta', 'en-conceptualizacion': 'devuelta', 'en-evaluacion': 'devuelta' },
    papel: 'consultor',
    exige: [],
    conMotivo: true,
    boton: 4,
  },
  conceptualizar: {
    de: { 'en-revision': 'en-conceptualizacion' },
    nivel: 1,
    papel: 'consultor',
    exige: [],
    conMotivo: false,
    boton: 7,
  },
  evaluar: {
    de: { 'en-revision': 'en-evaluacion' },
    nivel: 2,
    papel: 'consultor',
    exige: ['evaluable'],
    conMotivo: false,
    boton: 7,
  },
  presentar: {
    de: { 'en-conceptualizacion': 'pendiente-entidad', 'en-evaluacion': 'pendiente-entidad' },
    papel: 'consultor',
    exige: ['catalogada', 'conforme'],
    conMotivo: false,
    boton: 8,
  },
  observar: {
    de: { 'pendiente-entidad': TRABAJO },
    papel: 'aprobador',
    exige: [],
    conMotivo: true,
    boton: 5,
  },
  aprobar: {
    de: { 'pendiente-entidad': 'concepto-favorable' },
    papel: 'aprobador',
    exige: ['aprobada', 'conforme'],
    conMotivo: false,
    boton: 9,
  },
  reabrir: {
    de: { 'concepto-favorable': TRABAJO },
    papel: 'certificador',
    exige: [],
    conMotivo: true,
    boton: 5,
  },
  certificar: {
    de: { 'concepto-favorable': 'certificada' },
    papel: 'certificador',
    exige: ['cumplida'],
    conMotivo: false,
    boton: 10,
  },
  rechazar: {
    de: { radicada: 'rechazada', asignada: 'rechazada', 'en-revision': 'rechazada' },
    papel: 'coordinador',
    exige: [],
    conMotivo: true,
    boton: 2,
  },
  cancelar: {
    de: {
      radicada: 'cancelada',
      asignada: 'cancelada',
      'en-revision': 'cancelada',
      devuelta: 'cancelada',
      'en-conceptualizacion': 'cancelada',
      'en-evaluacion': 'cancelada',
      'pendiente-entidad': 'cancelada',
    },
    papel: 'entidad',
    exige: [],
    conMotivo: true,
    boton: 1,
  },
  desistir: { de: { devuelta: 'desistida' }, papel: 'sistema', exige: [], conMotivo: false, boton: null },
  suspenderPlazo: {
    de: ABIERTOS,
    papel: 'coordinador',
    exige: ['enTermino'],
    conMotivo: true,
    boton: null,
  },
  reanudarPlazo: {
    de: ABIERTOS,
    papel: 'coordinador',
    exige: ['suspendida'],
    conMotivo: true,
    boton: null,
  },
  prorrogar: {
    de: ABIERTOS,
    papel: 'coordinador',
    exige: ['enTermino', 'prorrogable'],
    conMotivo: true,
    boton: null,
  },
};

/** Conditions that one level alone has. */
const NIVEL_DE_GUARDA: Readonly<Partial<Record<Guarda, Nivel>>> = {
  catalogada: 1,
  aprobada: 1,
  evaluable: 2,
  conforme: 2,
};

/** State a step leads a request of a level to; undefined where it does not begin in its state. */
export function findSiguiente(
  accion: AccionSolicitud,
  { estado, nivel }: { readonly estado: EstadoSolicitud; readonly nivel: Nivel },
): EstadoSolicitud | undefined {
  const transicion = CICLO_DE_VIDA[accion];
  if ((transicion.nivel ?? nivel) !== nivel || !isEstadoDelNivel(estado, nivel)) return undefined;
  const hasta = transicion.de[estado];
  return hasta === TRABAJO ? TRABAJO_DE_NIVEL[nivel] : hasta;
}

/** Conditions of a step of a request of a level. */
export function listExigidas(accion: AccionSolicitud, nivel: Nivel): readonly Guarda[] {
  return CICLO_DE_VIDA[accion].exige.filter((guarda) => (NIVEL_DE_GUARDA[guarda] ?? nivel) === nivel);
}

/** States a step begins in, of the requests of a level. */
export function listOrigenes(accion: AccionSolicitud, nivel: Nivel): readonly EstadoSolicitud[] {
  return (Object.keys(CICLO_DE_VIDA[accion].de) as EstadoSolicitud[]).filter((estado) =>
    isEstadoDelNivel(estado, nivel),
  );
}

/** Parts the ministry has; the others are of the entity. */
const DEL_MINISTERIO: ReadonlySet<Papel> = new Set<Papel>(['coordinador', 'consultor', 'certificador']);

export interface BotonSolicitud {
  readonly paso: AccionManual;
  /** Whether it stands out. */
  readonly esPrincipal: boolean;
}

/**
 * The buttons of a request in a state and level, from the left; nobody sees the steps of the other side. Whether each is
 * available now its decision says. The last one stands out, unless it cancels the request: no page asks for that.
 *
 * @param puedeEditar whether the person can continue to write the request: then that button is the primary one
 * instead of any step
 */
export function listBotones(
  solicitud: { readonly estado: EstadoSolicitud; readonly nivel: Nivel },
  { esMinisterio, puedeEditar }: { readonly esMinisterio: boolean; readonly puedeEditar: boolean },
): readonly BotonSolicitud[] {
  const offered = ACCIONES_MANUALES.flatMap((paso) => {
    const { papel, boton: lugar } = CICLO_DE_VIDA[paso];
    const fits = findSiguiente(paso, solicitud) !== undefined && DEL_MINISTERIO.has(papel) === esMinisterio;
    return fits && lugar !== null ? [{ paso, lugar }] : [];
  }).sort((a, b) => a.lugar - b.lugar);
  return offered.map(({ paso }, position) => ({
    paso,
    esPrincipal: position === offered.length - 1 && !puedeEditar && paso !== 'cancelar',
  }));
}

export interface BotonDeEscritura {
  readonly boton: 'responder' | 'corregir' | 'continuar';
  /** Whether it stands out. */
  readonly esPrincipal: boolean;
}

/**
 * The buttons of who writes a request, from the left, before those that move it on: to the next mark without an answer,
 * and to the form. The first one stands out.
 *
 * @param hayPorResponder whether a mark of its last return waits for an answer
 */
export function listBotonesDeEscritura(
  estado: EstadoSolicitud,
  { puedeEditar, hayPorResponder }: { readonly puedeEditar: boolean; readonly hayPorResponder: boolean },
): readonly BotonDeEscritura[] {
  if (!ESTADOS_EDITABLES.includes(estado) || !puedeEditar) return [];
  if (estado !== 'devuelta') return [{ boton: 'continuar', esPrincipal: true }];
  if (!hayPorResponder) return [{ boton: 'corregir', esPrincipal: true }];
  return [
    { boton: 'responder', esPrincipal: true },
    { boton: 'corregir', esPrincipal: false },
  ];
}
