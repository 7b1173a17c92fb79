import type { Stranger, TestingModule } from '@marco/test-kit/declarations';
import { type ForeignArchivos, foreignArchivos } from './foreign-records.ts';
import { places } from './places.ts';
import { probes } from './probes.ts';
import { namedPeople, publicCalls } from './public-calls.ts';

export type { ForeignArchivos } from './foreign-records.ts';

/** Files and exports, as the tests of the whole product know them. */
export const archivosTesting: TestingModule<Stranger, ForeignArchivos> = {
  context: 'archivos',
  namedPeople,
  publicCalls,
  foreignRecords: foreignArchivos,
  probes,
  places,
};
