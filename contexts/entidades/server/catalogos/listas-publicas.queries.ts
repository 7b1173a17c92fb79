import type { DatabaseSchema } from '@marco/database';
import { spanishOrder } from '@marco/server-kit/database';
import type { Kysely } from 'kysely';

type Database = Kysely<DatabaseSchema>;

/** Active sectors, in Spanish order. */
export function listSectores(database: Database) {
  return database
    .selectFrom('sectores')
    .select(['id', 'nombre'])
    .where('activo', '=', true)
    .orderBy(spanishOrder('nombre'))
    .orderBy('id')
    .execute();
}

/** Active departments, in Spanish order. */
export function listDepartamentos(database: Database) {
  return database
    .selectFrom('departamentos')
    .select(['codigo as id', 'nombre'])
    .where('activo', '=', true)
    .orderBy(spanishOrder('nombre'))
    .execute();
}

/** Active municipalities, in Spanish order; one whose department is not active is not offered either. */
export function listMunicipios(database: Database, departamento: string | undefined) {
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
