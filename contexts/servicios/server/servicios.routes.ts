import type { DatabaseSchema } from '@marco/database';
import { bindEndpoint, createWholeList, type ServerModule, toCaller } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  closeElementoServicioEndpoint,
  compareVersionesServicioEndpoint,
  computeServiciosPorEstadoEndpoint,
  createElementoServicioEndpoint,
  findServiciosEndpoint,
  getServicioEndpoint,
  listEstadosServicioEndpoint,
  listOperacionesServicioEndpoint,
  listServiciosElementoEndpoint,
  listServiciosEndpoint,
  listServiciosEntidadEndpoint,
} from '../contract/index.ts';
import { canLinkAny, findEntidadVinculable } from '../rules/can-keep-uso.ts';
import { compareVersionesServicio } from './compatibilidad/compare-versiones-servicio.ts';
import { listDeElemento } from './elementos/elementos-servicio.queries.ts';
import {
  closeElementoServicio,
  createElementoServicio,
  toQuienVincula,
} from './elementos/keep-elementos-servicio.ts';
import { countByEstado, createActivos, findByNombre, listEstados } from './servicios.queries.ts';
import { listServiciosDeEntidad } from './servicios-entidad.queries.ts';
import { getOperaciones, getServicio } from './versiones/present-servicio.ts';

export interface ServiciosDependencies {
  readonly database: Kysely<DatabaseSchema>;
}

export function createServiciosModule({ database }: ServiciosDependencies): ServerModule {
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
      bindEndpoint(getServicioEndpoint, ({ params }) => getServicio(database, params.id)),
      bindEndpoint(compareVersionesServicioEndpoint, ({ params, query }, context) =>
        compareVersionesServicio(
          database,
          { desdeId: query.desde, hastaId: params.id, lectura: query.lectura },
          toCaller(context),
        ),
      ),
      bindEndpoint(listOperacionesServicioEndpoint, ({ params }) => getOperaciones(database, params.id)),
    ],
  };
}
