import type { Stranger, TestingModule } from '@marco/test-kit/declarations';
import { type ForeignSuscripcionReporte, foreignSuscripcionReporte } from './foreign-records.ts';
import { places } from './places.ts';
import { type EntidadAjena, forEverybody, probes } from './probes.ts';
import { addPublicRecords, publicCalls } from './public-calls.ts';
import { screens } from './screens.ts';

export { DEFINICIONES } from '../rules/indicadores/definiciones.ts';
export { presentHallazgo } from '../rules/indicadores/hallazgo.ts';
export { type CifraDePantalla, listCifrasDePantalla } from './cifras-de-pantalla.ts';
export { createCortes } from './create-cortes.ts';
export type { ForeignSuscripcionReporte } from './foreign-records.ts';
export { addHechosDeInformes } from './hechos-de-informes.ts';

/** Reports, as the tests of the whole product know them. */
export const reportesTesting: TestingModule<EntidadAjena & Stranger, ForeignSuscripcionReporte> = {
  context: 'reportes',
  addPublicRecords,
  publicCalls,
  foreignRecords: foreignSuscripcionReporte,
  probes,
  forEverybody,
  screens,
  places,
};
