import type { ForeignEntidad } from '@marco/entidades/testing/module';
import type { TestingModule } from '@marco/test-kit/declarations';
import { alike, decisions } from './decisions.ts';
import { type ForeignTramite, foreignTramite } from './foreign-records.ts';
import { places } from './places.ts';
import { forEverybody, probes } from './probes.ts';
import { addPublicRecords, publicCalls } from './public-calls.ts';
import { screens } from './screens.ts';

export type { ForeignTramite } from './foreign-records.ts';

/** Trámites, as the tests of the whole product know them. */
export const tramitesTesting: TestingModule<ForeignEntidad, ForeignTramite> = {
  context: 'tramites',
  addPublicRecords,
  publicCalls,
  foreignRecords: foreignTramite,
  probes,
  forEverybody,
  decisions,
  alike,
  screens,
  places,
};
