import { type TestingModule, titleAt } from '@marco/test-kit/declarations';

/** The banco de conformidad, as the tests of the whole product know it. */
export const conformidadTesting: TestingModule = {
  context: 'conformidad',
  screens: { toBanco: 'select min(id) from servicios where activo' },
  places: { visitor: [titleAt('conformance bank', '/banco-conformidad', 'Banco de conformidad')] },
  forEverybody: { getServicioDelBanco: 'the names of services are public' },
};
