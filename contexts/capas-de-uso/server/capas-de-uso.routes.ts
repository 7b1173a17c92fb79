import { downloadTabla } from '@marco/archivos/port';
import type { DatabaseSchema } from '@marco/database';
import { bindEndpoint, type CallContext, type ServerModule } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  createCapaEndpoint,
  createVersionCapaEndpoint,
  deleteDocumentoCapaEndpoint,
  downloadCapasEndpoint,
  findCapasEndpoint,
  getCapaEndpoint,
  getVersionCapaEndpoint,
  listJerarquiaEndpoint,
  listListasCapasEndpoint,
  listOpcionesCapasEndpoint,
  listVersionesCapaEndpoint,
  searchCapasEndpoint,
  submitCapaEndpoint,
  updateCapaEndpoint,
  updateEstadoCapaEndpoint,
} from '../contract/index.ts';
import { canCreateCapa } from '../rules/can-administrar-capa.ts';
import { searchVersiones } from './capas.queries.ts';
import { createCapa } from './create-capa.ts';
import { createVersionCapa, getVersionDe, listVersionesDe } from './create-version-capa.ts';
import { deleteDocumento } from './delete-documento.ts';
import { bindDominios } from './dominios.bindings.ts';
import { listCapasEnJerarquia, listListas } from './jerarquia.queries.ts';
import { findCapasVigentes, listCapasVigentes, listDominios } from './opciones.queries.ts';
import { getDetalle, listAcciones, presentFilas } from './present-capa.ts';
import { tablaCapas } from './tabla-capas.ts';
import { submitCapa, updateCapa, updateEstadoCapa } from './update-capa.ts';

export interface CapasDeUsoDependencies {
  readonly database: Kysely<DatabaseSchema>;
}

export function createCapasDeUsoModule({ database }: CapasDeUsoDependencies): ServerModule {
  return {
    context: 'capas-de-uso',
    endpoints: [
      ...bindDominios(database),
      bindEndpoint(searchCapasEndpoint, async ({ body }, context) => {
        const { versiones, ...found } = await searchVersiones(database, body);
        return {
          ...found,
          capas: await presentFilas(database, versiones, context),
          permisos: listPermisos(context),
        };
      }),
      bindEndpoint(downloadCapasEndpoint, ({ body: { formato, ...peticion } }, context) =>
        downloadTabla(database, context, { tabla: tablaCapas, peticion, formato }),
      ),
      bindEndpoint(getCapaEndpoint, ({ params }, context) => getDetalle(database, params.id, context)),
      bindEndpoint(createCapaEndpoint, ({ body }, context) => createCapa(database, body, context)),
      bindEndpoint(updateCapaEndpoint, ({ params, body }, context) =>
        updateCapa(database, params.id, body, context),
      ),
      bindEndpoint(submitCapaEndpoint, ({ params }, context) => submitCapa(database, params.id, context)),
      bindEndpoint(createVersionCapaEndpoint, ({ params, body }, context) =>
        createVersionCapa(database, params.id, body, context),
      ),
      bindEndpoint(listVersionesCapaEndpoint, ({ params }) => listVersionesDe(database, params.id)),
      bindEndpoint(getVersionCapaEndpoint, ({ params }) =>
        getVersionDe(database, params.id, params.versionId),
      ),
      bindEndpoint(deleteDocumentoCapaEndpoint, ({ params }, context) =>
        deleteDocumento(database, params, context),
      ),
      bindEndpoint(updateEstadoCapaEndpoint, ({ params, body }, context) =>
        updateEstadoCapa(database, params.id, body, context),
      ),
      bindEndpoint(listOpcionesCapasEndpoint, async () => {
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
      bindEndpoint(findCapasEndpoint, ({ query }) => findCapasVigentes(database, query.keyword)),
      bindEndpoint(listJerarquiaEndpoint, () => listCapasEnJerarquia(database)),
      bindEndpoint(listListasCapasEndpoint, async (_, context) => ({
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
