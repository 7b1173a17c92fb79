import type { Stranger, TestingModule } from '@marco/test-kit/declarations';
import { type ForeignSuscripcionReporte, foreignSuscripcionReporte } from './foreign-records.ts';
import { places } from './places.ts';
import { forEverybody, probes } from './probes.ts';
import { addPublicRecords, publicCalls } from './public-calls.ts';
import { screens } from './screens.ts';

export type { ForeignSuscripcionReporte } from './foreign-records.ts';

/** Reports, as the tests of the whole product know them. */
export const reportesTesting: TestingModule<Stranger, ForeignSuscripcionReporte> = {
  context: 'reportes',
  addPublicRecords,
  publicCalls,
  foreignRecords: foreignSuscripcionReporte,
  probes,
  forEverybody,
  screens,
  places,
};
