import type { TestingModule } from '@marco/test-kit/declarations';
import { places } from './places.ts';
import { type EntidadAjena, forEverybody, probes } from './probes.ts';
import { addPublicRecords, publicCalls } from './public-calls.ts';
import { screens } from './screens.ts';

export { createCortes } from './create-cortes.ts';
export { addHechosDeInformes } from './hechos-de-informes.ts';

/** Reports, as the tests of the whole product know them. */
export const reportesTesting: TestingModule<EntidadAjena> = {
  context: 'reportes',
  addPublicRecords,
  publicCalls,
  probes,
  forEverybody,
  screens,
  places,
};
