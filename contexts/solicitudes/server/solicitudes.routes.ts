import { downloadTabla } from '@marco/archivos/port';
import { listDominios } from '@marco/capas-de-uso/port';
import type { DatabaseSchema } from '@marco/database';
import { bindEndpoint, type ServerModule } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  createSolicitudNivelUno,
  deleteDocumentoSolicitud,
  deleteSolicitudNivelUno,
  downloadSolicitudes,
  findSolicitantes,
  findSolicitudes,
  getOpcionesSolicitud,
  getSolicitud,
  listEstadosSolicitud,
  searchServiciosNivel,
  searchSolicitudes,
  submitPasoSolicitud,
  updateSolicitudNivelUno,
} from '../contract/index.ts';
import { canCreateSolicitud, type QuienTramita } from '../rules/ciclo/can-act-on-solicitud.ts';
import { bindCatalogo } from './catalogo/catalogo.bindings.ts';
import { catalogoSolicitudes } from './listas/catalogo-solicitudes.ts';
import {
  findSolicitudes as runFind,
  findSolicitantes as runFindSolicitantes,
} from './listas/finders.queries.ts';
import { searchSolicitudes as runSearch } from './listas/search-solicitudes.queries.ts';
import { searchServiciosNivel as runSearchServicios } from './listas/servicios-nivel.queries.ts';
import { listConsultores } from './pasos/consultores.queries.ts';
import { submitPasoSolicitud as runPaso } from './pasos/submit-paso.ts';
import type { Suscriptores } from './pasos/suscriptores.ts';
import { getSolicitud as readSolicitud } from './solicitud/present-solicitud.ts';
import { toQuienTramita } from './solicitud/quien-tramita.ts';
import {
  createSolicitudNivelUno as runCreate,
  deleteSolicitudNivelUno as runDelete,
  deleteDocumentoSolicitud as runDeleteDocumento,
  updateSolicitudNivelUno as runUpdate,
} from './solicitud/write-solicitud.ts';
import { listEstados } from './solicitudes.queries.ts';

export interface SolicitudesDependencies extends Suscriptores {
  readonly database: Kysely<DatabaseSchema>;
}

export function createSolicitudesModule({
  database,
  alMover,
  alCambiarServicio,
}: SolicitudesDependencies): ServerModule {
  return {
    context: 'solicitudes',
    endpoints: [
      bindEndpoint(listEstadosSolicitud, () => listEstados(database)),
      ...bindCatalogo(database),
      bindEndpoint(searchSolicitudes, ({ body }, context) =>
        runSearch(database, body, toQuienTramita(context)),
      ),
      bindEndpoint(downloadSolicitudes, ({ body: { formato, ...pedido } }, context) => {
        const lector = toLector(toQuienTramita(context));
        const peticion = { ...pedido, lector };
        return downloadTabla(database, context, { catalogo: catalogoSolicitudes, peticion, formato });
      }),
      bindEndpoint(findSolicitudes, ({ query }, context) =>
        runFind(database, query.keyword, toQuienTramita(context)),
      ),
      bindEndpoint(findSolicitantes, ({ query }, context) =>
        runFindSolicitantes(database, query.keyword, toQuienTramita(context)),
      ),
      bindEndpoint(getOpcionesSolicitud, (_request, context) =>
        getOpciones(database, toQuienTramita(context)),
      ),
      bindEndpoint(searchServiciosNivel, ({ body }, context) =>
        runSearchServicios(database, body, toQuienTramita(context)),
      ),
      bindEndpoint(getSolicitud, ({ params }, context) =>
        readSolicitud(database, params.id, toQuienTramita(context)),
      ),
      bindEndpoint(createSolicitudNivelUno, ({ body }, context) => runCreate(database, body, context)),
      bindEndpoint(updateSolicitudNivelUno, ({ params, body }, context) =>
        runUpdate(database, params.id, body, context),
      ),
      bindEndpoint(deleteSolicitudNivelUno, ({ params }, context) => runDelete(database, params.id, context)),
      bindEndpoint(deleteDocumentoSolicitud, ({ params }, context) =>
        runDeleteDocumento(database, params, context),
      ),
      bindEndpoint(submitPasoSolicitud, ({ params, body }, context) =>
        runPaso(database, params.id, body, context, { alMover, alCambiarServicio }),
      ),
    ],
  };
}

const toLector = ({ esMinisterio, entidadId }: QuienTramita) => ({ esMinisterio, entidadId });

async function getOpciones(database: Kysely<DatabaseSchema>, quien: QuienTramita) {
  const [dominios, consultores] = await Promise.all([
    listDominios(database),
    quien.esMinisterio && quien.acciones.has('aprobar') ? listConsultores(database) : [],
  ]);
  return {
    dominios: dominios.map(({ id, nombre }) => ({ id, nombre })),
    consultores,
    todasLasEntidades: quien.esMinisterio,
    permisos: { crear: canCreateSolicitud(quien) },
  };
}
