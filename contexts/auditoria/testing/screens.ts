import type { Screens } from '@marco/test-kit/declarations';

/** Events of the trail. */
export const screens: Screens = {
  toEvento: [[1]],
  toCorrelacion: [['inexistente']],
};
