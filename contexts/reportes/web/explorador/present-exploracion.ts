import { formatNumber } from '@marco/web-kit/format';
import type { Plot, PlotPoint, PlotSeries } from '@marco/web-kit/grafica';
import type { Exploracion } from '../../contract/index.ts';

type Medida = Exploracion['medidas'][number];
type Fila = Exploracion['filas'][number];

/** A figure of a measure; '–' where there is none. */
export function presentCifra(valor: number | null, { unidad }: Pick<Medida, 'unidad'>): string {
  if (valor === null) return '–';
  return unidad === 'porcentaje' ? `${formatNumber(valor)} %` : formatNumber(valor);
}

/** A part of what is explored: its rows are added up, or are one alone. */
interface Parte {
  readonly nombre: string;
  readonly filas: readonly Fila[];
}

const isDeTiempo = ({ dimensiones: [primera] }: Exploracion) =>
  primera?.clase === 'mes' || primera?.clase === 'dia';

/** The value of some groups of a measure; null where they may not be added up. */
function addUp(filas: readonly Fila[], at: number, { aditiva }: Medida): number | null {
  if (filas.length === 1) return filas[0]?.valores[at] ?? null;
  if (!aditiva || filas.length === 0) return null;
  return filas.reduce((sum, { valores }) => sum + (valores[at] ?? 0), 0);
}

function groupBy(filas: readonly Fila[], toNombre: (fila: Fila) => string): readonly Parte[] {
  return [...Map.groupBy(filas, toNombre)].map(([nombre, suyas]) => ({ nombre, filas: suyas }));
}

/** Series a plot over time has at most. */
const SERIES = 4;

function toPoint(parte: Parte, at: number, medida: Medida): PlotPoint {
  const value = addUp(parte.filas, at, medida);
  return { label: parte.nombre, value, text: value === null ? 'Sin dato' : presentCifra(value, medida) };
}

/** Over time: a series for each value of the second dimension while they are few, else one for each measure alike. */
function listSeries(exploracion: Exploracion): readonly PlotSeries[] {
  const { filas, dimensiones, medidas } = exploracion;
  const [medida] = medidas;
  if (medida === undefined) return [];
  const tiempos = groupBy(filas, ({ nombres }) => nombres[0] ?? '');
  const segundas = groupBy(filas, ({ nombres }) => nombres[1] ?? '');
  if (dimensiones.length > 1 && segundas.length <= SERIES)
    return segundas.map(({ nombre }) => ({
      label: nombre,
      points: tiempos.map((tiempo) => {
        const suyas = tiempo.filas.filter(({ nombres }) => nombres[1] === nombre);
        // A group that is not there counts nothing where its measure is a count.
        const point = toPoint({ nombre: tiempo.nombre, filas: suyas }, 0, medida);
        return suyas.length === 0 && medida.aditiva ? { ...point, value: 0, text: '0' } : point;
      }),
    }));
  return medidas
    .map((una, at) => ({ una, at }))
    .filter(({ una }) => una.unidad === medida.unidad)
    .map(({ una, at }) => ({
      label: una.nombre,
      points: tiempos.map((tiempo) => toPoint(tiempo, at, una)),
    }));
}

function presentMayor(puntos: readonly PlotPoint[], que: string): string {
  const mayor = puntos.reduce<PlotPoint | undefined>(
    (most, punto) => ((punto.value ?? -1) > (most?.value ?? -1) ? punto : most),
    undefined,
  );
  return mayor?.value == null ? 'No hay cifras que comparar.' : `${que}: ${mayor.label}, con ${mayor.text}.`;
}

/** What is explored as a plot: over time as columns or lines, else its names from the largest. */
export function toPlot(
  exploracion: Exploracion,
  titulo: string,
  dibujo: 'barras' | 'lineas',
  corte: string,
): Plot {
  const { dimensiones, medidas, filas, definicion } = exploracion;
  const [medida] = medidas;
  const que = medida?.nombre ?? '';
  const base = {
    title: `${que} por ${dimensiones[0]?.nombre.toLowerCase() ?? ''}`,
    rowHeader: dimensiones[0]?.nombre ?? '',
    unit: que,
    source: definicion.fuentes.join(', '),
    cut: `Corte: ${corte}`,
    note: titulo,
  };
  if (isDeTiempo(exploracion)) {
    const series = listSeries(exploracion);
    const puntos = series.flatMap(({ points, label }) =>
      points.map((punto) => (series.length === 1 ? punto : { ...punto, label: `${punto.label}, ${label}` })),
    );
    const rest = { ...base, series, finding: presentMayor(puntos, 'El mayor'), lastFirst: true };
    return dibujo === 'lineas' ? { kind: 'line', ...rest } : { kind: 'columns', ...rest };
  }
  const [primera] = medidas;
  // What may not be added up is told group by group.
  const partes = groupBy(filas, ({ nombres }) =>
    primera?.aditiva === true ? (nombres[0] ?? '') : nombres.join(' · '),
  );
  const points = primera === undefined ? [] : partes.map((parte) => toPoint(parte, 0, primera));
  const segunda = medidas[1];
  return {
    kind: 'ranked',
    ...base,
    finding: presentMayor(points, 'El mayor'),
    series: [
      {
        label: que,
        points: points.map((punto, at) => {
          const suyas = partes[at]?.filas ?? [];
          return segunda === undefined
            ? punto
            : {
                ...punto,
                facts: [{ label: segunda.nombre, text: presentCifra(addUp(suyas, 1, segunda), segunda) }],
              };
        }),
      },
    ],
  };
}

/** Whether lines say something: over time alone. */
export const hasLineas = isDeTiempo;

/** Columns a crossed table has at most. */
export const COLUMNAS_CRUZADAS = 24;

/** What is explored crossed: the last dimension as columns, the others as rows. */
export interface TablaCruzada {
  readonly columnas: readonly string[];
  readonly filas: readonly {
    readonly nombre: string;
    readonly celdas: readonly string[];
    readonly total: string;
  }[];
  readonly totales: readonly string[];
}

/** @returns undefined with one dimension, or with more columns than people read */
export function buildTablaCruzada({
  dimensiones,
  medidas,
  filas,
  totales,
}: Exploracion): TablaCruzada | undefined {
  const [medida] = medidas;
  const last = dimensiones.length - 1;
  if (medida === undefined || last < 1) return undefined;
  const columnas = groupBy(filas, ({ nombres }) => nombres[last] ?? '');
  if (columnas.length > COLUMNAS_CRUZADAS) return undefined;
  const present = (suyas: readonly Fila[]) => presentCifra(addUp(suyas, 0, medida), medida);
  return {
    columnas: columnas.map(({ nombre }) => nombre),
    filas: groupBy(filas, ({ nombres }) => nombres.slice(0, last).join(' · ')).map(
      ({ nombre, filas: suyas }) => ({
        nombre,
        celdas: columnas.map((columna) =>
          present(suyas.filter((fila) => fila.nombres[last] === columna.nombre)),
        ),
        total: present(suyas),
      }),
    ),
    totales: [
      ...columnas.map(({ filas: suyas }) => present(suyas)),
      presentCifra(totales[0] ?? null, medida),
    ],
  };
}
