import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindEndpoint } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  listDepartamentosActivosEndpoint,
  listMunicipiosActivosEndpoint,
  listSectoresActivosEndpoint,
} from '../../contract/index.ts';
import { listDepartamentos, listMunicipios, listSectores } from './listas-publicas.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** The lists anybody may read of the catalogues: what is active, without who uses it. */
export function bindListasPublicas(database: Database): BoundEndpoint[] {
  return [
    bindEndpoint(listSectoresActivosEndpoint, () => listSectores(database)),
    bindEndpoint(listDepartamentosActivosEndpoint, () => listDepartamentos(database)),
    bindEndpoint(listMunicipiosActivosEndpoint, ({ query }) => listMunicipios(database, query.departamento)),
  ];
}
