import type { TestingModule } from '@marco/test-kit/declarations';
import { places } from './places.ts';
import { screens } from './screens.ts';

/** The directory of servicios, as the tests of the whole product know it. */
export const directorioTesting: TestingModule = {
  context: 'directorio',
  places,
  screens,
};
