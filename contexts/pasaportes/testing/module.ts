import type { TestingModule } from '@marco/test-kit/declarations';
import { places } from './places.ts';
import { screens } from './screens.ts';

/** Pasaportes, as the tests of the whole product know them. */
export const pasaportesTesting: TestingModule = {
  context: 'pasaportes',
  forEverybody: {
    findPasaporteDeVersion: 'the pasaporte of a certified version is public',
    downloadOpenapi: 'the contract written from published messages is public',
    downloadWsdl: 'the contract written from published messages is public',
  },
  screens,
  places,
};
