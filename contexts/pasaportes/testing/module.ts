import type { TestingModule } from '@marco/test-kit/declarations';
import { places } from './places.ts';
import { addPublicRecords, publicCalls } from './public-calls.ts';
import { screens } from './screens.ts';

/** Pasaportes, as the tests of the whole product know them. */
export const pasaportesTesting: TestingModule = {
  context: 'pasaportes',
  addPublicRecords,
  publicCalls,
  screens,
  places,
};
