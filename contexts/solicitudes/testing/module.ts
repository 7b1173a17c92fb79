import type { ForeignArchivos } from '@marco/archivos/testing/module';
import type { ForeignEntidad } from '@marco/entidades/testing/module';
import type { ForeignServicio } from '@marco/servicios/testing/module';
import type { Stranger, TestingModule } from '@marco/test-kit/declarations';
import { alike, decisions } from './decisions.ts';
import { type ForeignSolicitud, foreignSolicitud } from './foreign-records.ts';
import { places } from './places.ts';
import { forEverybody, probes } from './probes.ts';
import { addPublicRecords, publicCalls } from './public-calls.ts';
import { screens } from './screens.ts';

export type { ForeignSolicitud } from './foreign-records.ts';

/** Requests, as the tests of the whole product know them. */
export const solicitudesTesting: TestingModule<
  ForeignArchivos & ForeignEntidad & ForeignServicio & Stranger,
  ForeignSolicitud
> = {
  context: 'solicitudes',
  addPublicRecords,
  publicCalls,
  foreignRecords: foreignSolicitud,
  probes,
  forEverybody,
  decisions,
  alike,
  screens,
  places,
};
