import type { Stranger, TestingModule } from '@marco/test-kit/declarations';
import { type ForeignDeReportes, foreignDeReportes } from './foreign-records.ts';
import { places } from './places.ts';
import { type EntidadAjena, forEverybody, probes } from './probes.ts';
import { addPublicRecords, publicCalls } from './public-calls.ts';
import { screens } from './screens.ts';

export { createCortes } from './create-cortes.ts';
export type { ForeignDeReportes } from './foreign-records.ts';
export { addHechosDeInformes } from './hechos-de-informes.ts';

/** Reports, as the tests of the whole product know them. */
export const reportesTesting: TestingModule<EntidadAjena & Stranger, ForeignDeReportes> = {
  context: 'reportes',
  addPublicRecords,
  publicCalls,
  foreignRecords: foreignDeReportes,
  probes,
  forEverybody,
  screens,
  places,
};
