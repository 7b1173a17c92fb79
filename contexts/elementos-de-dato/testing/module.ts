import type { ForeignEntidad } from '@marco/entidades/testing/module';
import type { Stranger, TestingModule } from '@marco/test-kit/declarations';
import { alike, decisions } from './decisions.ts';
import { type ForeignElemento, foreignElemento } from './foreign-records.ts';
import { places } from './places.ts';
import { probes } from './probes.ts';
import { addPublicRecords } from './public-calls.ts';
import { screens } from './screens.ts';

export type { ForeignElemento } from './foreign-records.ts';

/** Data elements, as the tests of the whole product know them. */
export const elementosDeDatoTesting: TestingModule<ForeignEntidad & Stranger, ForeignElemento> = {
  context: 'elementos-de-dato',
  addPublicRecords,
  foreignRecords: foreignElemento,
  probes,
  decisions,
  alike,
  screens,
  places,
};
