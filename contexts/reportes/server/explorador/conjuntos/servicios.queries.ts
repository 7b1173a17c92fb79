import { sql } from 'kysely';
import { RECURSO_REPORTES } from '../../../contract/terms.ts';
import { CONJUNTO_SERVICIOS } from '../../../rules/explorador/conjuntos/servicios.ts';
import { buildPeriodo } from '../../informes/informe.queries.ts';
import { buildMes, CLAVES_DE_ENTIDAD, countWhere } from '../claves.queries.ts';
import { defineFuente } from '../fuente-de-conjunto.ts';

/** The active servicios, which everybody reads. */
export const fuenteServicios = defineFuente(CONJUNTO_SERVICIOS, {
  recurso: RECURSO_REPORTES,
  buildDesde: () => sql`servicios s join estados_servicio es on es.id = s.estado_servicio_id
    join entidades e on e.id = s.entidad_id where s.activo`,
  buildPeriodo: (alcance) => buildPeriodo(sql`s.created_at`, alcance),
  claves: { ...CLAVES_DE_ENTIDAD, estado: sql`es.codigo`, mesRegistro: buildMes(sql`s.created_at`) },
  medidas: {
    servicios: sql`count(*)`,
    publicados: countWhere(
      sql`exists (select from servicios_versiones v where v.servicio_id = s.id and v.estado = 'publicada')`,
    ),
    usadosPorTramites: countWhere(sql`exists (select from tramites_servicios t where t.servicio_id = s.id)`),
    usos: sql`coalesce(sum((select count(distinct u.version_id) from servicios_elementos u where u.servicio_id = s.id)), 0)`,
  },
});
