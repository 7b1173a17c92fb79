import { openAsistente } from '@marco/asistente/port';
import type { DatabaseSchema } from '@marco/database';
import { bindEndpoint, type ServerModule } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import * as contract from '../contract/index.ts';
import { createSupuesto } from './ahorro/create-supuesto.ts';
import { listSupuestos } from './ahorro/list-supuestos.ts';
import { computePropuestasRequisito } from './compute-propuestas.ts';
import { getPapelesEntidad } from './get-papeles.ts';
import { submitTramites, verifyTramites } from './importacion/submit-tramites.ts';
import { listTramitesElemento, searchMapa } from './mapa/search-mapa.ts';
import { approveObservacion } from './observaciones/approve-observacion.ts';
import { createObservacion } from './observaciones/create-observacion.ts';
import { listObservacionesRecibidas } from './observaciones/observaciones.queries.ts';
import { presentTramiteParaProgramas } from './present-cpsv.ts';
import { readTramite } from './read-tramite.ts';
import { searchTramites } from './search-tramites.ts';
import { updateElementosRequisito, updateServiciosTramite } from './update-tramite.ts';

export interface TramitesDependencies {
  readonly database: Kysely<DatabaseSchema>;
}

/** Trámites and the once-only map over HTTP. */
export function createTramitesModule({ database }: TramitesDependencies): ServerModule {
  const asistente = openAsistente(database);
  return {
    context: 'tramites',
    endpoints: [
      bindEndpoint(contract.searchTramitesEndpoint, ({ query }, context) =>
        searchTramites(database, query, context),
      ),
      bindEndpoint(contract.getTramiteEndpoint, ({ params }, context) =>
        readTramite(database, params, context),
      ),
      bindEndpoint(contract.computePropuestasRequisitoEndpoint, ({ params }, context) =>
        computePropuestasRequisito(asistente, params, context),
      ),
      bindEndpoint(contract.updateElementosRequisitoEndpoint, ({ params, body }, context) =>
        updateElementosRequisito(database, params, body.elementos, context),
      ),
      bindEndpoint(contract.updateServiciosTramiteEndpoint, ({ params, body }, context) =>
        updateServiciosTramite(database, params.id, body.servicios, context),
      ),
      bindEndpoint(contract.searchMapaEndpoint, ({ query }) => searchMapa(database, query)),
      bindEndpoint(contract.getPapelesEntidadEndpoint, ({ params, query }) =>
        getPapelesEntidad(database, params.id, query),
      ),
      bindEndpoint(contract.listTramitesElementoEndpoint, ({ params, query }) =>
        listTramitesElemento(database, params.id, query),
      ),
      bindEndpoint(contract.verifyTramitesEndpoint, ({ body }, context) =>
        verifyTramites(database, body, context),
      ),
      bindEndpoint(contract.submitTramitesEndpoint, ({ body }, context) =>
        submitTramites(database, body, context),
      ),
      bindEndpoint(contract.createObservacionEndpoint, ({ body }, context) =>
        createObservacion(database, body, context),
      ),
      bindEndpoint(contract.listObservacionesEndpoint, ({ query }) =>
        listObservacionesRecibidas(database, query),
      ),
      bindEndpoint(contract.approveObservacionEndpoint, ({ params, body }, context) =>
        approveObservacion(database, params.id, body.decision, context),
      ),
      bindEndpoint(contract.listSupuestosEndpoint, () => listSupuestos(database)),
      bindEndpoint(contract.createSupuestoEndpoint, ({ body }, context) =>
        createSupuesto(database, body, context),
      ),
      bindEndpoint(contract.downloadTramiteEndpoint, ({ params }, context) =>
        presentTramiteParaProgramas(database, params.codigo, context),
      ),
    ],
  };
}
