import { type SqlBool, sql } from 'kysely';
import { RECURSO_REPORTES } from '../../../contract/terms.ts';
import { CONJUNTO_INDICADORES } from '../../../rules/explorador/conjuntos/indicadores.ts';
import { buildMesDeDia } from '../claves.queries.ts';
import { defineFuente } from '../fuente-de-conjunto.ts';
import { listCifrasLegibles } from '../list-cifras-legibles.ts';

/** The figures of the closed months that the gallery tells the reader, in their last version. */
export const fuenteIndicadores = defineFuente(CONJUNTO_INDICADORES, {
  recurso: RECURSO_REPORTES,
  buildDesde: async (database, { lector }) => {
    const cifras = await listCifrasLegibles(database, lector);
    return sql`(select distinct on (v.corte_id, v.codigo) v.codigo, v.valor, v.numerador, v.denominador, v.calidad, k.fecha
          from unnest(${cifras.map(({ corteId }) => corteId)}::int[], ${cifras.map(({ codigo }) => codigo)}::text[],
            ${cifras.map(({ ambito }) => ambito)}::text[]) x (corte_id, codigo, ambito)
          join indicadores_valores v on v.corte_id = x.corte_id and v.codigo = x.codigo and v.ambito = x.ambito
          join cortes k on k.id = v.corte_id order by v.corte_id, v.codigo, v.version desc) x
        join indicadores i on i.codigo = x.codigo where true`;
  },
  buildPeriodo: ({ desde, hasta }) => sql<SqlBool>`x.fecha between ${desde ?? '-infinity'}::date
    and ${hasta ?? 'infinity'}::date`,
  claves: {
    indicador: sql`x.codigo`,
    grupo: sql`i.grupo`,
    mes: buildMesDeDia(sql`x.fecha`),
    calidad: sql`x.calidad`,
  },
  medidas: {
    cifras: sql`count(*)`,
    // Of one indicador at one month there is one: the set asks for both dimensions.
    valor: sql`max(x.valor)`,
    numerador: sql`max(x.numerador)`,
    denominador: sql`max(x.denominador)`,
  },
});
