import { downloadTabla } from '@marco/archivos/port';
import type { DatabaseSchema } from '@marco/database';
import { bindEndpoint, type CallContext, requireActor, type ServerModule } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import * as contract from '../contract/index.ts';
import { canCreateEstandar } from '../rules/ciclo-estandar.ts';
import { createEstandar } from './create-estandar.ts';
import { bindCriterios } from './criterios.bindings.ts';
import { findSugerencias, listElementos, listOpciones, searchEstandares } from './estandares.queries.ts';
import { listAcciones, readEstandar } from './read-estandar.ts';
import { tablaEstandares } from './tabla-estandares.ts';
import * as cambios from './update-estandar.ts';

export interface EstandaresDependencies {
  readonly database: Kysely<DatabaseSchema>;
}

export function createEstandaresModule({ database }: EstandaresDependencies): ServerModule {
  return {
    context: 'estandares',
    endpoints: [
      bindEndpoint(contract.searchEstandaresEndpoint, async ({ body }, context) => ({
        ...(await searchEstandares(database, body, requireActor(context))),
        permisos: listPermisos(context),
      })),
      bindEndpoint(contract.listOpcionesEstandarEndpoint, async (_, context) => ({
        ...(await listOpciones(database)),
        permisos: listPermisos(context),
      })),
      bindEndpoint(contract.downloadEstandaresEndpoint, ({ body: { formato, ...pedido } }, context) => {
        const { entityId, readsAllEntities } = requireActor(context);
        const peticion = { ...pedido, lector: { entityId, readsAllEntities } };
        return downloadTabla(database, context, { tabla: tablaEstandares, peticion, formato });
      }),
      bindEndpoint(contract.findEstandaresEndpoint, ({ query }) => findSugerencias(database, query.keyword)),
      bindEndpoint(contract.createEstandarEndpoint, ({ body }, context) =>
        createEstandar(database, body, context),
      ),
      bindEndpoint(contract.getEstandarEndpoint, ({ params }, context) =>
        readEstandar(database, params.id, context),
      ),
      bindEndpoint(contract.updateEstandarEndpoint, ({ params, body }, context) =>
        cambios.updateEstandar(database, params.id, body, context),
      ),
      bindEndpoint(contract.updateEvaluacionEndpoint, ({ params, body }, context) =>
        cambios.updateEvaluacion(database, params.id, body.puntajes, context),
      ),
      bindEndpoint(contract.updateEstadoEstandarEndpoint, ({ params }, context) =>
        cambios.openEvaluacion(database, params.id, context),
      ),
      bindEndpoint(contract.approveEstandarEndpoint, ({ params, body }, context) =>
        cambios.approveEstandar(database, params.id, body, context),
      ),
      bindEndpoint(contract.closeEstandarEndpoint, ({ params, body }, context) =>
        cambios.closeEstandar(database, params.id, body.motivo, context),
      ),
      bindEndpoint(contract.createCambioEstandarEndpoint, ({ params, body }, context) =>
        cambios.createCambio(database, params.id, body, context),
      ),
      bindEndpoint(contract.listElementosEstandarEndpoint, async ({ params, query }, context) => {
        await readEstandar(database, params.id, context);
        return listElementos(database, params.id, query, requireActor(context));
      }),
      ...bindCriterios(database),
    ],
  };
}

/** What the caller may do with the standards as a whole. */
function listPermisos(context: CallContext) {
  return { crear: canCreateEstandar({ acciones: listAcciones(context) }) };
}
