import type { ForeignElemento } from '@marco/elementos-de-dato/testing/module';
import type { ForeignEntidad } from '@marco/entidades/testing/module';
import type { TestingModule } from '@marco/test-kit/declarations';
import { decisions } from './decisions.ts';
import { type ForeignServicio, foreignServicio } from './foreign-records.ts';
import { places } from './places.ts';
import { forEverybody, probes } from './probes.ts';
import { publicCalls } from './public-calls.ts';
import { screens } from './screens.ts';

export { addVersionDeCadaEstado } from './add-version-de-cada-estado.ts';
export type { ForeignServicio } from './foreign-records.ts';

/** Servicios, as the tests of the whole product know them. */
export const serviciosTesting: TestingModule<ForeignElemento & ForeignEntidad, ForeignServicio> = {
  context: 'servicios',
  publicCalls,
  foreignRecords: foreignServicio,
  probes,
  forEverybody,
  decisions,
  screens,
  places,
};
