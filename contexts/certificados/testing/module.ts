import type { ForeignEntidad } from '@marco/entidades/testing/module';
import type { TestingModule } from '@marco/test-kit/declarations';
import { decisions } from './decisions.ts';
import { type ForeignCertificado, foreignCertificado } from './foreign-records.ts';
import { places } from './places.ts';
import { forEverybody, probes } from './probes.ts';
import { addPublicRecords, namedPeople, publicCalls } from './public-calls.ts';
import { screens } from './screens.ts';

export { addCertificadoDeCadaEstado } from './add-de-cada-estado.ts';
export type { ForeignCertificado } from './foreign-records.ts';

/** Certificates, as the tests of the whole product know them. */
export const certificadosTesting: TestingModule<ForeignEntidad, ForeignCertificado> = {
  context: 'certificados',
  addPublicRecords,
  namedPeople,
  publicCalls,
  foreignRecords: foreignCertificado,
  probes,
  forEverybody,
  decisions,
  screens,
  places,
};
