import type { AccionSolicitud, EstadoSolicitud } from '../../contract/terms.ts';

/** Part somebody has in the life of a request. */
export type Papel = 'entidad' | 'aprobador' | 'coordinador' | 'consultor' | 'certificador' | 'sistema';

/** What has to be so beside the state and the person. */
export type Guarda = 'completa' | 'catalogada' | 'aprobada' | 'cumplida';

export interface PasoDeCiclo {
  /** State it leads to, by the state it starts from; any other refuses. */
  readonly de: Readonly<Partial<Record<EstadoSolicitud, EstadoSolicitud>>>;
  readonly papel: Papel;
  readonly exige: readonly Guarda[];
  /** Whether it has to say why. */
  readonly conMotivo: boolean;
}

/**
 * The life of a request: action × state → next state, who and under which conditions (docs/rules/requests.md).
 * Levels 2 and 3 take the same steps, with their own work in the place of the conceptualisation.
 */
export const CICLO_DE_VIDA: Readonly<Record<AccionSolicitud, PasoDeCiclo>> = {
  radicar: {
    de: { borrador: 'radicada', devuelta: 'radicada' },
    papel: 'entidad',
    exige: ['completa'],
    conMotivo: false,
  },
  asignar: {
    de: {
      radicada: 'asignada',
      asignada: 'asignada',
      'en-revision': 'en-revision',
      'en-conceptualizacion': 'en-conceptualizacion',
    },
    papel: 'coordinador',
    exige: [],
    conMotivo: false,
  },
  revisar: { de: { asignada: 'en-revision' }, papel: 'consultor', exige: [], conMotivo: false },
  devolver: {
    de: { 'en-revision': 'devuelta', 'en-conceptualizacion': 'devuelta' },
    papel: 'consultor',
    exige: [],
    conMotivo: true,
  },
  conceptualizar: {
    de: { 'en-revision': 'en-conceptualizacion' },
    papel: 'consultor',
    exige: [],
    conMotivo: false,
  },
  presentar: {
    de: { 'en-conceptualizacion': 'pendiente-entidad' },
    papel: 'consultor',
    exige: ['catalogada'],
    conMotivo: false,
  },
  observar: {
    de: { 'pendiente-entidad': 'en-conceptualizacion' },
    papel: 'aprobador',
    exige: [],
    conMotivo: true,
  },
  aprobar: {
    de: { 'pendiente-entidad': 'concepto-favorable' },
    papel: 'aprobador',
    exige: ['aprobada'],
    conMotivo: false,
  },
  certificar: {
    de: { 'concepto-favorable': 'certificada' },
    papel: 'certificador',
    exige: ['cumplida'],
    conMotivo: false,
  },
  rechazar: {
    de: { radicada: 'rechazada', asignada: 'rechazada', 'en-revision': 'rechazada' },
    papel: 'coordinador',
    exige: [],
    conMotivo: true,
  },
  cancelar: {
    de: {
      radicada: 'cancelada',
      asignada: 'cancelada',
      'en-revision': 'cancelada',
      devuelta: 'cancelada',
      'en-conceptualizacion': 'cancelada',
      'pendiente-entidad': 'cancelada',
    },
    papel: 'entidad',
    exige: [],
    conMotivo: true,
  },
  desistir: { de: { devuelta: 'desistida' }, papel: 'sistema', exige: [], conMotivo: false },
};
