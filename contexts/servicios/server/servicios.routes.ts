import type { DatabaseSchema } from '@marco/database';
import { bindEndpoint, permissionKey, type ServerModule } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { RECURSO_ELEMENTOS } from '../contract/elementos-servicio.terms.ts';
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
import { listDeElemento } from './elementos/elementos-servicio.queries.ts';
import {
  closeElementoServicio as runClose,
  createElementoServicio as runCreate,
} from './elementos/keep-elementos-servicio.ts';
import { countByEstado, findByNombre, listActivos, listEstados } from './servicios.queries.ts';
import { listServiciosDeEntidad } from './servicios-entidad.queries.ts';

const EDITAR_ELEMENTOS = permissionKey(RECURSO_ELEMENTOS, 'editar');

export interface ServiciosDependencies {
  readonly database: Kysely<DatabaseSchema>;
}

export function createServiciosModule({ database }: ServiciosDependencies): ServerModule {
  return {
    context: 'servicios',
    endpoints: [
      bindEndpoint(listServicios, () => listActivos(database)),
      bindEndpoint(listEstadosServicio, () => listEstados(database)),
      bindEndpoint(findServicios, ({ query }) => findByNombre(database, query.keyword)),
      bindEndpoint(listServiciosEntidad, ({ body }) =>
        listServiciosDeEntidad(database, body.entidadId, body),
      ),
      bindEndpoint(listServiciosElemento, async ({ body }, { actor }) => ({
        ...(await listDeElemento(database, body.elementoId, body)),
        editable: actor?.permissions.has(EDITAR_ELEMENTOS) ?? false,
      })),
      bindEndpoint(createElementoServicio, ({ body }, context) => runCreate(database, body, context)),
      bindEndpoint(closeElementoServicio, ({ params }, context) => runClose(database, params, context)),
      bindEndpoint(computeServiciosPorEstado, () => countByEstado(database)),
    ],
  };
}
