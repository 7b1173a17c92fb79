import type { ForeignArchivos } from '@marco/archivos/testing/module';
import type { ForeignEntidad } from '@marco/entidades/testing/module';
import type { Stranger, TestingModule } from '@marco/test-kit/declarations';
import { decisions } from './decisions.ts';
import { forEverybody } from './for-everybody.ts';
import { type ForeignMesa, foreignMesa } from './foreign-records.ts';
import { places } from './places.ts';
import { probes } from './probes.ts';
import { addPublicRecords, namedPeople, publicCalls } from './public-calls.ts';
import { screens } from './screens.ts';

export type { ForeignMesa } from './foreign-records.ts';

/** Mesas de interoperabilidad, as the tests of the whole product know them. */
export const mesasTesting: TestingModule<ForeignArchivos & ForeignEntidad & Stranger, ForeignMesa> = {
  context: 'mesas',
  addPublicRecords,
  namedPeople,
  publicCalls,
  foreignRecords: foreignMesa,
  probes,
  forEverybody,
  decisions,
  screens,
  places,
};
