import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import type { DetalleIndicador } from '../../contract/index.ts';
import { parseAmbito } from '../../rules/indicadores/ambito.ts';
import { isExplicable } from '../../rules/indicadores/aporte.ts';
import { hasGruposOcultos } from '../../rules/indicadores/can-read-indicador.ts';
import { type DefinicionDeIndicador, listFiltros } from '../../rules/indicadores/definiciones.ts';
import { findInicial } from '../../rules/indicadores/filtro-inicial.ts';
import { presentMeta } from '../../rules/indicadores/meta.ts';
import { listMetas, listVersiones } from './indicadores.queries.ts';
import { listMomentos } from './momentos.ts';
import { type QuienLeeIndicadores, readIndicador, readNombres } from './read-indicador.ts';
import { listValoresDeCortes } from './valores.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** Of persons, anybody reads one way of dividing alone: two of them would tell the small groups. */
function listFiltrosDe(definicion: DefinicionDeIndicador, { actor }: QuienLeeIndicadores) {
  const { series } = definicion;
  return series !== undefined && hasGruposOcultos(definicion, actor) ? [] : listFiltros(definicion);
}

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
    listMetas(database, [codigo]),
    listMomentos(database, 1),
  ]);
  const cortes = momentos.flatMap(({ corte }) => (corte ? [corte.id] : []));
  const valores = await listValoresDeCortes(database, { cortes, codigos: [codigo], patron: '%' });
  const partes = valores.map(({ ambito }) => parseAmbito(ambito) ?? {});
  const filtros = await Promise.all(
    listFiltrosDe(definicion, context).map(async (dimension) => {
      const suyos = [...new Set(partes.flatMap((parte) => parte[dimension] ?? []))];
      const opciones = [...(await readNombres(database, dimension, suyos))];
      return { dimension, opciones, inicial: findInicial(definicion, dimension) };
    }),
  );
  return {
    ...indicador,
    versiones,
    metas: metas.map(({ codigo: _, ...meta }) => ({ ...meta, texto: presentMeta(meta, unidad) })),
    series: definicion.series ?? null,
    explicable: isExplicable(definicion.agregado) && !hasGruposOcultos(definicion, context.actor),
    flujo: definicion.flujo ?? false,
    ...(definicion.vista === undefined ? {} : { vista: definicion.vista }),
    filtros: filtros.filter(({ opciones }) => opciones.length > 0),
  };
}
