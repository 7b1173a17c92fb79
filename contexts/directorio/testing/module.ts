import type { Stranger, TestingModule } from '@marco/test-kit/declarations';
import { type ForeignSuscripcion, foreignSuscripcion } from './foreign-records.ts';
import { places } from './places.ts';
import { forEverybody, probes } from './probes.ts';
import { addPublicRecords, publicCalls } from './public-calls.ts';
import { screens } from './screens.ts';

export type { ForeignSuscripcion } from './foreign-records.ts';

/** The directory of servicios, as the tests of the whole product know it. */
export const directorioTesting: TestingModule<Stranger, ForeignSuscripcion> = {
  context: 'directorio',
  addPublicRecords,
  publicCalls,
  foreignRecords: foreignSuscripcion,
  probes,
  forEverybody,
  places,
  screens,
};
