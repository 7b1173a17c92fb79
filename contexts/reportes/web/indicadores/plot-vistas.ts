import { formatNumber } from '@marco/web-kit/format';
import type { GridPlot, LinePlot, PlotPoint, SpreadPlot } from '@marco/web-kit/grafica';
import type { PuntoDeSerie } from '../../contract/index.ts';
import type { UnidadIndicador } from '../../contract/terms.ts';
import { presentCifra, presentPesos } from '../../rules/indicadores/frases.ts';
import { presentMomento, presentMomentoCorto } from '../../rules/indicadores/momentos.ts';
import { toBase, toEnlace, type VistaMostrada } from './vista-mostrada.ts';

const MESES_DEL_ANO = 12;
/** Rows and columns of the matrix: more of them have no room for their figures. */
const LADOS = 10;

function toMes({ corte, valor }: PuntoDeSerie, label: string, unidad: UnidadIndicador): PlotPoint {
  if (corte === null) return { label, value: null, text: 'Sin corte' };
  return { label, value: valor?.valor ?? null, text: valor ? presentCifra(valor, unidad) : 'Sin dato' };
}

/** The last twelve closed months, each against the same month a year before. */
export function toPlotAnual(mostrada: VistaMostrada): LinePlot | undefined {
  const [serie] = mostrada.series;
  const cerrados = (serie?.puntos ?? []).filter(({ momento }) => momento !== 'hoy');
  const ultimos = cerrados.slice(-MESES_DEL_ANO);
  const [primero, ultimo] = [ultimos[0], ultimos.at(-1)];
  if (serie === undefined || primero === undefined || ultimo === undefined) return undefined;
  const { codigo } = mostrada.indicador;
  const antes = new Map(cerrados.map((punto) => [punto.momento, punto]));
  const haceUnAno = ({ momento }: PuntoDeSerie): PuntoDeSerie => {
    const cual = `${Number(momento.slice(0, 4)) - 1}${momento.slice(4)}`;
    return antes.get(cual) ?? { momento: cual, corte: null, valor: null };
  };
  const toPunto = (punto: PuntoDeSerie, { momento }: PuntoDeSerie): PlotPoint => ({
    ...toMes(punto, presentMomentoCorto(momento), mostrada.indicador.unidad),
    href: punto.corte === null ? undefined : toEnlace(codigo, punto.momento, serie.ambito),
  });
  return {
    ...toBase(
      mostrada,
      'Frente al año anterior',
      `${presentMomento(ultimo.momento)}: ${ultimo.valor?.texto ?? 'sin dato'}; un año antes, ${haceUnAno(ultimo).valor?.texto ?? 'sin dato'}.`,
    ),
    kind: 'line',
    rowHeader: 'Mes',
    lastFirst: true,
    axis: { from: 0, format: formatNumber },
    series: [
      { label: 'Últimos doce meses', points: ultimos.map((punto) => toPunto(punto, punto)) },
      { label: 'Un año antes', points: ultimos.map((punto) => toPunto(haceUnAno(punto), punto)) },
    ],
  };
}

/** The last figure of each part with its ends: money as bars, days as dots. */
export function toPlotRango(mostrada: VistaMostrada): SpreadPlot | undefined {
  const { indicador, series } = mostrada;
  const isDinero = indicador.unidad === 'moneda';
  const partes = series.flatMap(({ ambito, nombre, puntos }) => {
    const legibles = indicador.flujo ? puntos.filter(({ momento }) => momento !== 'hoy') : puntos;
    const ultimo = legibles.findLast(({ valor }) => valor !== null);
    return ultimo?.valor ? [{ ambito, nombre, momento: ultimo.momento, valor: ultimo.valor }] : [];
  });
  const [primera] = partes;
  if (primera === undefined) return undefined;
  const format = isDinero ? presentPesos : formatNumber;
  const pointsOf = (find: (valor: (typeof partes)[number]['valor']) => number | null | undefined) =>
    partes.map(({ ambito, nombre, momento, valor }): PlotPoint => {
      const value = find(valor) ?? null;
      return {
        label: nombre,
        value,
        text: value === null ? 'Sin dato' : format(value),
        href: toEnlace(indicador.codigo, momento, ambito),
      };
    });
  const frase = partes.map(({ nombre, valor }) => `${nombre}, ${valor.texto}`).join('; ');
  return {
    ...toBase(
      mostrada,
      isDinero ? 'Rango al año' : 'Dispersión',
      `${presentMomento(primera.momento)}: ${frase}.`,
    ),
    kind: isDinero ? 'range' : 'dots',
    rowHeader: 'Parte',
    unit: isDinero ? 'Pesos al año: P10, P50 y P90' : 'Días hábiles: P10, mediana y P80',
    note: isDinero
      ? 'Lo logrado es una parte de lo potencial y no se suma. Los supuestos, con su fuente, están en Trámites.'
      : undefined,
    axis: { format },
    series: [
      { label: 'P10', points: pointsOf(({ p10 }) => p10) },
      { label: isDinero ? 'P50' : 'Mediana', points: pointsOf(({ valor }) => valor) },
      { label: isDinero ? 'P90' : 'P80', points: pointsOf(({ p80, p90 }) => (isDinero ? p90 : p80)) },
    ],
  };
}

/** A strip of months for each entidad, darker the more was kept. */
export function toPlotFranja(mostrada: VistaMostrada): GridPlot | undefined {
  const { indicador, series } = mostrada;
  if (series.length === 0) return undefined;
  return {
    ...toBase(mostrada, 'Mes a mes, por entidad', `${series.length} entidades con meses juzgados.`),
    kind: 'heat',
    rowHeader: 'Mes',
    unit: 'Parte de los meses juzgados en que se cumplió',
    steps: [20, 50, 80, 95, 100],
    stepLabels: ['< 20', '20', '50', '80', '95', '100'],
    series: series.map(({ ambito, nombre, puntos }) => ({
      label: nombre,
      points: puntos.map((punto) => ({
        ...toMes(punto, presentMomento(punto.momento), indicador.unidad),
        shortLabel: presentMomentoCorto(punto.momento),
        href: punto.valor === null ? undefined : toEnlace(indicador.codigo, punto.momento, ambito),
      })),
    })),
  };
}

/** Names of one side, from the one with most. */
function listMayores(
  parejas: readonly { readonly nombre: string; readonly veces: number }[],
): readonly string[] {
  const sumas = new Map<string, number>();
  for (const { nombre, veces } of parejas) sumas.set(nombre, (sumas.get(nombre) ?? 0) + veces);
  return [...sumas].toSorted(([, one], [, other]) => other - one).map(([nombre]) => nombre);
}

/** Who asks whom in the last figure: those who answer most by those who ask most. */
export function toPlotMatriz(mostrada: VistaMostrada): GridPlot | undefined {
  const { indicador, series } = mostrada;
  const parejas = series.flatMap(({ ambito, nombre, cruce, puntos }) => {
    const ultimo = puntos.filter(({ momento }) => momento !== 'hoy').at(-1);
    const veces = ultimo?.valor?.numerador ?? 0;
    return ultimo && cruce !== undefined && veces > 0
      ? [
          {
            proveedor: nombre,
            consumidor: cruce,
            veces,
            href: toEnlace(indicador.codigo, ultimo.momento, ambito),
          },
        ]
      : [];
  });
  if (parejas.length === 0) return undefined;
  const proveedores = listMayores(parejas.map(({ proveedor, veces }) => ({ nombre: proveedor, veces })));
  const consumidores = listMayores(parejas.map(({ consumidor, veces }) => ({ nombre: consumidor, veces })));
  const mayor = Math.max(...parejas.map(({ veces }) => veces));
  const paso = (parte: number) => Math.max(Math.ceil(mayor * parte), 1);
  const steps = [1, paso(0.05), paso(0.15), paso(0.35), paso(0.7)] as const;
  const desde = (at: number) => `desde ${formatNumber(steps[at] ?? 0)}`;
  const fuera = Math.max(proveedores.length, consumidores.length) > LADOS;
  return {
    ...toBase(
      mostrada,
      'Quién consulta a quién',
      `${parejas.length} parejas; ${proveedores[0] ?? ''} es quien más responde.`,
    ),
    kind: 'matrix',
    rowHeader: 'Consume',
    unit: 'Transacciones del último mes cerrado',
    note: fuera ? `Se muestran los ${LADOS} que más responden y los ${LADOS} que más consultan.` : undefined,
    steps,
    stepLabels: ['0', desde(0), desde(1), desde(2), desde(3), desde(4)],
    series: proveedores.slice(0, LADOS).map((proveedor) => ({
      label: proveedor,
      points: consumidores.slice(0, LADOS).map((consumidor): PlotPoint => {
        const pareja = parejas.find((una) => una.proveedor === proveedor && una.consumidor === consumidor);
        return pareja
          ? { label: consumidor, value: pareja.veces, text: formatNumber(pareja.veces), href: pareja.href }
          : { label: consumidor, value: null, text: '–' };
      }),
    })),
  };
}
