import type { DatabaseSchema } from '@marco/database';
import { bindEndpoint, type ServerModule } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import * as contract from '../contract/index.ts';
import { listIndicadores } from './indicadores/list-indicadores.ts';

interface ReportesDependencies {
  readonly database: Kysely<DatabaseSchema>;
}

/** Reports and indicators over HTTP. */
export function createReportesModule({ database }: ReportesDependencies): ServerModule {
  return {
    context: 'reportes',
    endpoints: [
      bindEndpoint(contract.listIndicadoresEndpoint, (_, context) => listIndicadores(database, context)),
    ],
  };
}
