import type { Stranger, TestingModule } from '@marco/test-kit/declarations';
import { type ForeignSuscripcionReporte, type ForeignTablero, foreignReportes } from './foreign-records.ts';
import { places } from './places.ts';
import { type EntidadAjena, forEverybody, probes } from './probes.ts';
import { addPublicRecords, publicCalls } from './public-calls.ts';
import { screens } from './screens.ts';

export { createCortes } from './create-cortes.ts';
export type { ForeignSuscripcionReporte, ForeignTablero } from './foreign-records.ts';
export { addHechosDeInformes } from './hechos-de-informes.ts';

/** Reports, as the tests of the whole product know them. */
export const reportesTesting: TestingModule<
  EntidadAjena & Stranger,
  ForeignSuscripcionReporte & ForeignTablero
> = {
  context: 'reportes',
  addPublicRecords,
  publicCalls,
  foreignRecords: foreignReportes,
  probes,
  forEverybody,
  screens,
  places,
};
