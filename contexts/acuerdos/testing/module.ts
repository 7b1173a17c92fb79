import type { ForeignEntidad } from '@marco/entidades/testing/module';
import type { Stranger, TestingModule } from '@marco/test-kit/declarations';
import { decisions } from './decisions.ts';
import { type ForeignAcuerdo, foreignAcuerdo } from './foreign-records.ts';
import { places } from './places.ts';
import { forEverybody, probes } from './probes.ts';
import { addPublicRecords, publicCalls } from './public-calls.ts';
import { screens } from './screens.ts';

export { addAcuerdoDeCadaEstado, addAcuerdoEn } from './add-acuerdo.ts';
export type { ForeignAcuerdo } from './foreign-records.ts';

/** Acuerdos, as the tests of the whole product know them. */
export const acuerdosTesting: TestingModule<ForeignEntidad & Stranger, ForeignAcuerdo> = {
  context: 'acuerdos',
  addPublicRecords,
  publicCalls,
  foreignRecords: foreignAcuerdo,
  probes,
  forEverybody,
  decisions,
  screens,
  places,
};
