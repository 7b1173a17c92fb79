import type { ForeignEntidad } from '@marco/entidades/testing/module';
import type { Stranger, TestingModule } from '@marco/test-kit/declarations';
import { decisions } from './decisions.ts';
import { type ForeignSesion, foreignSesion } from './foreign-records.ts';
import { places } from './places.ts';
import { forEverybody, probes } from './probes.ts';
import { publicCalls } from './public-calls.ts';

export type { ForeignSesion } from './foreign-records.ts';

/** The ways in, sessions and own data, as the tests of the whole product know them. */
export const accesoTesting: TestingModule<ForeignEntidad & Stranger, ForeignSesion> = {
  context: 'acceso',
  publicCalls,
  foreignRecords: foreignSesion,
  probes,
  forEverybody,
  decisions,
  places,
};
