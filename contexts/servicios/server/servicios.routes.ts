import type { DatabaseSchema } from '@marco/database';
import { bindEndpoint, createWholeList, type ServerModule, toCaller } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  closeElementoServicioEndpoint,
  compareVersionesServicioEndpoint,
  computeServiciosPorEstadoEndpoint,
  createElementoServicioEndpoint,
  findServiciosEndpoint,
  getImpactoVersionEndpoint,
  getServicioEndpoint,
  getVidaVersionEndpoint,
  listEstadosServicioEndpoint,
  listOperacionesServicioEndpoint,
  listServiciosElementoEndpoint,
  listServiciosEndpoint,
  listServiciosEntidadEndpoint,
  searchVersionesEndpoint,
  submitPasoVersionEndpoint,
} from '../contract/index.ts';
import { canLinkAny, findEntidadVinculable } from '../rules/can-keep-uso.ts';
import { compareVersionesServicio } from './compatibilidad/compare-versiones-servicio.ts';
import { listDeElemento } from './elementos/elementos-servicio.queries.ts';
import {
  closeElementoServicio,
  createElementoServicio,
  toQuienVincula,
} from './elementos/keep-elementos-servicio.ts';
import type { SuscriptorEstadoServicio } from './estado-cambiado.ts';
import { countByEstado, createActivos, findByNombre, listEstados } from './servicios.queries.ts';
import { listServiciosDeEntidad } from './servicios-entidad.queries.ts';
import { getOperaciones, getServicio } from './versiones/present-servicio.ts';
import type { FuenteDeConsumos } from './vida/consumidores.ts';
import { getImpactoVersion } from './vida/get-impacto-version.ts';
import { getVidaVersion, toQuienRetira } from './vida/present-vida.ts';
import { searchVersiones } from './vida/search-versiones.queries.ts';
import { submitPasoVersion } from './vida/submit-paso-version.ts';

export interface ServiciosDependencies {
  readonly database: Kysely<DatabaseSchema>;
  readonly consumosDeVersiones: readonly FuenteDeConsumos[];
  readonly alCambiarServicio: readonly SuscriptorEstadoServicio[];
}

export function createServiciosModule({
  database,
  consumosDeVersiones: fuentes,
  alCambiarServicio,
}: ServiciosDependencies): ServerModule {
  const vida = { database, fuentes };
  return {
    context: 'servicios',
    endpoints: [
      bindEndpoint(listServiciosEndpoint, createWholeList(listServiciosEndpoint, createActivos(database))),
      bindEndpoint(listEstadosServicioEndpoint, () => listEstados(database)),
      bindEndpoint(findServiciosEndpoint, ({ query }, { actor }) =>
        findByNombre(
          database,
          query.keyword,
          query.vinculables === 'true' ? findEntidadVinculable(toQuienVincula(actor)) : 'todas',
        ),
      ),
      bindEndpoint(listServiciosEntidadEndpoint, ({ body }) =>
        listServiciosDeEntidad(database, body.entidadId, body),
      ),
      bindEndpoint(listServiciosElementoEndpoint, async ({ body }, { actor }) => {
        const quien = toQuienVincula(actor);
        return {
          ...(await listDeElemento(database, body.elementoId, body, quien)),
          editable: canLinkAny(quien),
        };
      }),
      bindEndpoint(createElementoServicioEndpoint, ({ body }, context) =>
        createElementoServicio(database, body, context),
      ),
      bindEndpoint(closeElementoServicioEndpoint, ({ params }, context) =>
        closeElementoServicio(database, params, context),
      ),
      bindEndpoint(computeServiciosPorEstadoEndpoint, () => countByEstado(database)),
      bindEndpoint(getServicioEndpoint, ({ params }, context) => getServicio(database, params.id, context)),
      bindEndpoint(compareVersionesServicioEndpoint, ({ params, query }, context) =>
        compareVersionesServicio(
          database,
          { desdeId: query.desde, hastaId: params.id, lectura: query.lectura },
          toCaller(context),
        ),
      ),
      bindEndpoint(listOperacionesServicioEndpoint, ({ params }) => getOperaciones(database, params.id)),
      bindEndpoint(searchVersionesEndpoint, ({ body }, context) =>
        searchVersiones(database, body, toQuienRetira(context)),
      ),
      bindEndpoint(getVidaVersionEndpoint, ({ params }, context) => getVidaVersion(vida, params.id, context)),
      bindEndpoint(getImpactoVersionEndpoint, ({ params, query }, context) =>
        getImpactoVersion(vida, { id: params.id, sucesoraId: query.sucesora ?? null }, context),
      ),
      bindEndpoint(submitPasoVersionEndpoint, ({ params, body }, context) =>
        submitPasoVersion({ ...vida, alCambiarServicio }, params.id, body, context),
      ),
    ],
  };
}
