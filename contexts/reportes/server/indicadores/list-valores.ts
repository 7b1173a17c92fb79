import type { DatabaseSchema } from '@marco/database';
import { refuse } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type ConsultaValores, reportesErrors, type SerieIndicador } from '../../contract/index.ts';
import type { DimensionDeIndicador, UnidadIndicador } from '../../contract/terms.ts';
import { type Dimensiones, parseAmbito, toAmbito } from '../../rules/indicadores/ambito.ts';
import { hasGruposOcultos } from '../../rules/indicadores/can-read-indicador.ts';
import type { DefinicionDeIndicador } from '../../rules/indicadores/definiciones.ts';
import { presentGrupos, presentPocas } from '../../rules/indicadores/grupos-pequenos.ts';
import { type LugarDeFiltro, listEntidadesDe } from './lugares.queries.ts';
import { listLegibles, listMomentos, type MomentoDeCorte, presentCorte } from './momentos.ts';
import { findValorDeParte, presentValorPublicado } from './present-valor.ts';
import { type QuienLeeIndicadores, readIndicador, readNombres } from './read-indicador.ts';
import { listValoresDeCortes, type ValorLeidoRow } from './valores.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** Stands for any value in a pattern of LIKE; no value of a dimension holds one. */
const CUALQUIERA = '%';
/** Most series one answer has: of the entidades, those whose last figure is the largest. */
const SERIES = 40;
/** Most series of one part by another. */
const SERIES_DE_CRUCE = 150;

/**
 * The part that is asked for.
 *
 * @throws AMBITO_INEXISTENTE where the indicador is not divided so
 */
export function parsePedido(
  ambito: string,
  por: readonly DimensionDeIndicador[],
  { cortes }: DefinicionDeIndicador,
): Dimensiones {
  const partes = parseAmbito(ambito);
  const pedidas = [...Object.keys(partes ?? {}), ...por].sort();
  const isDivided = cortes.some((cuales) => cuales.toSorted().join() === pedidas.join());
  if (partes === undefined || !isDivided) throw refuse(reportesErrors, 'AMBITO_INEXISTENTE');
  return partes;
}

interface CruceReservado {
  readonly query: ConsultaValores;
  readonly context: QuienLeeIndicadores;
  readonly definicion: DefinicionDeIndicador;
  readonly unidad: UnidadIndicador;
  readonly por: DimensionDeIndicador;
  readonly cruce: DimensionDeIndicador;
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

/** What series are chosen by: their last figure; of one part by another what they count, because each is a whole. */
function findTamano(filas: readonly ValorLeidoRow[], cruce: DimensionDeIndicador | undefined): number {
  const ultima = filas.at(-1);
  return (cruce === undefined ? ultima?.valor : ultima?.numerador) ?? 0;
}

/** Parts that entidades are of, so that those of one are known without a crossing that is kept. */
const LUGARES: readonly DimensionDeIndicador[] = ['sector', 'orden', 'departamento'];

/**
 * The part that is asked for. Of entidades it may be a place that the cuts do not cross with them: those of it are told apart by where
 * they are now.
 *
 * @throws AMBITO_INEXISTENTE where the indicador is not divided so
 */
function parseDentro(
  ambito: string,
  por: readonly DimensionDeIndicador[],
  definicion: DefinicionDeIndicador,
): { readonly partes: Dimensiones; readonly dentro?: LugarDeFiltro } {
  const [[lugar, valor] = [], ...otras] = Object.entries(parseAmbito(ambito) ?? {});
  const dimension = LUGARES.find((una) => una === lugar);
  const isCruzado = definicion.cortes.some(
    (cuales) => dimension !== undefined && cuales.includes(dimension) && cuales.includes('entidad'),
  );
  if (
    por.join() !== 'entidad' ||
    dimension === undefined ||
    valor === undefined ||
    otras.length > 0 ||
    isCruzado
  )
    return { partes: parsePedido(ambito, por, definicion) };
  return { partes: parsePedido('', por, definicion), dentro: { dimension, valor } };
}

/**
 * One part by another, where small groups are told together in each row. Places are left out: what is told of one would follow from
 * the others.
 *
 * @throws AMBITO_INEXISTENTE
 */
async function listCruce(
  database: Database,
  codigo: string,
  { query, context, definicion, unidad, por, cruce }: CruceReservado,
): Promise<{ series: SerieIndicador[] }> {
  if (query.ambito !== '' || [por, cruce].some((una) => LUGARES.includes(una)))
    throw refuse(reportesErrors, 'AMBITO_INEXISTENTE');
  parsePedido('', [por, cruce], definicion);
  const { series } = await listSeries(database, codigo, { query, context });
  const filas = Map.groupBy(series, ({ ambito }) => String(parseAmbito(ambito)?.[por]));
  return {
    series: [...filas].flatMap(([valor, suyas]) => {
      const nombre = suyas[0]?.nombre ?? valor;
      const cruces = new Map(suyas.map((serie) => [serie.ambito, serie.cruce]));
      const ambitoDeOtros = toAmbito({ [por]: valor, [cruce]: 'otros' });
      return presentGrupos(suyas, { unidad, ambitoDeOtros }).map((serie) => ({
        ...serie,
        nombre,
        cruce: cruces.get(serie.ambito) ?? serie.nombre,
      }));
    }),
  };
}

/**
 * The values of an indicador in time, of one part or one series for each value of a dimension. Of persons, anybody reads one way of
 * dividing at a time with the small groups together, and a part as that answer has it.
 *
 * @throws INDICADOR_INEXISTENTE, AMBITO_INEXISTENTE
 */
export async function listValoresIndicador(
  database: Database,
  codigo: string,
  { query, context }: { readonly query: ConsultaValores; readonly context: QuienLeeIndicadores },
): Promise<{ series: SerieIndicador[] }> {
  const { indicador, definicion } = await readIndicador(database, codigo, context);
  if (!hasGruposOcultos(definicion, context.actor)) return listSeries(database, codigo, { query, context });
  const { ambito, por, cruce, meses } = query;
  if (por !== undefined && cruce !== undefined)
    return listCruce(database, codigo, {
      query,
      context,
      definicion,
      unidad: indicador.unidad,
      por,
      cruce,
    });
  const [unica, ...otras] = Object.keys(
    parsePedido(ambito, por === undefined ? [] : [por], definicion),
  ) as DimensionDeIndicador[];
  const dimension = por ?? unica;
  if (otras.length > 0 || (por !== undefined && unica !== undefined))
    throw refuse(reportesErrors, 'AMBITO_INEXISTENTE');
  const { series } = await listSeries(database, codigo, {
    query: { ambito: '', por: dimension, meses },
    context,
  });
  if (dimension === undefined)
    return {
      series: series.map(({ puntos, ...serie }) => ({
        ...serie,
        puntos: puntos.map((punto) => ({ ...punto, valor: presentPocas(punto.valor) })),
      })),
    };
  const ambitoDeOtros = toAmbito({ [dimension]: 'otros' });
  const reunidas = presentGrupos(series, { unidad: indicador.unidad, ambitoDeOtros });
  return { series: por === undefined ? reunidas.filter((serie) => serie.ambito === ambito) : reunidas };
}

/** The series of each value of some dimensions, or of each of one by each of another. */
async function listSeries(
  database: Database,
  codigo: string,
  {
    query: { ambito, por, cruce, meses },
    context,
  }: { readonly query: ConsultaValores; readonly context: QuienLeeIndicadores },
): Promise<{ series: SerieIndicador[] }> {
  const { indicador, definicion } = await readIndicador(database, codigo, context);
  const dimensiones = [por, cruce].filter((una) => una !== undefined);
  const { partes, dentro } = parseDentro(ambito, dimensiones, definicion);
  const { actor } = context;
  const momentos = listLegibles(await listMomentos(database, meses), { definicion, actor });
  const cortes = momentos.flatMap(({ corte }) => (corte ? [corte.id] : []));
  const patron = toAmbito({ ...partes, ...Object.fromEntries(dimensiones.map((una) => [una, CUALQUIERA])) });
  const rows = await listValoresDeCortes(database, { cortes, codigos: [codigo], patron });
  const isPedida = ({ ambito: suyo }: ValorLeidoRow) =>
    Object.keys(parseAmbito(suyo) ?? {}).length === Object.keys(partes).length + dimensiones.length;
  const porAmbito = Map.groupBy(rows.filter(isPedida), (row) => row.ambito);
  const { unidad } = indicador;
  const present = (suyo: string, nombre: string) => {
    const filas = new Map((porAmbito.get(suyo) ?? []).map((fila) => [fila.corteId, fila]));
    return presentSerie(suyo, nombre, momentos, { filas, unidad, definicion });
  };
  if (por === undefined) return { series: [present(ambito, '')] };
  const visibles = dentro && new Set(await listEntidadesDe(database, dentro));
  const mayores = [...porAmbito]
    .filter(([suyo]) => visibles?.has(String(parseAmbito(suyo)?.[por])) ?? true)
    .toSorted(([, one], [, other]) => findTamano(other, cruce) - findTamano(one, cruce))
    .slice(0, cruce === undefined ? SERIES : SERIES_DE_CRUCE)
    .map(([suyo]) => suyo);
  const nombrar = (dimension: DimensionDeIndicador) => {
    const valores = mayores.map((suyo) => String(parseAmbito(suyo)?.[dimension]));
    return readNombres(database, dimension, [...new Set(valores)].sort());
  };
  const otros = cruce === undefined ? [undefined] : await nombrar(cruce);
  return {
    series: (await nombrar(por)).flatMap(({ valor, nombre }) =>
      otros.flatMap((otro) => {
        const de = otro === undefined || cruce === undefined ? {} : { [cruce]: otro.valor };
        const suyo = toAmbito({ ...partes, [por]: valor, ...de });
        if (!mayores.includes(suyo)) return [];
        return [{ ...present(suyo, nombre), ...(otro === undefined ? {} : { cruce: otro.nombre }) }];
      }),
    ),
  };
}
