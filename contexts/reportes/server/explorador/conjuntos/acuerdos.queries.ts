import { buildAcuerdosVisibles } from '@marco/acuerdos/port';
import { RECURSO_ACUERDOS } from '@marco/acuerdos/terms';
import { sql } from 'kysely';
import { CONJUNTO_ACUERDOS } from '../../../rules/explorador/conjuntos/acuerdos.ts';
import { buildPeriodo } from '../../informes/informe.queries.ts';
import { buildMes, countWhere } from '../claves.queries.ts';
import { defineFuente } from '../fuente-de-conjunto.ts';
import { isMinisterio } from '../lector-de-explorador.ts';

/** The acuerdos of the list of the reader: of both sides, and for the ministry all that were sent. */
export const fuenteAcuerdos = defineFuente(CONJUNTO_ACUERDOS, {
  recurso: RECURSO_ACUERDOS,
  buildDesde: (database, { lector }) => {
    const quien = { esMinisterio: isMinisterio(lector), entidadId: lector.entidadId };
    return sql`acuerdos a where a.id in (${buildAcuerdosVisibles(database, {}, quien).select('a.id')})`;
  },
  buildPeriodo: (alcance) => buildPeriodo(sql`a.created_at`, alcance),
  claves: {
    estado: sql`a.estado`,
    consumidora: sql`a.consumidora_id`,
    proveedora: sql`a.proveedora_id`,
    servicio: sql`a.servicio_id`,
    mesSolicitud: buildMes(sql`a.created_at`),
  },
  medidas: {
    acuerdos: sql`count(*)`,
    activos: countWhere(sql`a.estado = 'activo'`),
    campos: sql`coalesce(sum((select count(*) from acuerdos_finalidades f join acuerdos_campos k on k.finalidad_id = f.id
      where f.acuerdo_id = a.id)), 0)`,
  },
});
