import { downloadTabla } from '@marco/archivos/port';
import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindEndpoint, type CallContext } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  createEntidad,
  downloadEntidades,
  getEntidad,
  listMunicipios,
  listOpcionesEntidad,
  searchEntidades,
  submitConfirmacionContacto,
  updateContactoEntidad,
  updateEntidad,
  updateEstadoEntidad,
} from '../../contract/index.ts';
import { canCreateEntidad } from '../../rules/entidades/can-administrar-entidad.ts';
import { createEntidad as runCreateEntidad } from './create-entidad.ts';
import { listMunicipiosDe, listOpciones } from './opciones-entidad.queries.ts';
import { toQuienAdministra } from './quien-administra.ts';
import { searchEntidades as runSearchEntidades } from './search-entidades.queries.ts';
import { submitConfirmacionContacto as runSubmitConfirmacion } from './submit-confirmacion-contacto.ts';
import { tablaEntidades } from './tabla-entidades.ts';
import {
  updateContactoEntidad as runUpdateContacto,
  updateEntidad as runUpdateEntidad,
  updateEstadoEntidad as runUpdateEstado,
} from './update-entidad.ts';
import { getDetalle } from './update-locked-entidad.ts';

/** The only entity the caller sees; null sees all. */
function findSoloId(context: CallContext): number | null {
  const { leeTodas, entidadId } = toQuienAdministra(context);
  return leeTodas ? null : (entidadId ?? 0);
}

/** Administration of the entities (AREA-01). */
export function bindAdministracion(database: Kysely<DatabaseSchema>): BoundEndpoint[] {
  return [
    bindEndpoint(searchEntidades, async ({ body }, context) => {
      const quien = toQuienAdministra(context);
      const found = await runSearchEntidades(database, body, body, findSoloId(context));
      return { ...found, permisos: { crear: canCreateEntidad(quien) } };
    }),
    bindEndpoint(downloadEntidades, ({ body: { formato, ...peticion } }, context) =>
      downloadTabla(database, context, {
        tabla: tablaEntidades,
        peticion: { ...peticion, soloId: findSoloId(context) },
        formato,
      }),
    ),
    bindEndpoint(listOpcionesEntidad, () => listOpciones(database)),
    bindEndpoint(listMunicipios, ({ query }) => listMunicipiosDe(database, query.departamento)),
    bindEndpoint(getEntidad, ({ params }, context) =>
      getDetalle(database, params.id, toQuienAdministra(context)),
    ),
    bindEndpoint(createEntidad, ({ body }, context) => runCreateEntidad(database, body, context)),
    bindEndpoint(updateEntidad, ({ params, body }, context) =>
      runUpdateEntidad(database, params.id, body, context),
    ),
    bindEndpoint(updateContactoEntidad, ({ params, body }, context) =>
      runUpdateContacto(database, params.id, body, context),
    ),
    bindEndpoint(submitConfirmacionContacto, ({ params }, context) =>
      runSubmitConfirmacion(database, params.id, context),
    ),
    bindEndpoint(updateEstadoEntidad, ({ params, body }, context) =>
      runUpdateEstado(database, params.id, body, context),
    ),
  ];
}
