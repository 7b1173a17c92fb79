import type { ForeignEntidad } from '@marco/entidades/testing/module';
import { type TestingModule, titleAt } from '@marco/test-kit/declarations';
import { type ForeignInforme, foreignInforme } from './foreign-records.ts';
import { addPublicRecords, publicCalls } from './public-calls.ts';

export type { ForeignInforme } from './foreign-records.ts';

/** The banco de conformidad, as the tests of the whole product know it. */
export const conformidadTesting: TestingModule<ForeignEntidad, ForeignInforme> = {
  context: 'conformidad',
  addPublicRecords,
  publicCalls,
  foreignRecords: foreignInforme,
  probes: { getInforme: { url: ({ informeId }) => `/api/informes/${informeId}` } },
  screens: {
    toBanco: 'select min(id) from servicios where activo',
    toInforme: [['00000000-0000-4000-8000-000000000000']],
  },
  places: {
    visitor: [
      titleAt('conformance bank', '/banco-conformidad', 'Banco de conformidad'),
      titleAt('report of nothing', '/informes/00000000-0000-4000-8000-000000000000', 'Informe no encontrado'),
    ],
  },
  forEverybody: { getServicioDelBanco: 'the names of services are public' },
};
