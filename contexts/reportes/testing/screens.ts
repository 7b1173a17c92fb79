import type { Screens } from '@marco/test-kit/declarations';

/** Indicators of the catalogue. */
export const screens: Screens = {
  toIndicador: [['IND-02'], ['IND-05'], ['IND-07']],
  toFilas: [['IND-02', 'corte=hoy']],
};
