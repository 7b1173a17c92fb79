import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindEndpoint } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  downloadCamposDirectorioEndpoint,
  downloadCatalogoEndpoint,
  downloadVersionesDirectorioEndpoint,
  listCambiosDirectorioEndpoint,
  listEventosDirectorioEndpoint,
  listMapaDelSitioEndpoint,
} from '../../contract/index.ts';
import { presentCamposDirectorio, presentVersionesDirectorio } from './present-archivo.ts';
import { presentCatalogoDcat } from './present-catalogo.ts';
import { listEventosDirectorio } from './present-eventos.ts';
import { presentCanal } from './write-canal.ts';
import { presentMapa } from './write-mapa.ts';

/** What other programs read of the directory. */
export function bindFormatos(database: Kysely<DatabaseSchema>): BoundEndpoint[] {
  return [
    bindEndpoint(downloadCatalogoEndpoint, ({ query }, context) =>
      presentCatalogoDcat(database, query.formato, context),
    ),
    bindEndpoint(downloadVersionesDirectorioEndpoint, ({ params }) =>
      presentVersionesDirectorio(database, params.formato),
    ),
    bindEndpoint(downloadCamposDirectorioEndpoint, ({ params }) =>
      presentCamposDirectorio(database, params.formato),
    ),
    bindEndpoint(listCambiosDirectorioEndpoint, ({ query }) => presentCanal(database, query)),
    bindEndpoint(listEventosDirectorioEndpoint, ({ query }) => listEventosDirectorio(database, query)),
    bindEndpoint(listMapaDelSitioEndpoint, ({ query }) => presentMapa(database, query.parte)),
  ];
}
