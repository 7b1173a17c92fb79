import type { DatabaseSchema } from '@marco/database';
import { bindEndpoint, createWholeList, type ServerModule } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  closeElementoServicio,
  computeServiciosPorEstado,
  createElementoServicio,
  findServicios,
  listEstadosServicio,
  listServicios,
  listServiciosElemento,
  listServiciosEntidad,
} from '../contract/index.ts';
import { canLinkAny, findEntidadVinculable } from '../rules/can-keep-uso.ts';
import { listDeElemento } from './elementos/elementos-servicio.queries.ts';
import {
  closeElementoServicio as runClose,
  createElementoServicio as runCreate,
  toQuienVincula,
} from './elementos/keep-elementos-servicio.ts';
import { countByEstado, createActivos, findByNombre, listEstados } from './servicios.queries.ts';
import { listServiciosDeEntidad } from './servicios-entidad.queries.ts';

export interface ServiciosDependencies {
  readonly database: Kysely<DatabaseSchema>;
}

export function createServiciosModule({ database }: ServiciosDependencies): ServerModule {
  return {
    context: 'servicios',
    endpoints: [
      bindEndpoint(listServicios, createWholeList(listServicios, createActivos(database))),
      bindEndpoint(listEstadosServicio, () => listEstados(database)),
      bindEndpoint(findServicios, ({ query }, { actor }) =>
        findByNombre(
          database,
          query.keyword,
          query.vinculables === 'true' ? findEntidadVinculable(toQuienVincula(actor)) : 'todas',
        ),
      ),
      bindEndpoint(listServiciosEntidad, ({ body }) =>
        listServiciosDeEntidad(database, body.entidadId, body),
      ),
      bindEndpoint(listServiciosElemento, async ({ body }, { actor }) => {
        const quien = toQuienVincula(actor);
        return {
          ...(await listDeElemento(database, body.elementoId, body, quien)),
          editable: canLinkAny(quien),
        };
      }),
      bindEndpoint(createElementoServicio, ({ body }, context) => runCreate(database, body, context)),
      bindEndpoint(closeElementoServicio, ({ params }, context) => runClose(database, params, context)),
      bindEndpoint(computeServiciosPorEstado, () => countByEstado(database)),
    ],
  };
}
