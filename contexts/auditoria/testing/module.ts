import type { TestingModule } from '@marco/test-kit/declarations';
import { places } from './places.ts';
import { screens } from './screens.ts';

/** The trail, as the tests of the whole product know it. */
export const auditoriaTesting: TestingModule = {
  context: 'auditoria',
  screens,
  places,
};
