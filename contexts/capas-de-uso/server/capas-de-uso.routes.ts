import { downloadTabla } from '@marco/archivos/port';
import type { DatabaseSchema } from '@marco/database';
import { bindEndpoint, type CallContext, type ServerModule } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  createCapa,
  createVersionCapa,
  deleteDocumentoCapa,
  downloadCapas,
  findCapas,
  getCapa,
  getVersionCapa,
  listJerarquia,
  listListasCapas,
  listOpcionesCapas,
  listVersionesCapa,
  searchCapas,
  submitCapa,
  updateCapa,
  updateEstadoCapa,
} from '../contract/index.ts';
import { canCreateCapa } from '../rules/can-administrar-capa.ts';
import { searchVersiones } from './capas.queries.ts';
import { createCapa as runCreateCapa } from './create-capa.ts';
import {
  getVersionDe,
  listVersionesDe,
  createVersionCapa as runCreateVersion,
} from './create-version-capa.ts';
import { deleteDocumento } from './delete-documento.ts';
import { bindDominios } from './dominios.bindings.ts';
import { listCapasEnJerarquia, listListas } from './jerarquia.queries.ts';
import { findCapasVigentes, listCapasVigentes, listDominios } from './opciones.queries.ts';
import { getDetalle, listAcciones, presentFilas } from './present-capa.ts';
import { tablaCapas } from './tabla-capas.ts';
import {
  submitCapa as runSubmitCapa,
  updateCapa as runUpdateCapa,
  updateEstadoCapa as runUpdateEstado,
} from './update-capa.ts';

export interface CapasDeUsoDependencies {
  readonly database: Kysely<DatabaseSchema>;
}

export function createCapasDeUsoModule({ database }: CapasDeUsoDependencies): ServerModule {
  return {
    context: 'capas-de-uso',
    endpoints: [
      ...bindDominios(database),
      bindEndpoint(searchCapas, async ({ body }, context) => {
        const { versiones, ...found } = await searchVersiones(database, body);
        return {
          ...found,
          capas: await presentFilas(database, versiones, context),
          permisos: listPermisos(context),
        };
      }),
      bindEndpoint(downloadCapas, ({ body: { formato, ...peticion } }, context) =>
        downloadTabla(database, context, { tabla: tablaCapas, peticion, formato }),
      ),
      bindEndpoint(getCapa, ({ params }, context) => getDetalle(database, params.id, context)),
      bindEndpoint(createCapa, ({ body }, context) => runCreateCapa(database, body, context)),
      bindEndpoint(updateCapa, ({ params, body }, context) =>
        runUpdateCapa(database, params.id, body, context),
      ),
      bindEndpoint(submitCapa, ({ params }, context) => runSubmitCapa(database, params.id, context)),
      bindEndpoint(createVersionCapa, ({ params, body }, context) =>
        runCreateVersion(database, params.id, body, context),
      ),
      bindEndpoint(listVersionesCapa, ({ params }) => listVersionesDe(database, params.id)),
      bindEndpoint(getVersionCapa, ({ params }) => getVersionDe(database, params.id, params.versionId)),
      bindEndpoint(deleteDocumentoCapa, ({ params }, context) => deleteDocumento(database, params, context)),
      bindEndpoint(updateEstadoCapa, ({ params, body }, context) =>
        runUpdateEstado(database, params.id, body, context),
      ),
      bindEndpoint(listOpcionesCapas, async () => {
        const [capas, dominios] = await Promise.all([listCapasVigentes(database), listDominios(database)]);
        return {
          capas: capas.map(({ id, codigo, nombre, tipo, capaPadreId, prefijo, espacioNombres }) => ({
            id,
            codigo,
            nombre,
            tipo,
            capaPadreId,
            prefijo,
            espacioNombres,
          })),
          dominios: dominios.map(({ id, codigo, nombre }) => ({ id, codigo, nombre })),
        };
      }),
      bindEndpoint(findCapas, ({ query }) => findCapasVigentes(database, query.keyword)),
      bindEndpoint(listJerarquia, () => listCapasEnJerarquia(database)),
      bindEndpoint(listListasCapas, async (_, context) => ({
        ...(await listListas(database)),
        permisos: listPermisos(context),
      })),
    ],
  };
}

/** What the caller may do with the layers as a whole. */
function listPermisos(context: CallContext) {
  return { crear: canCreateCapa(listAcciones(context)) };
}
