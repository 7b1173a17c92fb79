import type { TestingModule } from '@marco/test-kit/declarations';
import { alike, decisions } from './decisions.ts';
import { places } from './places.ts';
import { publicCalls } from './public-calls.ts';
import { screens } from './screens.ts';

/** Layers, as the tests of the whole product know them. */
export const capasDeUsoTesting: TestingModule = {
  context: 'capas-de-uso',
  publicCalls,
  decisions,
  alike,
  screens,
  places,
};
