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

/** What has to be so beside the state and the person. */
export type Guarda = 'completo' | 'numero' | 'sin-otra-en-trabajo' | 'sin-caducidad-programada';

export interface Paso {
  /** State it leads to, by the state it starts from; any other refuses. */
  readonly de: Readonly<Partial<Record<EstadoVersion, EstadoVersion>>>;
  readonly papel: Papel;
  readonly exige: readonly Guarda[];
  /** Whether it has to say why. */
  readonly conMotivo: boolean;
}

/**
 * The life of a version: action × state → next state, who and under which conditions, around the sourced verbs
 * definir, modificar, caducar, incorporar (docs/rules/life-of-elements.md). `modificar` leaves the version in force as it is and begins the
 * draft of the next one; `incorporar` makes the one before historical.
 */
export const CICLO_DE_VIDA: Readonly<Record<AccionElemento, Paso>> = {
  enviar: {
    de: { borrador: 'en-revision' },
    papel: 'autor',
    exige: ['completo', 'numero'],
    conMotivo: false,
  },
  devolver: { de: { 'en-revision': 'borrador' }, papel: 'revisor', exige: [], conMotivo: true },
  avalar: {
    de: { 'en-revision': 'pendiente-entidad' },
    papel: 'revisor',
    exige: ['completo', 'numero'],
    conMotivo: false,
  },
  aprobar: {
    de: { 'pendiente-entidad': 'aprobado' },
    papel: 'entidad',
    exige: ['completo', 'numero'],
    conMotivo: false,
  },
  observar: { de: { 'pendiente-entidad': 'borrador' }, papel: 'entidad', exige: [], conMotivo: true },
  incorporar: {
    de: { aprobado: 'incorporado' },
    papel: 'incorporador',
    exige: ['completo', 'numero'],
    conMotivo: false,
  },
  modificar: {
    de: { incorporado: 'incorporado' },
    papel: 'versionador',
    exige: ['sin-otra-en-trabajo'],
    conMotivo: false,
  },
  caducar: {
    de: { incorporado: 'caducado' },
    papel: 'caducador',
    exige: ['sin-caducidad-programada'],
    conMotivo: true,
  },
  descartar: {
    de: { borrador: 'descartado', 'en-revision': 'descartado' },
    papel: 'descartador',
    exige: [],
    conMotivo: false,
  },
};
