import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import type { DetalleIndicador } from '../../contract/index.ts';
import { parseAmbito } from '../../rules/indicadores/ambito.ts';
import { listFiltros } from '../../rules/indicadores/definiciones.ts';
import { presentValor } from '../../rules/indicadores/frases.ts';
import { listMetas, listVersiones } from './indicadores.queries.ts';
import { listMomentos } from './momentos.ts';
import { type QuienLeeIndicadores, readIndicador, readNombres } from './read-indicador.ts';
import { listValoresDeCortes } from './valores.queries.ts';

type Database = Kysely<DatabaseSchema>;

/**
 * An indicador with how it is read, what is aimed at and which parts it has.
 *
 * @throws INDICADOR_INEXISTENTE
 */
export async function getIndicador(
  database: Database,
  codigo: string,
  context: QuienLeeIndicadores,
): Promise<DetalleIndicador> {
  const { indicador, definicion } = await readIndicador(database, codigo, context);
  const { unidad } = indicador;
  const [versiones, metas, momentos] = await Promise.all([
    listVersiones(database, codigo),
    listMetas(database, codigo),
    listMomentos(database, 1),
  ]);
  const cortes = momentos.flatMap(({ corte }) => (corte ? [corte.id] : []));
  const valores = await listValoresDeCortes(database, { cortes, codigos: [codigo], patron: '%' });
  const partes = valores.map(({ ambito }) => parseAmbito(ambito) ?? {});
  const filtros = await Promise.all(
    listFiltros(definicion).map(async (dimension) => {
      const suyos = [...new Set(partes.flatMap((parte) => parte[dimension] ?? []))];
      return { dimension, opciones: [...(await readNombres(database, dimension, suyos))] };
    }),
  );
  return {
    ...indicador,
    versiones,
    metas: metas.map((meta) => ({
      ...meta,
      texto: presentValor({ valor: meta.valor, numerador: null, denominador: null }, unidad),
    })),
    series: definicion.series ?? null,
    explicable: definicion.agregado !== 'mediana',
    flujo: definicion.flujo ?? false,
    filtros: filtros.filter(({ opciones }) => opciones.length > 0),
  };
}
