import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindEndpoint, requireActor } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import * as contract from '../../contract/index.ts';
import {
  closeSuscripcionReporte,
  closeSuscripcionReportePropia,
  createSuscripcionReporte,
  submitSuscripcionReporte,
  updatePausaReporte,
} from './keep-suscripciones.ts';
import { presentSuscripcion } from './present-suscripcion.ts';
import { listDePersona } from './suscripciones.queries.ts';

/** Subscriptions to indicators over HTTP. */
export function bindSuscripciones(database: Kysely<DatabaseSchema>): BoundEndpoint[] {
  return [
    bindEndpoint(contract.createSuscripcionReporteEndpoint, ({ body }, context) =>
      createSuscripcionReporte(database, body, context),
    ),
    bindEndpoint(contract.listSuscripcionesReportesEndpoint, async (_, context) => {
      const rows = await listDePersona(database, requireActor(context).userId);
      return Promise.all(rows.map((row) => presentSuscripcion(database, row)));
    }),
    bindEndpoint(contract.updatePausaReporteEndpoint, ({ params, body }, context) =>
      updatePausaReporte(database, { ...params, ...body }, context),
    ),
    bindEndpoint(contract.submitSuscripcionReporteEndpoint, ({ params }, context) =>
      submitSuscripcionReporte(database, params.id, context),
    ),
    bindEndpoint(contract.closeSuscripcionReportePropiaEndpoint, ({ params }, context) =>
      closeSuscripcionReportePropia(database, params.id, context),
    ),
    bindEndpoint(contract.closeSuscripcionReporteEndpoint, ({ body }, context) =>
      closeSuscripcionReporte(database, body.codigo, context),
    ),
  ];
}
