import type { TestingModule } from '@marco/test-kit/declarations';
import { places } from './places.ts';
import { namedPeople, publicCalls } from './public-calls.ts';

/** The public dictionary, as the tests of the whole product know it. */
export const diccionarioTesting: TestingModule = {
  context: 'diccionario',
  namedPeople,
  publicCalls,
  forEverybody: { listValoresPublicados: 'what is or was in force is public' },
  places,
};
