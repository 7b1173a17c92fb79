import type { DatabaseSchema } from '@marco/database';
import { refuse } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type ConsultaValores, reportesErrors, type SerieIndicador } from '../../contract/index.ts';
import type { DimensionDeIndicador, UnidadIndicador } from '../../contract/terms.ts';
import { type Dimensiones, parseAmbito, toAmbito } from '../../rules/indicadores/ambito.ts';
import type { DefinicionDeIndicador } from '../../rules/indicadores/definiciones.ts';
import { listMomentos, type MomentoDeCorte, presentCorte } from './momentos.ts';
import { findValorDeParte, presentValorPublicado } from './present-valor.ts';
import { type QuienLeeIndicadores, readIndicador, readNombres } from './read-indicador.ts';
import { listValoresDeCortes, type ValorLeidoRow } from './valores.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** Stands for any value in a pattern of LIKE; no value of a dimension holds one. */
const CUALQUIERA = '%';
/** Most series one answer has: of the entidades, those whose last figure is the largest. */
const SERIES = 40;

/**
 * The part that is asked for.
 *
 * @throws AMBITO_INEXISTENTE where the indicador is not divided so
 */
export function parsePedido(
  ambito: string,
  por: DimensionDeIndicador | undefined,
  { cortes }: DefinicionDeIndicador,
): Dimensiones {
  const partes = parseAmbito(ambito);
  const pedidas = [...Object.keys(partes ?? {}), ...(por === undefined ? [] : [por])].sort();
  const isDivided = cortes.some((cuales) => cuales.toSorted().join() === pedidas.join());
  if (partes === undefined || !isDivided) throw refuse(reportesErrors, 'AMBITO_INEXISTENTE');
  return partes;
}

interface Presentada {
  readonly filas: ReadonlyMap<number, ValorLeidoRow>;
  readonly unidad: UnidadIndicador;
  readonly definicion: DefinicionDeIndicador;
}

function presentSerie(
  ambito: string,
  nombre: string,
  momentos: readonly MomentoDeCorte[],
  { filas, unidad, definicion }: Presentada,
): SerieIndicador {
  return {
    ambito,
    nombre,
    puntos: momentos.map(({ momento, corte }) => {
      const { codigo, agregado } = definicion;
      const fila = findValorDeParte(corte ? filas.get(corte.id) : undefined, corte, {
        codigo,
        ambito,
        agregado,
      });
      return {
        momento,
        corte: corte && presentCorte(corte),
        valor: fila ? presentValorPublicado(fila, unidad) : null,
      };
    }),
  };
}

const lastValor = (filas: readonly ValorLeidoRow[]) => filas.at(-1)?.valor ?? 0;

/**
 * The values of an indicador in time, of one part or one series for each value of a dimension.
 *
 * @throws INDICADOR_INEXISTENTE, AMBITO_INEXISTENTE
 */
export async function listValoresIndicador(
  database: Database,
  codigo: string,
  {
    query: { ambito, por, meses },
    context,
  }: { readonly query: ConsultaValores; readonly context: QuienLeeIndicadores },
): Promise<{ series: SerieIndicador[] }> {
  const { indicador, definicion } = await readIndicador(database, codigo, context);
  const partes = parsePedido(ambito, por, definicion);
  const momentos = await listMomentos(database, meses);
  const cortes = momentos.flatMap(({ corte }) => (corte ? [corte.id] : []));
  const patron = por === undefined ? ambito : toAmbito({ ...partes, [por]: CUALQUIERA });
  const rows = await listValoresDeCortes(database, { cortes, codigos: [codigo], patron });
  const isPedida = ({ ambito: suyo }: ValorLeidoRow) =>
    Object.keys(parseAmbito(suyo) ?? {}).length === Object.keys(partes).length + (por === undefined ? 0 : 1);
  const porAmbito = Map.groupBy(rows.filter(isPedida), (row) => row.ambito);
  const { unidad } = indicador;
  const porCorte = (filas: readonly ValorLeidoRow[]) => new Map(filas.map((fila) => [fila.corteId, fila]));
  if (por === undefined)
    return {
      series: [
        presentSerie(ambito, '', momentos, {
          filas: porCorte(porAmbito.get(ambito) ?? []),
          unidad,
          definicion,
        }),
      ],
    };
  const valores = new Map(
    [...porAmbito.keys()].map((suyo) => [String(parseAmbito(suyo)?.[por]), suyo] as const),
  );
  const mayores = new Set(
    [...porAmbito]
      .toSorted(([, one], [, other]) => lastValor(other) - lastValor(one))
      .slice(0, SERIES)
      .map(([suyo]) => suyo),
  );
  const nombres = await readNombres(database, por, [...valores.keys()].sort());
  return {
    series: nombres.flatMap(({ valor, nombre }) => {
      const suyo = valores.get(valor) ?? '';
      if (!mayores.has(suyo)) return [];
      return [
        presentSerie(suyo, nombre, momentos, {
          filas: porCorte(porAmbito.get(suyo) ?? []),
          unidad,
          definicion,
        }),
      ];
    }),
  };
}
