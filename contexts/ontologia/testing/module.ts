import type { TestingModule } from '@marco/test-kit/declarations';
import { decisions } from './decisions.ts';
import { forEverybody } from './for-everybody.ts';
import { places } from './places.ts';
import { publicCalls } from './public-calls.ts';
import { screens } from './screens.ts';

/** The ontology, as the tests of the whole product know it. */
export const ontologiaTesting: TestingModule = {
  context: 'ontologia',
  publicCalls,
  forEverybody,
  decisions,
  screens,
  places,
};
