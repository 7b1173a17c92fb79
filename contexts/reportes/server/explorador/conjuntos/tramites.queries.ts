import { type SqlBool, sql } from 'kysely';
import { RECURSO_REPORTES } from '../../../contract/terms.ts';
import { CONJUNTO_TRAMITES } from '../../../rules/explorador/conjuntos/tramites.ts';
import { buildTramites, CON_SERVICIO } from '../../informes/tramites.queries.ts';
import { CLAVES_DE_ENTIDAD, countWhere } from '../claves.queries.ts';
import { defineFuente } from '../fuente-de-conjunto.ts';

/** The trámites in force, which everybody reads. */
export const fuenteTramites = defineFuente(CONJUNTO_TRAMITES, {
  recurso: RECURSO_REPORTES,
  buildDesde: (_, { lector }) => {
    const { id, desde } = buildTramites({ lector });
    return sql`tramites t join entidades e on e.id = t.entidad_id where t.id in (select ${id} from ${desde})`;
  },
  buildPeriodo: () => sql<SqlBool>`true`,
  claves: {
    ...CLAVES_DE_ENTIDAD,
    tipo: sql`t.tipo`,
    nivelDigital: sql`t.nivel_digital`,
    uso: sql`case when ${CON_SERVICIO} then 'con' else 'sin' end`,
  },
  medidas: {
    tramites: sql`count(*)`,
    conServicio: countWhere(CON_SERVICIO),
    papeles: sql`coalesce(sum((select count(*) from tramites_requisitos r where r.tramite_id = t.id and r.activo)), 0)`,
  },
});
