import { downloadTabla } from '@marco/archivos/port';
import type { DatabaseSchema } from '@marco/database';
import { bindEndpoint, requireActor, type Secrets, type ServerModule } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  closeSuscripcionEndpoint,
  closeSuscripcionPropiaEndpoint,
  computeConexionEndpoint,
  computeFacetasDirectorioEndpoint,
  computeVeredictosServicioEndpoint,
  createDemandaEndpoint,
  createSuscripcionEndpoint,
  downloadDirectorioEndpoint,
  findDatosDirectorioEndpoint,
  getFichaServicioEndpoint,
  getFichaVersionEndpoint,
  listDemandasEndpoint,
  listSuscripcionesEndpoint,
  searchCadenasEndpoint,
  searchDirectorioEndpoint,
  verifySuscripcionEndpoint,
} from '../contract/index.ts';
import { computeFacetas } from './busqueda/compute-facetas.ts';
import { listSugerencias, searchDirectorio } from './busqueda/search-directorio.ts';
import { tablaDirectorio } from './busqueda/tabla-directorio.ts';
import { openLlamadas } from './cadenas/open-llamadas.ts';
import { searchCadenas } from './cadenas/search-cadenas.ts';
import { computeConexion } from './conexion/compute-conexion.ts';
import { createDemanda } from './demandas/create-demanda.ts';
import { listDemandas } from './demandas/demandas.queries.ts';
import { computeVeredictosServicio } from './ficha/compute-veredictos-servicio.ts';
import { getFicha } from './ficha/get-ficha.ts';
import { openVeredictos } from './ficha/kept-veredictos.ts';
import { bindFormatos } from './formatos/formatos.bindings.ts';
import { listPaginasDirectorio } from './formatos/paginas-directorio.ts';
import { createSuscripcion } from './suscripciones/create-suscripcion.ts';
import {
  closeSuscripcion,
  closeSuscripcionPropia,
  verifySuscripcion,
} from './suscripciones/keep-suscripciones.ts';
import { presentSuscripcion } from './suscripciones/present-suscripcion.ts';
import { listDePersona } from './suscripciones/suscripciones.queries.ts';
import type { FuenteDeUso } from './uso/read-uso.ts';

export interface DirectorioDependencies {
  readonly database: Kysely<DatabaseSchema>;
  readonly secrets: Secrets;
  readonly usosDeServicios: readonly FuenteDeUso[];
}

/** The directory of servicios over HTTP. */
export function createDirectorioModule({
  database,
  secrets,
  usosDeServicios: fuentes,
}: DirectorioDependencies): ServerModule {
  const llamadas = openLlamadas(database);
  const veredictos = openVeredictos();
  return {
    context: 'directorio',
    endpoints: [
      bindEndpoint(searchDirectorioEndpoint, ({ query }) => searchDirectorio(database, query)),
      bindEndpoint(downloadDirectorioEndpoint, ({ body: { formato, ...peticion } }, context) =>
        downloadTabla(database, context, { tabla: tablaDirectorio, peticion, formato }),
      ),
      bindEndpoint(computeFacetasDirectorioEndpoint, ({ query }) => computeFacetas(database, query)),
      bindEndpoint(findDatosDirectorioEndpoint, ({ query }) => listSugerencias(database, query.keyword)),
      bindEndpoint(searchCadenasEndpoint, ({ query: { tengo = [], necesito = [] } }) =>
        searchCadenas(database, llamadas, { tengo, necesito }),
      ),
      bindEndpoint(getFichaServicioEndpoint, ({ params }) => getFicha({ database, fuentes }, params)),
      bindEndpoint(getFichaVersionEndpoint, ({ params }) => getFicha({ database, fuentes }, params)),
      bindEndpoint(computeVeredictosServicioEndpoint, ({ query }, context) =>
        computeVeredictosServicio(database, veredictos, query.servicio, context),
      ),
      bindEndpoint(computeConexionEndpoint, ({ params }, context) =>
        computeConexion({ database, fuentes }, params.id, context),
      ),
      bindEndpoint(createDemandaEndpoint, ({ body }, context) => createDemanda(database, body, context)),
      bindEndpoint(listDemandasEndpoint, ({ query }) => listDemandas(database, query)),
      bindEndpoint(createSuscripcionEndpoint, ({ body }, context) =>
        createSuscripcion({ database, secrets }, body, context),
      ),
      bindEndpoint(verifySuscripcionEndpoint, ({ body }, context) =>
        verifySuscripcion(database, body.codigo, context),
      ),
      bindEndpoint(closeSuscripcionEndpoint, ({ body }, context) =>
        closeSuscripcion(database, body.codigo, context),
      ),
      bindEndpoint(listSuscripcionesEndpoint, async (_, context) =>
        (await listDePersona(database, requireActor(context).userId)).map((row) =>
          presentSuscripcion(row, 'activa'),
        ),
      ),
      bindEndpoint(closeSuscripcionPropiaEndpoint, ({ params }, context) =>
        closeSuscripcionPropia(database, params.id, context),
      ),
      ...bindFormatos(database),
    ],
    pages: listPaginasDirectorio(database),
  };
}
