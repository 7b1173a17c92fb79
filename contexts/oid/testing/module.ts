import type { TestingModule } from '@marco/test-kit/declarations';
import { decisions } from './decisions.ts';
import { places } from './places.ts';
import { publicCalls } from './public-calls.ts';
import { screens } from './screens.ts';

/** Identifiers, as the tests of the whole product know them. */
export const oidTesting: TestingModule = {
  context: 'oid',
  publicCalls,
  decisions,
  screens,
  places,
};
