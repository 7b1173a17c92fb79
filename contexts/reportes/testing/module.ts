import type { TestingModule } from '@marco/test-kit/declarations';
import { places } from './places.ts';
import { forEverybody } from './probes.ts';
import { publicCalls } from './public-calls.ts';
import { screens } from './screens.ts';

/** Reports, as the tests of the whole product know them. */
export const reportesTesting: TestingModule = {
  context: 'reportes',
  publicCalls,
  forEverybody,
  screens,
  places,
};
