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
import { bindCatalogacion } from './campos/catalogacion.bindings.ts';
import { listConsultores } from './ciclo/consultores.queries.ts';
import { submitPasoSolicitud as runPaso } from './ciclo/submit-paso.ts';
import type { Suscriptores } from './ciclo/update-estado-solicitud.ts';
import {
  findSolicitudes as runFind,
  findSolicitantes as runFindSolicitantes,
} from './lista/finders.queries.ts';
import { searchSolicitudes as runSearch } from './lista/search-solicitudes.queries.ts';
import { searchServiciosNivel as runSearchServicios } from './lista/servicios-nivel.queries.ts';
import { tablaSolicitudes } from './lista/tabla-solicitudes.ts';
import { getSolicitud as readSolicitud } from './solicitudes/present-solicitud.ts';
import { toQuienTramita } from './solicitudes/quien-tramita.ts';
import { listEstados } from './solicitudes/solicitudes.queries.ts';
import {
  createSolicitudNivelUno as runCreate,
  deleteSolicitudNivelUno as runDelete,
  deleteDocumentoSolicitud as runDeleteDocumento,
  updateSolicitudNivelUno as runUpdate,
} from './solicitudes/write-solicitud.ts';

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
      ...bindCatalogacion(database),
      bindEndpoint(searchSolicitudes, ({ body }, context) =>
        runSearch(database, body, toQuienTramita(context)),
      ),
      bindEndpoint(downloadSolicitudes, ({ body: { formato, ...pedido } }, context) => {
        const lector = toLector(toQuienTramita(context));
        const peticion = { ...pedido, lector };
        return downloadTabla(database, context, { tabla: tablaSolicitudes, peticion, formato });
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
