import type { DatabaseSchema } from '@marco/database';
import { bindEndpoint, type FileStore, type Secrets, type ServerModule } from '@marco/server-kit';
import type { SuscriptorEstadoServicio } from '@marco/servicios/port';
import type { Kysely } from 'kysely';
import {
  getCertificadoEndpoint,
  listCertificadosDeVersionEndpoint,
  searchCertificadosEndpoint,
  submitPasoCertificadoEndpoint,
  submitPropuestaSuspensionEndpoint,
  verifyCertificadoEndpoint,
} from '../contract/index.ts';
import { listDeVersion } from './certificado.queries.ts';
import { listDocumentos } from './estados/present-documentos.ts';
import { presentCertificado } from './present-certificado.ts';
import { presentDeVersion } from './present-listado.ts';
import { submitPropuestaSuspension } from './propuestas/submit-propuesta-suspension.ts';
import { toQuienCertifica } from './quien-certifica.ts';
import { searchCertificados } from './search-certificados.queries.ts';
import { submitPasoCertificado } from './submit-paso-certificado.ts';
import { verifyCertificado } from './verify-certificado.ts';

export interface CertificadosDependencies {
  readonly database: Kysely<DatabaseSchema>;
  readonly files: FileStore;
  readonly secrets: Secrets;
  readonly alCambiarServicio: readonly SuscriptorEstadoServicio[];
}

export function createCertificadosModule({
  database,
  files,
  secrets,
  alCambiarServicio,
}: CertificadosDependencies): ServerModule {
  return {
    context: 'certificados',
    documents: listDocumentos({ database, secrets }),
    endpoints: [
      bindEndpoint(getCertificadoEndpoint, ({ params, query }, context) =>
        presentCertificado({ database, files }, { ...params, ...query }, context),
      ),
      bindEndpoint(searchCertificadosEndpoint, ({ body }, context) =>
        searchCertificados(database, body, toQuienCertifica(context)),
      ),
      bindEndpoint(listCertificadosDeVersionEndpoint, async ({ params }, context) => {
        const quien = toQuienCertifica(context);
        return (await listDeVersion(database, params.id)).map((row) => presentDeVersion(row, quien));
      }),
      bindEndpoint(submitPropuestaSuspensionEndpoint, ({ params, body }, context) =>
        submitPropuestaSuspension(database, params.id, body, context),
      ),
      bindEndpoint(submitPasoCertificadoEndpoint, ({ params, body }, context) =>
        submitPasoCertificado({ database, alCambiarServicio }, params.id, body, context),
      ),
      bindEndpoint(verifyCertificadoEndpoint, ({ params }, context) =>
        verifyCertificado({ database, files }, params.id, toQuienCertifica(context)),
      ),
    ],
  };
}
