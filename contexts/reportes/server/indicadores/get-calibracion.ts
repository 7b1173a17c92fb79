import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import type { ConsultaCalibracion } from '../../contract/index.ts';
import { presentValor } from '../../rules/indicadores/frases.ts';
import { computePorcentaje } from '../../rules/indicadores/valores.ts';
import { listPromesas } from './calibracion.queries.ts';
import { parsePedido } from './list-valores.ts';
import { listLegibles, listMomentos } from './momentos.ts';
import { type QuienLeeIndicadores, readIndicador } from './read-indicador.ts';

/**
 * Of each promise, how often it was kept in the last closed months (domain reportes §6.1, is the forecast honest): all promises of the
 * same records.
 *
 * @throws INDICADOR_INEXISTENTE, AMBITO_INEXISTENTE
 */
export async function getCalibracion(
  database: Kysely<DatabaseSchema>,
  codigo: string,
  {
    query: { ambito, meses },
    context: { actor },
  }: { readonly query: ConsultaCalibracion; readonly context: QuienLeeIndicadores },
) {
  const { definicion } = await readIndicador(database, codigo, { actor });
  const { version, promesas } = definicion;
  const dimensiones = parsePedido(ambito, [], definicion);
  if (promesas === undefined) return { promesas: [], sinPromesa: 0 };
  const momentos = listLegibles(await listMomentos(database, meses), { definicion, actor });
  const cortes = momentos.flatMap(({ momento, corte }) => (corte && momento !== 'hoy' ? [corte.id] : []));
  const rows = await listPromesas(database, { cortes, codigo, version, dimensiones });
  return {
    promesas: promesas.map((prometido, at) => {
      const { casos, cumplidas } = rows.find(({ lugar }) => lugar === at + 1) ?? { casos: 0, cumplidas: 0 };
      const valor = computePorcentaje(cumplidas, casos);
      const dicho = { valor, numerador: cumplidas, denominador: casos };
      return { prometido, cumplidas, casos, valor, texto: presentValor(dicho, 'porcentaje') };
    }),
    sinPromesa: rows.find(({ lugar }) => lugar === null)?.casos ?? 0,
  };
}
