import type { ForeignEntidad } from '@marco/entidades/testing/module';
import type { TestingModule } from '@marco/test-kit/declarations';
import { alike, decisions } from './decisions.ts';
import { type ForeignUsuario, foreignUsuario } from './foreign-records.ts';
import { places } from './places.ts';
import { forEverybody, probes } from './probes.ts';
import { addPublicRecords, namedPeople, publicCalls } from './public-calls.ts';
import { screens } from './screens.ts';

export type { ForeignUsuario } from './foreign-records.ts';

/** People and roles, as the tests of the whole product know them. */
export const usuariosTesting: TestingModule<ForeignEntidad, ForeignUsuario> = {
  context: 'usuarios',
  addPublicRecords,
  namedPeople,
  publicCalls,
  foreignRecords: foreignUsuario,
  probes,
  forEverybody,
  decisions,
  alike,
  screens,
  places,
};
