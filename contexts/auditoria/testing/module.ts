import type { TestingModule } from '@marco/test-kit/declarations';
import { places } from './places.ts';
import { publicCalls } from './public-calls.ts';
import { screens } from './screens.ts';

/** The trail, as the tests of the whole product know it. */
export const auditoriaTesting: TestingModule = {
  context: 'auditoria',
  publicCalls,
  screens,
  places,
};
