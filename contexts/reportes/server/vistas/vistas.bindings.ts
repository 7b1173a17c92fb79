import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindEndpoint } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import * as contract from '../../contract/index.ts';
import {
  closeVistaReporte,
  createVistaReporte,
  getVistaReporte,
  listVistasReportes,
  updateVistaReporte,
} from './keep-vistas.ts';

/** Kept views of the explorer over HTTP. */
export function bindVistas(database: Kysely<DatabaseSchema>): BoundEndpoint[] {
  return [
    bindEndpoint(contract.listVistasReportesEndpoint, (_, context) => listVistasReportes(database, context)),
    bindEndpoint(contract.getVistaReporteEndpoint, ({ params }, context) =>
      getVistaReporte(database, params.id, context),
    ),
    bindEndpoint(contract.createVistaReporteEndpoint, ({ body }, context) =>
      createVistaReporte(database, body, context),
    ),
    bindEndpoint(contract.updateVistaReporteEndpoint, ({ params, body }, context) =>
      updateVistaReporte(database, { ...body, ...params }, context),
    ),
    bindEndpoint(contract.closeVistaReporteEndpoint, ({ params }, context) =>
      closeVistaReporte(database, params.id, context),
    ),
  ];
}
