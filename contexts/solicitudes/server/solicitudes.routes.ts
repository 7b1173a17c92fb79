import { downloadTabla } from '@marco/archivos/port';
import { listDominios } from '@marco/capas-de-uso/port';
import { openBanco } from '@marco/conformidad/port';
import type { DatabaseSchema } from '@marco/database';
import { bindEndpoint, type FileStore, type Secrets, type ServerModule } from '@marco/server-kit';
import type { FuenteDeConsumos } from '@marco/servicios/port';
import type { Kysely } from 'kysely';
import {
  createSolicitudNivelUnoEndpoint,
  deleteDocumentoSolicitudEndpoint,
  deleteSolicitudNivelUnoEndpoint,
  downloadSolicitudesEndpoint,
  findSolicitantesEndpoint,
  findSolicitudesEndpoint,
  getImpactoSolicitudEndpoint,
  getOpcionesSolicitudEndpoint,
  getRelojSolicitudEndpoint,
  getSolicitudEndpoint,
  listEstadosSolicitudEndpoint,
  listSolicitudesEndpoint,
  searchSolicitudesEndpoint,
  submitPasoSolicitudEndpoint,
  updateSolicitudNivelUnoEndpoint,
} from '../contract/index.ts';
import { canCreateSolicitud, findLado, type QuienTramita } from '../rules/ciclo/can-act-on-solicitud.ts';
import { canAsignar, canCertificar } from '../rules/ciclo/can-tramitar-solicitudes.ts';
import { bindAcompanamiento } from './acompanamiento.bindings.ts';
import { bindCatalogacion } from './campos/catalogacion.bindings.ts';
import { listConsultores } from './ciclo/consultores.queries.ts';
import { bindReafirmacion } from './ciclo/reafirmacion.bindings.ts';
import { submitPasoSolicitud } from './ciclo/submit-paso.ts';
import type { Suscriptores } from './ciclo/update-estado-solicitud.ts';
import { getImpactoSolicitud } from './impacto/get-impacto-solicitud.ts';
import { findSolicitantes, findSolicitudes } from './lista/finders.queries.ts';
import { searchSolicitudes } from './lista/search-solicitudes.queries.ts';
import { tablaSolicitudes } from './lista/tabla-solicitudes.ts';
import { bindNivel } from './nivel/nivel.bindings.ts';
import { bindNivelDos } from './nivel-dos/nivel-dos.bindings.ts';
import { bindNivelTres } from './nivel-tres/nivel-tres.bindings.ts';
import { getReloj } from './reloj/get-reloj.ts';
import { bindReparto } from './reparto/reparto.bindings.ts';
import { bindRetiro } from './retiro/retiro.bindings.ts';
import { listTecnologias } from './solicitudes/operaciones.queries.ts';
import { getSolicitud } from './solicitudes/present-solicitud.ts';
import { toLector, toQuienTramita } from './solicitudes/quien-tramita.ts';
import { listEstados } from './solicitudes/solicitudes.queries.ts';
import {
  createSolicitudNivelUno,
  deleteDocumentoSolicitud,
  deleteSolicitudNivelUno,
  updateSolicitudNivelUno,
} from './solicitudes/write-solicitud.ts';

export interface SolicitudesDependencies extends Suscriptores {
  readonly database: Kysely<DatabaseSchema>;
  /** What the certificates are signed with. */
  readonly secrets: Secrets;
  /** Where the contracts of level 2 lie. */
  readonly files: FileStore;
  readonly consumosDeVersiones: readonly FuenteDeConsumos[];
}

export function createSolicitudesModule({
  database,
  secrets,
  files,
  alMover,
  alCambiarServicio,
  consumosDeVersiones,
}: SolicitudesDependencies): ServerModule {
  const pasos = { alMover, alCambiarServicio, secrets, consumosDeVersiones };
  const evidencia = { database, files, banco: openBanco(database) };
  return {
    context: 'solicitudes',
    endpoints: [
      bindEndpoint(listEstadosSolicitudEndpoint, () => listEstados(database)),
      ...bindCatalogacion(database),
      ...bindNivel(database),
      ...bindNivelDos(evidencia),
      ...bindNivelTres(database),
      ...bindRetiro(database),
      ...bindReafirmacion(evidencia, { alMover, alCambiarServicio }),
      ...bindAcompanamiento(database),
      ...bindReparto(evidencia, pasos),
      bindEndpoint(searchSolicitudesEndpoint, ({ body }, context) =>
        searchSolicitudes(database, body, toLector(toQuienTramita(context))),
      ),
      bindEndpoint(listSolicitudesEndpoint, ({ query }, context) =>
        searchSolicitudes(database, query, toLector(toQuienTramita(context))),
      ),
      bindEndpoint(downloadSolicitudesEndpoint, ({ body: { formato, ...pedido } }, context) => {
        const lector = toLector(toQuienTramita(context));
        const peticion = { ...pedido, lector };
        return downloadTabla(database, context, { tabla: tablaSolicitudes, peticion, formato });
      }),
      bindEndpoint(findSolicitudesEndpoint, ({ query }, context) =>
        findSolicitudes(database, query.keyword, toLector(toQuienTramita(context))),
      ),
      bindEndpoint(findSolicitantesEndpoint, ({ query }, context) =>
        findSolicitantes(database, query.keyword, toLector(toQuienTramita(context))),
      ),
      bindEndpoint(getOpcionesSolicitudEndpoint, (_request, context) =>
        getOpciones(database, toQuienTramita(context)),
      ),
      bindEndpoint(getSolicitudEndpoint, ({ params }, context) =>
        getSolicitud(database, params.id, toQuienTramita(context)),
      ),
      bindEndpoint(getImpactoSolicitudEndpoint, ({ params }, context) =>
        getImpactoSolicitud({ database, fuentes: consumosDeVersiones }, params.id, context),
      ),
      bindEndpoint(getRelojSolicitudEndpoint, ({ params }, context) =>
        getReloj(database, params.id, toQuienTramita(context)),
      ),
      bindEndpoint(createSolicitudNivelUnoEndpoint, ({ body }, context) =>
        createSolicitudNivelUno(database, body, context),
      ),
      bindEndpoint(updateSolicitudNivelUnoEndpoint, ({ params, body }, context) =>
        updateSolicitudNivelUno(database, params.id, body, context),
      ),
      bindEndpoint(deleteSolicitudNivelUnoEndpoint, ({ params }, context) =>
        deleteSolicitudNivelUno(database, params.id, context),
      ),
      bindEndpoint(deleteDocumentoSolicitudEndpoint, ({ params }, context) =>
        deleteDocumentoSolicitud(database, params, context),
      ),
      bindEndpoint(submitPasoSolicitudEndpoint, ({ params, body }, context) =>
        submitPasoSolicitud(evidencia, params.id, body, context, pasos),
      ),
    ],
  };
}

async function getOpciones(database: Kysely<DatabaseSchema>, quien: QuienTramita) {
  const [dominios, tecnologias, consultores] = await Promise.all([
    listDominios(database),
    listTecnologias(database, quien.entidadId),
    quien.esMinisterio && quien.acciones.has('aprobar') ? listConsultores(database) : [],
  ]);
  return {
    dominios: dominios.map(({ id, nombre }) => ({ id, nombre })),
    ...tecnologias,
    consultores,
    todasLasEntidades: findLado(quien) !== 'entidad',
    lado: findLado(quien),
    permisos: {
      crear: canCreateSolicitud(quien),
      asignar: canAsignar(quien),
      certificar: canCertificar(quien),
    },
  };
}
