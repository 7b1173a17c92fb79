import { ZONE } from '@marco/country/zone';
import { type SqlBool, sql } from 'kysely';
import { RECURSO_REPORTES } from '../../../contract/terms.ts';
import { CONJUNTO_XROAD } from '../../../rules/explorador/conjuntos/xroad.ts';
import { buildDia } from '../../informes/informe.queries.ts';
import { buildIntercambio } from '../../informes/xroad.queries.ts';
import { buildMes } from '../claves.queries.ts';
import { defineFuente } from '../fuente-de-conjunto.ts';

const HORA = sql`to_timestamp(h.hora * 3600.0)`;
const TOTAL = sql`coalesce(sum(h.total), 0)`;
const EXITOSAS = sql`coalesce(sum(h.exitosas), 0)`;

/** The hours of the report of X-Road of the reader. */
export const fuenteXroad = defineFuente(CONJUNTO_XROAD, {
  recurso: RECURSO_REPORTES,
  // The days are part of it: they choose the partitions of the hours.
  buildDesde: (_, alcance) => buildIntercambio(alcance).desde,
  buildPeriodo: () => sql<SqlBool>`true`,
  claves: {
    mes: buildMes(HORA),
    dia: buildDia(HORA),
    hora: sql`to_char(${HORA} at time zone ${sql.lit(ZONE.name)}, 'HH24:00')`,
    proveedor: sql`m.miembro`,
    consumidor: sql`c.miembro`,
    servicio: sql`p.id`,
  },
  medidas: {
    transacciones: TOTAL,
    exitosas: EXITOSAS,
    fallidas: sql`${TOTAL} - ${EXITOSAS}`,
    exito: sql`round(100.0 * sum(h.exitosas) / nullif(sum(h.total), 0), 1)`,
    bytes: sql`coalesce(sum(h.bytes), 0)`,
  },
  ultima: sql`to_timestamp(max(h.hora) * 3600.0)`,
});
