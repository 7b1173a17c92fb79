import type { TestingModule } from '@marco/test-kit/declarations';

/** The banco de conformidad, as the tests of the whole product know it. */
export const conformidadTesting: TestingModule = {
  context: 'conformidad',
  forEverybody: { verifyContrato: 'services, and what they exchange, are public' },
};
