import type { DatabaseSchema } from '@marco/database';
import { bindEndpoint, type ServerModule } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  computeServiciosPorEstado,
  findServicios,
  listEstadosServicio,
  listServicios,
  listServiciosEntidad,
} from '../contract/index.ts';
import { countByEstado, findByNombre, listActivos, listEstados } from './servicios.queries.ts';
import { listServiciosDeEntidad } from './servicios-entidad.queries.ts';

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
      bindEndpoint(computeServiciosPorEstado, () => countByEstado(database)),
    ],
  };
}
