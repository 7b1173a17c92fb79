import type { AccionSolicitud, EstadoSolicitud, Nivel } from '../../contract/terms.ts';
import { type ClaseDeSolicitud, findTrabajo, isEstadoDe } from './trabajo.ts';

/** Part somebody has in the life of a request; the operator is of the exchange platform, and has one in level 3 alone. */
export type Papel =
  | 'entidad'
  | 'aprobador'
  | 'coordinador'
  | 'consultor'
  | 'operador'
  | 'certificador'
  | 'sistema';

/** What has to be so beside the state and the person. */
export type Guarda =
  | 'completa'
  | 'respondida'
  | 'catalogada'
  | 'evaluable'
  | 'conforme'
  | 'conceptuable'
  | 'verificada'
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
  /** Level whose requests alone take it, unless they end a version; absent: all of them. */
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
  /** What is carried over is filed and approved in one step; nobody works it out. */
  reafirmar: {
    de: { borrador: 'concepto-favorable' },
    papel: 'aprobador',
    exige: [],
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
      'en-verificacion': 'en-verificacion',
    },
    papel: 'coordinador',
    exige: [],
    conMotivo: false,
    boton: 3,
  },
  revisar: { de: { asignada: 'en-revision' }, papel: 'consultor', exige: [], conMotivo: false, boton: 6 },
  devolver: {
    de: {
      'en-revision': 'devuelta',
      'en-conceptualizacion': 'devuelta',
      'en-evaluacion': 'devuelta',
      'en-verificacion': 'devuelta',
    },
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
  verificar: {
    de: { 'en-revision': 'en-verificacion' },
    nivel: 3,
    papel: 'consultor',
    exige: [],
    conMotivo: false,
    boton: 7,
  },
  /** The concept of the operator; it may be given again until the request is presented. */
  conceptuar: {
    de: { 'en-verificacion': 'en-verificacion' },
    nivel: 3,
    papel: 'operador',
    exige: ['conceptuable'],
    conMotivo: true,
    boton: 8,
  },
  presentar: {
    de: {
      'en-conceptualizacion': 'pendiente-entidad',
      'en-evaluacion': 'pendiente-entidad',
      'en-verificacion': 'pendiente-entidad',
    },
    papel: 'consultor',
    exige: ['catalogada', 'conforme', 'verificada'],
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
    exige: ['aprobada', 'conforme', 'verificada'],
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
      'en-verificacion': 'cancelada',
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
  conceptuable: 3,
  verificada: 3,
};

type Transiciones = Transicion['de'];

/** Steps that begin elsewhere where a request ends a version: after the review nothing is worked out. */
const DE_RETIRO: Readonly<Partial<Record<AccionSolicitud, Transiciones>>> = {
  presentar: { 'en-revision': 'pendiente-entidad' },
};

/** What was reaffirmed was worked out by nobody: reopened, it is a request like any other, that a coordinator assigns. */
const DE_REAFIRMADA: Readonly<Partial<Record<AccionSolicitud, Transiciones>>> = {
  reabrir: { 'concepto-favorable': 'radicada' },
};

function findTransiciones(accion: AccionSolicitud, { tipo, esReafirmada }: ClaseDeSolicitud): Transiciones {
  const propias = tipo === 'retiro' ? DE_RETIRO : esReafirmada ? DE_REAFIRMADA : undefined;
  return propias?.[accion] ?? CICLO_DE_VIDA[accion].de;
}

/** Whether requests of a kind have a step at all: to end a version, none of one level alone. */
export function isPasoDe(accion: AccionSolicitud, { nivel, tipo, esReafirmada }: ClaseDeSolicitud): boolean {
  if (accion === 'reafirmar') return esReafirmada === true;
  const { nivel: propio } = CICLO_DE_VIDA[accion];
  return propio === undefined || (propio === nivel && tipo !== 'retiro');
}

/** State a step leads such a request to; undefined where it does not begin in its state. */
export function findSiguiente(
  accion: AccionSolicitud,
  { estado, ...pedido }: ClaseDeSolicitud & { readonly estado: EstadoSolicitud },
): EstadoSolicitud | undefined {
  if (!isPasoDe(accion, pedido) || !isEstadoDe(estado, pedido)) return undefined;
  const hasta = findTransiciones(accion, pedido)[estado];
  return hasta === TRABAJO ? findTrabajo(pedido) : hasta;
}

/** Conditions of a step of such a request; to end a version, none of those that one level has. */
export function listExigidas(accion: AccionSolicitud, { nivel, tipo }: ClaseDeSolicitud): readonly Guarda[] {
  return CICLO_DE_VIDA[accion].exige.filter((guarda) => {
    const propio = NIVEL_DE_GUARDA[guarda];
    return propio === undefined || (propio === nivel && tipo !== 'retiro');
  });
}

/** States a step begins in, of such requests. */
export function listOrigenes(accion: AccionSolicitud, pedido: ClaseDeSolicitud): readonly EstadoSolicitud[] {
  return (Object.keys(findTransiciones(accion, pedido)) as EstadoSolicitud[]).filter((estado) =>
    isEstadoDe(estado, pedido),
  );
}
