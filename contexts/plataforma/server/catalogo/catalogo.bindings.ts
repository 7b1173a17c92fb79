import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindEndpoint } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  searchCertificadosXroadEndpoint,
  submitCatalogoEndpoint,
  verifyCatalogoEndpoint,
} from '../../contract/index.ts';
import { TAMANO_PAGINA } from '../../contract/terms.ts';
import { listCertificados } from './catalogo.queries.ts';
import { presentCertificadoXroad } from './present-certificado-xroad.ts';
import { submitCatalogo } from './submit-catalogo.ts';
import { verifyCatalogo } from './verify-catalogo.ts';

/** What the operator registers at an instance. */
export function bindCatalogo(database: Kysely<DatabaseSchema>): BoundEndpoint[] {
  return [
    bindEndpoint(verifyCatalogoEndpoint, ({ body }) => verifyCatalogo(database, body)),
    bindEndpoint(submitCatalogoEndpoint, ({ body }, context) => submitCatalogo(database, body, context)),
    bindEndpoint(searchCertificadosXroadEndpoint, async ({ query }) => {
      const { ambiente = null, pagina = 1, tamano = TAMANO_PAGINA } = query;
      const { rows, total } = await listCertificados(database, { ambiente, pagina, tamano });
      return { certificados: rows.map(presentCertificadoXroad), total };
    }),
  ];
}
