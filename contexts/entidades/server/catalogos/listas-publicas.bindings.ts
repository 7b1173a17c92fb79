import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindEndpoint } from '@marco/server-kit';
import { spanishOrder } from '@marco/server-kit/database';
import type { Kysely } from 'kysely';
import {
  listDepartamentosActivos,
  listMunicipiosActivos,
  listSectoresActivos,
} from '../../contract/index.ts';

type Database = Kysely<DatabaseSchema>;

/** The lists anybody may read of the catalogues: what is active, without who uses it. */
export function bindListasPublicas(database: Database): BoundEndpoint[] {
  return [
    bindEndpoint(listSectoresActivos, () =>
      database
        .selectFrom('sectores')
        .select(['id', 'nombre'])
        .where('activo', '=', true)
        .orderBy(spanishOrder('nombre'))
        .orderBy('id')
        .execute(),
    ),
    bindEndpoint(listDepartamentosActivos, () =>
      database
        .selectFrom('departamentos')
        .select(['codigo as id', 'nombre'])
        .where('activo', '=', true)
        .orderBy(spanishOrder('nombre'))
        .execute(),
    ),
    bindEndpoint(listMunicipiosActivos, ({ query }) => listMunicipios(database, query.departamento)),
  ];
}

/** One whose department is not active is not offered either. */
function listMunicipios(database: Database, departamento: string | undefined) {
  return database
    .selectFrom('municipios as m')
    .innerJoin('departamentos as d', 'd.codigo', 'm.departamento_codigo')
    .select(['m.codigo as id', 'm.nombre', 'm.departamento_codigo as departamentoId'])
    .where('m.activo', '=', true)
    .where('d.activo', '=', true)
    .$if(departamento !== undefined, (query) => query.where('m.departamento_codigo', '=', departamento ?? ''))
    .orderBy(spanishOrder('m.nombre'))
    .orderBy('m.codigo')
    .execute();
}
