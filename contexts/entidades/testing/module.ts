import type { TestingModule } from '@marco/test-kit/declarations';
import { alike, decisions } from './decisions.ts';
import { type ForeignEntidad, foreignEntidad } from './foreign-records.ts';
import { places } from './places.ts';
import { forEverybody, probes } from './probes.ts';
import { addPublicRecords, publicCalls } from './public-calls.ts';
import { screens } from './screens.ts';

export type { ForeignEntidad } from './foreign-records.ts';

/** Entities, as the tests of the whole product know them. */
export const entidadesTesting: TestingModule<object, ForeignEntidad> = {
  context: 'entidades',
  addPublicRecords,
  publicCalls,
  foreignRecords: foreignEntidad,
  probes,
  forEverybody,
  decisions,
  alike,
  screens,
  places,
};
