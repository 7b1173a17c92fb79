import { RECURSO_MESAS } from '@marco/mesas/terms';
import { sql } from 'kysely';
import { CONJUNTO_MESAS } from '../../../rules/explorador/conjuntos/mesas.ts';
import { buildPeriodo } from '../../informes/informe.queries.ts';
import { buildMes, CLAVES_DE_ENTIDAD } from '../claves.queries.ts';
import { defineFuente } from '../fuente-de-conjunto.ts';

/** The mesas, which whoever opens their list reads all of. */
export const fuenteMesas = defineFuente(CONJUNTO_MESAS, {
  recurso: RECURSO_MESAS,
  buildDesde: () => sql`mesas m join entidades e on e.id = m.entidad_lider_id where true`,
  buildPeriodo: (alcance) => buildPeriodo(sql`m.created_at`, alcance),
  claves: {
    ...CLAVES_DE_ENTIDAD,
    estado: sql`case when m.activa then 'abierta' else 'cerrada' end`,
    mesCreacion: buildMes(sql`m.created_at`),
  },
  medidas: {
    mesas: sql`count(*)`,
    reuniones: sql`coalesce(sum((select count(*) from reuniones r where r.mesa_id = m.id and r.estado = 'realizada')), 0)`,
    servicios: sql`coalesce(sum((select count(*) from mesas_servicios x where x.mesa_id = m.id)), 0)`,
  },
});
