import type { Stranger, TestingModule } from '@marco/test-kit/declarations';
import { alike, decisions } from './decisions.ts';
import { type ForeignNotificacion, foreignNotificacion } from './foreign-records.ts';
import { places } from './places.ts';
import { publicCalls } from './public-calls.ts';
import { screens } from './screens.ts';

export type { ForeignNotificacion } from './foreign-records.ts';

/** Technical catalogues, parameters, mails and notices, as the tests of the whole product know them. */
export const parametrosTesting: TestingModule<Stranger, ForeignNotificacion> = {
  context: 'parametros',
  publicCalls,
  foreignRecords: foreignNotificacion,
  probes: {
    updateLeidas: { payload: ({ notificacionId }) => ({ ids: [notificacionId] }), nothing: {} },
  },
  decisions,
  alike,
  screens,
  places,
};
