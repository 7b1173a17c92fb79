/** Life of a meeting: programmed, held and done, or called off before it began. Only the third is public. */
export const ESTADOS_REUNION = ['programada', 'en-curso', 'realizada', 'cancelada'] as const;
export type EstadoReunion = (typeof ESTADOS_REUNION)[number];
export const ESTADO_REUNION: Readonly<Record<EstadoReunion, string>> = {
  programada: 'Programada',
  'en-curso': 'En curso',
  realizada: 'Realizada',
  cancelada: 'Cancelada',
};

/** What moves a meeting on. */
export const PASOS_REUNION = ['iniciar', 'finalizar', 'cancelar'] as const;
export type PasoReunion = (typeof PASOS_REUNION)[number];

/** What may be done with a meeting; who may is a decision for each. */
export const ACCIONES_REUNION = ['editar', 'anotar', ...PASOS_REUNION, 'invitar'] as const;
export type AccionReunion = (typeof ACCIONES_REUNION)[number];

/** Longest texts and most rows of a meeting; the reason is that of the text-input modal (specification §5). */
export const LIMITES_REUNION = {
  tematica: 300,
  lugar: 300,
  enlace: 500,
  titulo: 300,
  nombre: 200,
  correo: 254,
  avance: 20_000,
  participante: 4_000,
  notas: 10_000,
  decision: 2_000,
  motivo: 200,
  puntos: 50,
  participantes: 100,
  consultores: 20,
  decisiones: 100,
  /** Fields one save of the minutes may carry. */
  cambios: 300,
} as const;

/** Minutes a meeting may take. */
export const DURACION_REUNION = { minima: 15, maxima: 720, habitual: 60 } as const;

/** Attendance as the minutes write it. */
export const ASISTENCIAS = ['', 'si', 'no'] as const;
export type Asistencia = (typeof ASISTENCIAS)[number];
