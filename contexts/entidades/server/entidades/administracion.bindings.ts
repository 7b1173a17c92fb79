import { downloadTabla } from '@marco/archivos/port';
import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindEndpoint, type CallContext } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  createEntidadEndpoint,
  downloadEntidadesEndpoint,
  getEntidadEndpoint,
  listMunicipiosEndpoint,
  listOpcionesEntidadEndpoint,
  searchEntidadesEndpoint,
  submitConfirmacionContactoEndpoint,
  updateContactoEntidadEndpoint,
  updateEntidadEndpoint,
  updateEstadoEntidadEndpoint,
} from '../../contract/index.ts';
import { canCreateEntidad } from '../../rules/entidades/can-administrar-entidad.ts';
import { createEntidad } from './create-entidad.ts';
import { listMunicipiosDe, listOpciones } from './opciones-entidad.queries.ts';
import { toQuienAdministra } from './quien-administra.ts';
import { searchEntidades } from './search-entidades.queries.ts';
import { submitConfirmacionContacto } from './submit-confirmacion-contacto.ts';
import { tablaEntidades } from './tabla-entidades.ts';
import { updateContactoEntidad, updateEntidad, updateEstadoEntidad } from './update-entidad.ts';
import { getDetalle } from './update-locked-entidad.ts';

/** The only entity the caller sees; null sees all. */
function findSoloId(context: CallContext): number | null {
  const { leeTodas, entidadId } = toQuienAdministra(context);
  return leeTodas ? null : (entidadId ?? 0);
}

/** Administration of the entities (AREA-01). */
export function bindAdministracion(database: Kysely<DatabaseSchema>): BoundEndpoint[] {
  return [
    bindEndpoint(searchEntidadesEndpoint, async ({ body }, context) => {
      const quien = toQuienAdministra(context);
      const found = await searchEntidades(database, body, body, findSoloId(context));
      return { ...found, permisos: { crear: canCreateEntidad(quien) } };
    }),
    bindEndpoint(downloadEntidadesEndpoint, ({ body: { formato, ...peticion } }, context) =>
      downloadTabla(database, context, {
        tabla: tablaEntidades,
        peticion: { ...peticion, soloId: findSoloId(context) },
        formato,
      }),
    ),
    bindEndpoint(listOpcionesEntidadEndpoint, () => listOpciones(database)),
    bindEndpoint(listMunicipiosEndpoint, ({ query }) => listMunicipiosDe(database, query.departamento)),
    bindEndpoint(getEntidadEndpoint, ({ params }, context) =>
      getDetalle(database, params.id, toQuienAdministra(context)),
    ),
    bindEndpoint(createEntidadEndpoint, ({ body }, context) => createEntidad(database, body, context)),
    bindEndpoint(updateEntidadEndpoint, ({ params, body }, context) =>
      updateEntidad(database, params.id, body, context),
    ),
    bindEndpoint(updateContactoEntidadEndpoint, ({ params, body }, context) =>
      updateContactoEntidad(database, params.id, body, context),
    ),
    bindEndpoint(submitConfirmacionContactoEndpoint, ({ params }, context) =>
      submitConfirmacionContacto(database, params.id, context),
    ),
    bindEndpoint(updateEstadoEntidadEndpoint, ({ params, body }, context) =>
      updateEstadoEntidad(database, params.id, body, context),
    ),
  ];
}
