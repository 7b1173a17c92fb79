import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindEndpoint, toCaller } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  downloadInstanciaEndpoint,
  searchCertificadosXroadEndpoint,
  submitCatalogoEndpoint,
  verifyCatalogoEndpoint,
} from '../../contract/index.ts';
import { TAMANO_PAGINA } from '../../contract/terms.ts';
import { listCertificados } from './catalogo.queries.ts';
import { downloadInstancia } from './download-instancia.ts';
import { presentCertificadoXroad } from './present-certificado-xroad.ts';
import { readArchivo } from './read-archivo.ts';
import { submitCatalogo } from './submit-catalogo.ts';
import { verifyCatalogo } from './verify-catalogo.ts';

/** What the operator registers at an instance. */
export function bindCatalogo(database: Kysely<DatabaseSchema>): BoundEndpoint[] {
  return [
    bindEndpoint(verifyCatalogoEndpoint, async ({ body }, context) =>
      verifyCatalogo(database, await readArchivo(database, body, toCaller(context))),
    ),
    bindEndpoint(submitCatalogoEndpoint, async ({ body }, context) => {
      const archivo = await readArchivo(database, body, toCaller(context));
      return submitCatalogo(database, { ...archivo, huella: body.huella }, context);
    }),
    bindEndpoint(downloadInstanciaEndpoint, ({ query }) => downloadInstancia(database, query.ambiente)),
    bindEndpoint(searchCertificadosXroadEndpoint, async ({ query }) => {
      const { ambiente = null, pagina = 1, tamano = TAMANO_PAGINA } = query;
      const { rows, total } = await listCertificados(database, { ambiente, pagina, tamano });
      return { certificados: rows.map(presentCertificadoXroad), total };
    }),
  ];
}
