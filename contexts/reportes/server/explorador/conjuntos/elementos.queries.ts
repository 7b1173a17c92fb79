import { sql } from 'kysely';
import { RECURSO_REPORTES } from '../../../contract/terms.ts';
import { CONJUNTO_ELEMENTOS } from '../../../rules/explorador/conjuntos/elementos.ts';
import { buildElementos } from '../../informes/elementos.queries.ts';
import { buildPeriodo } from '../../informes/informe.queries.ts';
import { buildMes, countWhere } from '../claves.queries.ts';
import { defineFuente } from '../fuente-de-conjunto.ts';

/** The versions of the list of elements; who has no list, those in force. */
export const fuenteElementos = defineFuente(CONJUNTO_ELEMENTOS, {
  recurso: RECURSO_REPORTES,
  buildDesde: (_, { lector }) => {
    const { id, desde } = buildElementos({ lector });
    return sql`elementos_versiones v join elementos_de_dato d on d.id = v.elemento_id
      left join entidades r on r.id = v.entidad_responsable_id where v.id in (select ${id} from ${desde})`;
  },
  buildPeriodo: (alcance) => buildPeriodo(sql`v.rige_desde`, alcance),
  claves: {
    capa: sql`d.capa_id`,
    dominio: sql`d.dominio_id`,
    tipo: sql`d.tipo`,
    clase: sql`d.clase`,
    estado: sql`v.estado`,
    entidad: sql`r.id`,
    sector: sql`r.sector_id`,
    mesIncorporacion: buildMes(sql`v.rige_desde`),
  },
  medidas: {
    versiones: sql`count(*)`,
    elementos: sql`count(distinct v.elemento_id)`,
    enUso: countWhere(sql`exists (select from servicios_elementos u where u.version_id = v.id)`),
    descargas: sql`coalesce(sum((select count(*) from esquemas_descargas x where x.version_id = v.id)), 0)`,
    validaciones: sql`coalesce(sum((select sum(k.mensajes) from validaciones k where k.version_id = v.id)), 0)`,
  },
});
