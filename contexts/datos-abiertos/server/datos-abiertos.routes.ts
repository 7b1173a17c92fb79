import type { DatabaseSchema } from '@marco/database';
import { bindEndpoint, type FileStore, type ServerModule } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  downloadConjuntoAbiertoEndpoint,
  downloadVolcadoEndpoint,
  getCatalogoAbiertoEndpoint,
  getConjuntoAbiertoEndpoint,
} from '../contract/index.ts';
import { downloadConjuntoAbierto, downloadVolcado } from './catalogo/download-archivo-abierto.ts';
import { getCatalogoAbierto } from './catalogo/get-catalogo.ts';
import { getConjuntoAbierto } from './catalogo/get-conjunto.ts';

interface DatosAbiertosDependencies {
  readonly database: Kysely<DatabaseSchema>;
  readonly files: FileStore;
}

/** The open data over HTTP. */
export function createDatosAbiertosModule({ database, files }: DatosAbiertosDependencies): ServerModule {
  return {
    context: 'datos-abiertos',
    endpoints: [
      bindEndpoint(getCatalogoAbiertoEndpoint, ({ query }, context) =>
        getCatalogoAbierto(database, query.formato, context),
      ),
      bindEndpoint(getConjuntoAbiertoEndpoint, ({ params }) => getConjuntoAbierto(database, params.conjunto)),
      bindEndpoint(downloadConjuntoAbiertoEndpoint, ({ params }) =>
        downloadConjuntoAbierto({ database, files }, params),
      ),
      bindEndpoint(downloadVolcadoEndpoint, ({ params }) =>
        downloadVolcado({ database, files }, params.archivo),
      ),
    ],
  };
}
