import type { DatabaseSchema } from '@marco/database';
import { bindEndpoint, type ServerModule } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  getInformeEndpoint,
  getServicioDelBancoEndpoint,
  verifyContratoEndpoint,
} from '../contract/index.ts';
import { getServicioDelBanco } from './banco/get-servicio-del-banco.ts';
import { verifyContrato } from './banco/verify-contrato.ts';
import { getInforme } from './informes/get-informe.ts';
import { openBanco } from './open-banco.ts';

/** The banco de conformidad over HTTP. */
export function createConformidadModule({
  database,
}: {
  readonly database: Kysely<DatabaseSchema>;
}): ServerModule {
  const banco = openBanco(database);
  return {
    context: 'conformidad',
    endpoints: [
      bindEndpoint(getServicioDelBancoEndpoint, ({ params, query }) =>
        getServicioDelBanco(database, { servicioId: params.id, versionId: query.version ?? null }),
      ),
      bindEndpoint(getInformeEndpoint, ({ params, query }, context) =>
        getInforme(database, { ...params, ...query }, context),
      ),
      bindEndpoint(verifyContratoEndpoint, ({ query }, context) => verifyContrato(banco, query, context)),
    ],
  };
}
