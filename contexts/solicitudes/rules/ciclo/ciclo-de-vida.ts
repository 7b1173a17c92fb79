import {
  ACCIONES_MANUALES,
  type AccionManual,
  type AccionSolicitud,
  type EstadoSolicitud,
} from '../../contract/terms.ts';

/** Part somebody has in the life of a request. */
export type Papel = 'entidad' | 'aprobador' | 'coordinador' | 'consultor' | 'certificador' | 'sistema';

/** What has to be so beside the state and the person. */
export type Guarda =
  | 'completa'
  | 'respondida'
  | 'catalogada'
  | 'aprobada'
  | 'cumplida'
  | 'enTermino'
  | 'suspendida'
  | 'prorrogable';

export interface Transicion {
  /** State it leads to, by the state it starts from; any other refuses. */
  readonly de: Readonly<Partial<Record<EstadoSolicitud, EstadoSolicitud>>>;
  readonly papel: Papel;
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
 * Levels 2 and 3 take the same steps, with their own work in the place of the conceptualisation.
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
    papel: 'consultor',
    exige: [],
    conMotivo: false,
    boton: 7,
  },
  presentar: {
    de: { 'en-conceptualizacion': 'pendiente-entidad' },
    papel: 'consultor',
    exige: ['catalogada'],
    conMotivo: false,
    boton: 8,
  },
  observar: {
    de: { 'pendiente-entidad': 'en-conceptualizacion' },
    papel: 'aprobador',
    exige: [],
    conMotivo: true,
    boton: 5,
  },
  aprobar: {
    de: { 'pendiente-entidad': 'concepto-favorable' },
    papel: 'aprobador',
    exige: ['aprobada'],
    conMotivo: false,
    boton: 9,
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

/** Parts the ministry has; the others are of the entity. */
const DEL_MINISTERIO: ReadonlySet<Papel> = new Set<Papel>(['coordinador', 'consultor', 'certificador']);

export interface BotonSolicitud {
  readonly paso: AccionManual;
  /** Whether it stands out. */
  readonly esPrincipal: boolean;
}

/**
 * The buttons of a request in a state, from the left; nobody sees the steps of the other side. Whether each is
 * available now its decision says.
 *
 * @param puedeEditar whether the person can continue to write the request: then that button is the primary one
 * instead of any step
 */
export function listBotones(
  estado: EstadoSolicitud,
  { esMinisterio, puedeEditar }: { readonly esMinisterio: boolean; readonly puedeEditar: boolean },
): readonly BotonSolicitud[] {
  const offered = ACCIONES_MANUALES.flatMap((paso) => {
    const { de, papel, boton: lugar } = CICLO_DE_VIDA[paso];
    const fits = de[estado] !== undefined && DEL_MINISTERIO.has(papel) === esMinisterio;
    return fits && lugar !== null ? [{ paso, lugar }] : [];
  }).sort((a, b) => a.lugar - b.lugar);
  return offered.map(({ paso }, position) => ({
    paso,
    esPrincipal: position === offered.length - 1 && !puedeEditar,
  }));
}
