import { RECURSO_SOLICITUDES } from '@marco/solicitudes/terms';
import { sql } from 'kysely';
import { CONJUNTO_SOLICITUDES } from '../../../rules/explorador/conjuntos/solicitudes.ts';
import { buildPeriodo } from '../../informes/informe.queries.ts';
import { buildSolicitudesReportadas, buildVencida } from '../../informes/solicitudes.queries.ts';
import { buildMes, CLAVES_DE_ENTIDAD, countWhere } from '../claves.queries.ts';
import { defineFuente } from '../fuente-de-conjunto.ts';

/** The requests of the list of the reader. */
export const fuenteSolicitudes = defineFuente(CONJUNTO_SOLICITUDES, {
  recurso: RECURSO_SOLICITUDES,
  buildDesde: (_, { lector }) => {
    const { id, desde } = buildSolicitudesReportadas({ lector });
    return sql`solicitudes s join estados_solicitud es on es.id = s.estado_id join entidades e on e.id = s.entidad_id
      where s.id in (select ${id} from ${desde})`;
  },
  buildPeriodo: (alcance) => buildPeriodo(sql`s.radicada_en`, alcance),
  claves: {
    ...CLAVES_DE_ENTIDAD,
    estado: sql`es.codigo`,
    nivel: sql`s.nivel`,
    tipo: sql`s.tipo`,
    mesRadicacion: buildMes(sql`s.radicada_en`),
    mesCierre: buildMes(sql`s.cerrada_en`),
    consultor: sql`s.consultor_id`,
  },
  medidas: {
    solicitudes: sql`count(*)`,
    abiertas: countWhere(sql`not es.cerrado`),
    vencidas: countWhere(buildVencida()),
    certificadas: countWhere(sql`es.codigo = 'certificada'`),
    devoluciones: sql`coalesce(sum((select count(*) from solicitudes_pasos p
      where p.solicitud_id = s.id and p.accion = 'devolver')), 0)`,
  },
});
