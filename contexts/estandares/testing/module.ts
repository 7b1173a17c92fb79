import type { TestingModule } from '@marco/test-kit/declarations';
import { alike, decisions } from './decisions.ts';
import { forEverybody } from './for-everybody.ts';
import { places } from './places.ts';
import { screens } from './screens.ts';

/** Standards, as the tests of the whole product know them. */
export const estandaresTesting: TestingModule = {
  context: 'estandares',
  forEverybody,
  decisions,
  alike,
  screens,
  places,
};
