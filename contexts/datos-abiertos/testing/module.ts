import type { TestingModule } from '@marco/test-kit/declarations';
import { places } from './places.ts';
import { addPublicRecords, publicCalls } from './public-calls.ts';
import { screens } from './screens.ts';

export { publishConjuntoDePrueba } from './publish-edicion-de-prueba.ts';

/** Open data, as the tests of the whole product know them. */
export const datosAbiertosTesting: TestingModule = {
  context: 'datos-abiertos',
  addPublicRecords,
  publicCalls,
  screens,
  places,
};
