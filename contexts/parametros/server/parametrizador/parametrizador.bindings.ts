import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindEndpoint, type Secrets } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  approveCambioParametroEndpoint,
  computeImportacionParametrosEndpoint,
  downloadParametrosEndpoint,
  getParametroEndpoint,
  listCambiosParametrosEndpoint,
  listParametrosEndpoint,
  rejectCambioParametroEndpoint,
  submitImportacionParametrosEndpoint,
  updateGrupoParametrosEndpoint,
  updateParametroEndpoint,
} from '../../contract/index.ts';
import * as cambios from './keep-cambios.ts';
import * as importacion from './submit-importacion.ts';
import * as parametrizador from './update-parametro.ts';

/** The parameters, their changes and who confirms them. */
export function bindParametrizador(dependencies: {
  readonly database: Kysely<DatabaseSchema>;
  readonly secrets: Secrets;
}): BoundEndpoint[] {
  const { database } = dependencies;
  return [
    bindEndpoint(listParametrosEndpoint, (_, context) =>
      parametrizador.readParametrizador(database, context),
    ),
    bindEndpoint(downloadParametrosEndpoint, (_, context) =>
      importacion.downloadParametros(dependencies, context),
    ),
    bindEndpoint(computeImportacionParametrosEndpoint, ({ body }, context) =>
      importacion.computeImportacionParametros(dependencies, body.archivo, context),
    ),
    bindEndpoint(submitImportacionParametrosEndpoint, ({ body }, context) =>
      importacion.submitImportacionParametros(dependencies, body, context),
    ),
    bindEndpoint(updateGrupoParametrosEndpoint, ({ params, body }, context) =>
      parametrizador.updateGrupoParametros(database, { ...params, ...body }, context),
    ),
    bindEndpoint(listCambiosParametrosEndpoint, ({ params, query }) =>
      parametrizador.readCambios(database, { ...params, ...query }),
    ),
    bindEndpoint(getParametroEndpoint, ({ params }, context) =>
      parametrizador.readParametro(database, params.clave, context),
    ),
    bindEndpoint(updateParametroEndpoint, ({ params, body }, context) =>
      parametrizador.updateParametro(database, { ...params, ...body }, context),
    ),
    bindEndpoint(approveCambioParametroEndpoint, ({ params }, context) =>
      cambios.approveCambioParametro(database, params.clave, context),
    ),
    bindEndpoint(rejectCambioParametroEndpoint, ({ params }, context) =>
      cambios.rejectCambioParametro(database, params.clave, context),
    ),
  ];
}
