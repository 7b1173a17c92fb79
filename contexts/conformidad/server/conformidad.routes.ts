import type { DatabaseSchema } from '@marco/database';
import { bindEndpoint, type ServerModule } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { verifyContratoEndpoint } from '../contract/index.ts';
import { openBanco, verifyContrato } from './banco/verify-contrato.ts';

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
      bindEndpoint(verifyContratoEndpoint, ({ query }, context) => verifyContrato(banco, query, context)),
    ],
  };
}
