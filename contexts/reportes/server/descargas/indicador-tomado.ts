import { formatLongDay } from '@marco/country/day-text';
import { LOCALE } from '@marco/country/zone';
import type { DatabaseSchema } from '@marco/database';
import { findParametroTexto, presentMomento } from '@marco/parametros/port';
import type { Kysely } from 'kysely';
import type {
  ConsultaValores,
  DetalleIndicador,
  PuntoDeSerie,
  SerieIndicador,
} from '../../contract/index.ts';
import { toIndicadorCon } from '../../contract/reportes.paths.ts';
import { CALIDADES, DIMENSIONES, type DimensionDeIndicador } from '../../contract/terms.ts';
import { parseAmbito } from '../../rules/indicadores/ambito.ts';
import { presentHallazgo } from '../../rules/indicadores/hallazgo.ts';
import { formatPedido } from '../../rules/indicadores/pedido.ts';
import { getIndicador } from '../indicadores/get-indicador.ts';
import { listValoresIndicador } from '../indicadores/list-valores.ts';
import type { QuienLeeIndicadores } from '../indicadores/read-indicador.ts';

type Linea = readonly [nombre: string, texto: string];

/** What the page of an indicador shows, in the words every file and mail of it has. */
export interface IndicadorTomado {
  readonly indicador: DetalleIndicador;
  readonly series: readonly SerieIndicador[];
  /** The figure, what it moved and how far the target is. */
  readonly hallazgo: string;
  /** What is asked of it: 'Últimos 13 meses. Sector: Salud'. */
  readonly filtros: string;
  /** When the newest figures were taken. */
  readonly corte: string;
  /** How complete they are, and why. */
  readonly calidad: string;
  readonly meta: string;
  /** Where it is read, whole. */
  readonly direccion: string;
}

const NUMERO = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 4 });

/** '207 de 314', '12 casos'; '' where nothing is counted. */
export function presentBase(numerador: number | null, denominador: number | null): string {
  if (numerador === null) return denominador === null ? '' : `${NUMERO.format(denominador)} casos`;
  return denominador === null ? '' : `${NUMERO.format(numerador)} de ${NUMERO.format(denominador)}`;
}

function presentFiltros(
  { ambito, por, meses }: ConsultaValores,
  { filtros }: Pick<DetalleIndicador, 'filtros'>,
): string {
  const partes = Object.entries(parseAmbito(ambito) ?? {}).map(([dimension, valor]) => {
    const opciones = filtros.find((uno) => uno.dimension === dimension)?.opciones ?? [];
    const nombre = opciones.find((una) => una.valor === valor)?.nombre ?? valor;
    return `${DIMENSIONES[dimension as DimensionDeIndicador]}: ${nombre}`;
  });
  const series = por === undefined ? [] : [`Una serie por ${DIMENSIONES[por].toLowerCase()}`];
  const todo = partes.length === 0 ? ['Todo el país'] : partes;
  return [meses === 1 ? 'El último mes' : `Últimos ${meses} meses`, ...todo, ...series].join('. ');
}

/** Each quality there is among the last figures, with its reason. */
function presentCalidad(series: readonly SerieIndicador[]): string {
  const ultimos = series.flatMap(({ puntos }) => puntos.findLast(({ valor }) => valor !== null)?.valor ?? []);
  const dichas = ultimos.map(({ calidad, razon }) =>
    razon === '' ? CALIDADES[calidad] : `${CALIDADES[calidad]}: ${razon}`,
  );
  return dichas.length === 0 ? CALIDADES['sin-datos'] : [...new Set(dichas)].join('. ');
}

/** A figure as the page has it; of none why there is none. */
export function presentPunto({ corte, valor }: PuntoDeSerie): string {
  return corte ? (valor?.texto ?? 'Sin dato') : 'Sin corte';
}

/** When a cut was taken, as people read it. */
export function presentTomado(tomadoEn: string): string {
  return presentMomento(new Date(tomadoEn));
}

/**
 * What the page of an indicador shows to a reader.
 *
 * @throws INDICADOR_INEXISTENTE, AMBITO_INEXISTENTE
 */
export async function readIndicadorTomado(
  database: Kysely<DatabaseSchema>,
  codigo: string,
  { query, lector }: { readonly query: ConsultaValores; readonly lector: QuienLeeIndicadores },
): Promise<IndicadorTomado> {
  const indicador = await getIndicador(database, codigo, lector);
  const { series } = await listValoresIndicador(database, codigo, { query, context: lector });
  const sitio = (await findParametroTexto(database, 'sitio.direccion', '')).replace(/\/$/, '');
  const meta = indicador.metas.at(-1);
  const corte = series[0]?.puntos.findLast((punto) => punto.corte !== null)?.corte;
  const pedido = formatPedido({ ...parseAmbito(query.ambito), meses: String(query.meses) });
  return {
    indicador,
    series,
    hallazgo: presentHallazgo(indicador, series),
    filtros: presentFiltros(query, indicador),
    corte: corte ? presentTomado(corte.tomadoEn) : 'Todavía no hay cortes',
    calidad: presentCalidad(series),
    meta: meta ? `${meta.texto} a ${formatLongDay(meta.hasta)}: ${meta.fuente}` : 'Sin meta',
    direccion: `${sitio}${toIndicadorCon(codigo, pedido)}`,
  };
}

/** How its figures are read, as the sheet «Definición» and the PDF say it (domain reportes §7). */
export function presentDefinicion({ indicador, ...tomado }: IndicadorTomado): readonly Linea[] {
  const { codigo, nombre, pregunta, versiones } = indicador;
  const [actual] = versiones;
  const lineas: Linea[] = [
    ['Indicador', `${codigo}. ${nombre}`],
    ['Pregunta', pregunta],
    ['Hallazgo', tomado.hallazgo],
    ['Filtros', tomado.filtros],
    ['Corte', tomado.corte],
    ['Calidad', tomado.calidad],
    ['Meta', tomado.meta],
  ];
  if (actual) {
    lineas.push(['Fórmula', actual.formula]);
    lineas.push([actual.denominador === null ? 'Cuenta' : 'Numerador', actual.numerador]);
    if (actual.denominador !== null) lineas.push(['Denominador', actual.denominador]);
    lineas.push(['Fuente', actual.fuentes.join(', ')]);
    lineas.push([
      'Versión',
      `${actual.version}, desde el ${formatLongDay(actual.rige)}, aprobada por ${actual.aprobadaPor}`,
    ]);
    if (actual.nota !== '') lineas.push(['Nota', actual.nota]);
  }
  return [...lineas, ['Dirección', tomado.direccion]];
}
