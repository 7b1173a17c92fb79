export type EstadoEtapa = 'completo' | 'en-curso' | 'pendiente';

/** The texts for the state of a step. */
export const ESTADO_ETAPA: Readonly<Record<EstadoEtapa, string>> = {
  completo: 'Completo',
  'en-curso': 'En curso',
  pendiente: 'Pendiente',
};
