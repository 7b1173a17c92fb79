import type { DatabaseSchema } from '@marco/database';
import { bindEndpoint, type FileStore, type Secrets, type ServerModule } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  downloadOpenapiEndpoint,
  downloadWsdlEndpoint,
  findPasaporteDeVersionEndpoint,
  getPasaporteEndpoint,
} from '../contract/index.ts';
import { downloadContrato, findPasaporteDeVersion, getPasaporte } from './get-pasaporte.ts';
import { createKeptPaquetes } from './open-paquete.ts';
import { createWriteArchivos } from './pasaportes-pool.ts';

interface PasaportesDependencies {
  readonly database: Kysely<DatabaseSchema>;
  readonly files: FileStore;
  readonly secrets: Secrets;
}

/** The pasaportes over HTTP. */
export function createPasaportesModule({ database, files, secrets }: PasaportesDependencies): ServerModule {
  const write = createWriteArchivos(database);
  const escritorio = { database, files, secrets, write, kept: createKeptPaquetes() };
  return {
    context: 'pasaportes',
    endpoints: [
      bindEndpoint(getPasaporteEndpoint, ({ params, query }, context) =>
        getPasaporte(escritorio, { ...params, ...query }, context),
      ),
      bindEndpoint(findPasaporteDeVersionEndpoint, ({ params }) =>
        findPasaporteDeVersion(database, params.id),
      ),
      bindEndpoint(downloadOpenapiEndpoint, ({ params }, context) =>
        downloadContrato(escritorio, { id: params.id, clase: 'openapi' }, context),
      ),
      bindEndpoint(downloadWsdlEndpoint, ({ params }, context) =>
        downloadContrato(escritorio, { id: params.id, clase: 'wsdl' }, context),
      ),
    ],
  };
}
