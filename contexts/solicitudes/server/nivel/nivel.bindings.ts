import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindEndpoint } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  listDatosNivelDeServicioEndpoint,
  listDatosNivelEndpoint,
  listServiciosNivelEndpoint,
  searchServiciosNivelEndpoint,
  updateDatosNivelDeServicioEndpoint,
  updateDatosNivelEndpoint,
  updateServiciosNivelEndpoint,
} from '../../contract/index.ts';
import { searchServiciosNivel } from '../lista/servicios-nivel.queries.ts';
import { toQuienTramita } from '../solicitudes/quien-tramita.ts';
import { listDatosNivel, listDatosNivelDeServicio } from './list-datos-nivel.ts';
import { updateDatosNivel } from './update-datos-nivel.ts';

/** The services of an entity by level, and the level-services helper of the specification (API-23). */
export function bindNivel(database: Kysely<DatabaseSchema>): BoundEndpoint[] {
  return [
    bindEndpoint(searchServiciosNivelEndpoint, ({ body }, context) =>
      searchServiciosNivel(database, body, toQuienTramita(context)),
    ),
    bindEndpoint(listServiciosNivelEndpoint, ({ query }, context) =>
      searchServiciosNivel(database, query, toQuienTramita(context)),
    ),
    bindEndpoint(listDatosNivelEndpoint, ({ params, query }, context) =>
      listDatosNivel(database, { tipo: params.type, ...query }, context),
    ),
    bindEndpoint(listDatosNivelDeServicioEndpoint, ({ params, query }, context) =>
      listDatosNivelDeServicio(database, { tipo: params.type, servicioId: params.id, ...query }, context),
    ),
    bindEndpoint(updateServiciosNivelEndpoint, ({ query, body }, context) =>
      updateDatosNivel(database, { tipo: 'edicion', ...query }, body, context),
    ),
    bindEndpoint(updateDatosNivelEndpoint, ({ params, query, body }, context) =>
      updateDatosNivel(database, { tipo: params.type, ...query }, body, context),
    ),
    bindEndpoint(updateDatosNivelDeServicioEndpoint, ({ params, body }, context) =>
      updateDatosNivel(database, { tipo: params.type, servicioId: params.id }, body, context),
    ),
  ];
}
