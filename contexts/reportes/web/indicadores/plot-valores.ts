import type { ChipTone } from '@marco/web-kit/chip';
import { formatNumber } from '@marco/web-kit/format';
import type { Plot, PlotPoint, PlotSeries } from '@marco/web-kit/grafica';
import type {
  IndicadorDibujado,
  PuntoDeSerie,
  SerieIndicador,
  ValorPublicado,
} from '../../contract/index.ts';
import { toFilas } from '../../contract/reportes.paths.ts';
import type { UnidadIndicador } from '../../contract/terms.ts';
import { presentCifra, presentExito, presentPesos } from '../../rules/indicadores/frases.ts';
import { presentMomento, presentMomentoCorto } from '../../rules/indicadores/momentos.ts';
import { formatPedido } from '../../rules/indicadores/pedido.ts';
import { toPlotTiempos } from './plot-tiempos.ts';

/** More lines than these are no picture any more: a list says it. */
const LINEAS = 4;
/** So many colours of a stack are told apart. */
const COLUMNAS = 6;

/** The colours the states have everywhere. */
const TONOS: Readonly<Record<string, ChipTone>> = {
  identificado: 'gray',
  'identificado-no-estandarizado': 'gray-ring',
  'estandarizado-nivel-1': 'yellow',
  'evaluado-nivel-2': 'purple',
  'publicado-nivel-3': 'green',
  'suprimible-ya': 'green',
  'suprimible-con-acuerdo': 'blue',
  'suprimible-al-publicar': 'purple',
  posible: 'yellow',
  'se-pide': 'gray',
  suprimido: 'gray-ring',
};

interface Cual {
  readonly ambito: string;
  /** Of several, what each is a part of would fill the table. */
  readonly isSola: boolean;
}

interface Mostrado {
  readonly indicador: IndicadorDibujado;
  readonly series: readonly SerieIndicador[];
  readonly hallazgo: string;
  readonly corte: string;
}

/** What stands beside a figure in the table: how much went well, or what it is a part of. */
function listHechos(valor: ValorPublicado, unidad: UnidadIndicador): PlotPoint['facts'] {
  const exito = presentExito(valor, unidad);
  if (exito !== undefined) return [{ label: 'Con éxito', text: exito }];
  return valor.denominador === null ? undefined : [{ label: 'De', text: formatNumber(valor.denominador) }];
}

function toPunto(
  { codigo, unidad }: IndicadorDibujado,
  { ambito, isSola }: Cual,
  { momento, corte, valor }: PuntoDeSerie,
): PlotPoint {
  const base = { label: presentMomento(momento), shortLabel: presentMomentoCorto(momento) };
  if (corte === null) return { ...base, value: null, text: 'Sin corte' };
  if (valor === null) return { ...base, value: null, text: 'Sin dato' };
  return {
    ...base,
    value: valor.valor,
    text: presentCifra(valor, unidad),
    href: toFilas(codigo, formatPedido({ corte: momento, ambito })),
    facts: isSola ? listHechos(valor, unidad) : undefined,
  };
}

function toSerie(
  indicador: IndicadorDibujado,
  nombre: string,
  { ambito, puntos }: SerieIndicador,
  isSola: boolean,
): PlotSeries {
  return {
    label: nombre,
    tone: TONOS[ambito.split(/(?:estado|tipo)=/)[1] ?? ''],
    points: puntos.map((punto) => toPunto(indicador, { ambito, isSola }, punto)),
  };
}

const UNIDADES = {
  entero: undefined,
  porcentaje: 'Porcentaje',
  dias: 'Días hábiles',
  moneda: 'Pesos',
  ms: 'Milisegundos',
};

/** Values of the axis, where they are no bare numbers. */
const FORMATOS: Readonly<Partial<Record<IndicadorDibujado['unidad'], (value: number) => string>>> = {
  porcentaje: (value) => `${formatNumber(value)} %`,
  moneda: presentPesos,
};

/** The values of an indicador in time, as its unit and its series are best seen. */
export function toPlot({ indicador, series, hallazgo, corte }: Mostrado): Plot {
  const { codigo, nombre, unidad, versiones, vista } = indicador;
  const tiempos = vista === 'tiempos' ? toPlotTiempos({ indicador, series, corte }) : undefined;
  if (tiempos !== undefined) return tiempos;
  const base = {
    title: nombre,
    finding: hallazgo,
    rowHeader: 'Mes',
    unit: UNIDADES[unidad],
    source: `${codigo}, ${versiones[0]?.fuentes.join(' y ') ?? ''}`,
    cut: corte,
    lastFirst: true,
    series: series.map((serie) => toSerie(indicador, serie.nombre || nombre, serie, series.length === 1)),
  };
  if (unidad === 'entero')
    return {
      ...base,
      kind: 'columns',
      isStacked: series.length > 1,
      series: base.series.slice(0, COLUMNAS),
    };
  const format = FORMATOS[unidad] ?? formatNumber;
  const meta = indicador.metas.at(-1);
  return {
    ...base,
    kind: 'line',
    series: base.series.slice(0, LINEAS),
    axis: { format },
    target: meta && {
      label: `Meta ${meta.hasta.slice(0, 4)}: ${meta.texto}`,
      from: meta.valor - meta.tolerancia,
      to: meta.tolerancia === 0 ? undefined : meta.valor + meta.tolerancia,
    },
  };
}
