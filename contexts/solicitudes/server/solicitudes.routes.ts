import type { DatabaseSchema } from '@marco/database';
import { bindEndpoint, type ServerModule } from '@marco/server-kit';
import type { SuscriptorEstadoServicio } from '@marco/servicios/port';
import type { Kysely } from 'kysely';
import { listEstadosSolicitud } from '../contract/index.ts';
import type { SuscriptorSolicitud } from './port.ts';
import { listEstados } from './solicitudes.queries.ts';

export interface SolicitudesDependencies {
  readonly database: Kysely<DatabaseSchema>;
  /** Who hears that a request took a step. */
  readonly alMover: readonly SuscriptorSolicitud[];
  /** Who hears that a servicio stands in another state. */
  readonly alCambiarServicio: readonly SuscriptorEstadoServicio[];
}

export function createSolicitudesModule({ database }: SolicitudesDependencies): ServerModule {
  return {
    context: 'solicitudes',
    endpoints: [bindEndpoint(listEstadosSolicitud, () => listEstados(database))],
  };
}
