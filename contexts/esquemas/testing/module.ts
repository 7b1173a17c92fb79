import type { ForeignElemento } from '@marco/elementos-de-dato/testing/module';
import type { TestingModule } from '@marco/test-kit/declarations';
import { places } from './places.ts';
import { probes } from './probes.ts';
import { publicCalls } from './public-calls.ts';
import { screens } from './screens.ts';

/** Schemas and validator, as the tests of the whole product know them. */
export const esquemasTesting: TestingModule<ForeignElemento> = {
  context: 'esquemas',
  publicCalls,
  probes,
  screens,
  places,
};
