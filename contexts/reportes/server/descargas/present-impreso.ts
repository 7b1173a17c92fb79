import type { SerieIndicador } from '../../contract/index.ts';
import { CALIDADES } from '../../contract/terms.ts';
import { presentMomento, presentMomentoCorto } from '../../rules/indicadores/momentos.ts';
import type { GraficaImpresa } from './grafica-impresa.ts';
import {
  type IndicadorTomado,
  presentBase,
  presentDefinicion,
  presentPunto,
  presentTomado,
} from './indicador-tomado.ts';

type Linea = readonly [nombre: string, texto: string];

/** What the PDF of an indicador says, as a process draws it. */
export interface IndicadorImpreso {
  readonly producto: string;
  readonly ministerio: string;
  /** ISO 8601: when it was asked for. */
  readonly momento: string;
  readonly codigo: string;
  readonly titulo: string;
  readonly hallazgo: string;
  readonly portada: readonly Linea[];
  /** Null where nothing is to be drawn. */
  readonly grafica: GraficaImpresa | null;
  readonly columnas: readonly { readonly title: string; readonly share: number }[];
  readonly filas: readonly (readonly string[])[];
  readonly definicion: readonly Linea[];
  readonly direccion: string;
  /** A wide table turns the sheet. */
  readonly isHorizontal: boolean;
}

/** More series than these are told one under another. */
const SERIES_DE_COLUMNAS = 8;
/** With more columns a sheet stands across. */
const COLUMNAS_DE_PIE = 5;
/** Lines, and parts of a column, that are still told apart. */
const SERIES_DIBUJADAS = 5;
/** The colours the states of a servicio have everywhere. */
const COLORES: Readonly<Record<string, string>> = {
  'estado=identificado': '#6b7686',
  'estado=identificado-no-estandarizado': '#b4bfcd',
  'estado=estandarizado-nivel-1': '#e0a100',
  'estado=evaluado-nivel-2': '#6a3fa0',
  'estado=publicado-nivel-3': '#1b7f4d',
};
/** What stands on the first page already. */
const DE_PORTADA = new Set(['Pregunta', 'Hallazgo', 'Filtros', 'Corte', 'Calidad', 'Meta', 'Dirección']);

interface Tabla {
  readonly columnas: IndicadorImpreso['columnas'];
  readonly filas: IndicadorImpreso['filas'];
}

const toColumnas = (partes: readonly (readonly [title: string, share: number])[]) =>
  partes.map(([title, share]) => ({ title, share }));

/** The figures as the page has them: months from the last to the first, a column for each series. */
function toTabla(series: readonly SerieIndicador[]): Tabla {
  const [primera] = series;
  if (series.length === 1 && primera)
    return {
      columnas: toColumnas([
        ['Mes', 0.16],
        ['Cifra', 0.18],
        ['De', 0.2],
        ['Calidad', 0.18],
        ['Tomado', 0.28],
      ]),
      filas: primera.puntos
        .toReversed()
        .map((punto) => [
          presentMomento(punto.momento),
          presentPunto(punto),
          presentBase(punto.valor?.numerador ?? null, punto.valor?.denominador ?? null),
          punto.valor ? CALIDADES[punto.valor.calidad] : '',
          punto.corte ? presentTomado(punto.corte.tomadoEn) : '',
        ]),
    };
  if (series.length > SERIES_DE_COLUMNAS)
    return {
      columnas: toColumnas([
        ['Parte', 0.38],
        ['Mes', 0.14],
        ['Cifra', 0.16],
        ['De', 0.16],
        ['Calidad', 0.16],
      ]),
      filas: series.flatMap(({ nombre, puntos }) =>
        puntos
          .toReversed()
          .map((punto) => [
            nombre,
            presentMomento(punto.momento),
            presentPunto(punto),
            presentBase(punto.valor?.numerador ?? null, punto.valor?.denominador ?? null),
            punto.valor ? CALIDADES[punto.valor.calidad] : '',
          ]),
      ),
    };
  const MES = 0.14;
  return {
    columnas: toColumnas([
      ['Mes', MES],
      ...series.map(({ nombre }) => [nombre, (1 - MES) / series.length] as const),
    ]),
    filas: (primera?.puntos ?? [])
      .map(({ momento }, at) => [
        presentMomento(momento),
        ...series.map(({ puntos }) => (puntos[at] ? presentPunto(puntos[at]) : '')),
      ])
      .toReversed(),
  };
}

function toGrafica({ indicador, series, hallazgo }: IndicadorTomado): GraficaImpresa | null {
  const dibujadas = series.slice(0, SERIES_DIBUJADAS);
  if (!dibujadas.some(({ puntos }) => puntos.some(({ valor }) => valor?.valor != null))) return null;
  const meta = indicador.metas.at(-1);
  const { unidad, nombre } = indicador;
  return {
    clase: unidad === 'entero' ? 'columnas' : 'lineas',
    alt: `${nombre}. ${hallazgo}`,
    esPorcentaje: unidad === 'porcentaje',
    meta: unidad === 'entero' || !meta ? null : { texto: `Meta: ${meta.texto}`, valor: meta.valor },
    series: dibujadas.map((serie) => ({
      nombre: serie.nombre || nombre,
      color: COLORES[serie.ambito],
      puntos: serie.puntos.map((punto) => ({
        nombre: presentMomentoCorto(punto.momento),
        valor: punto.valor?.valor ?? null,
        texto: presentPunto(punto),
      })),
    })),
  };
}

/** The PDF of an indicador in words and numbers. */
export function presentImpreso(
  tomado: IndicadorTomado,
  casa: Pick<IndicadorImpreso, 'producto' | 'ministerio' | 'momento'>,
): IndicadorImpreso {
  const { indicador, hallazgo, filtros, corte, calidad, meta, direccion, series } = tomado;
  const tabla = toTabla(series);
  return {
    ...casa,
    codigo: indicador.codigo,
    titulo: indicador.pregunta,
    hallazgo,
    portada: [
      ['Indicador', `${indicador.codigo}. ${indicador.nombre}`],
      ['Filtros', filtros],
      ['Corte', corte],
      ['Calidad', calidad],
      ['Meta', meta],
    ],
    grafica: toGrafica(tomado),
    ...tabla,
    definicion: presentDefinicion(tomado).filter(([nombre]) => !DE_PORTADA.has(nombre)),
    direccion,
    isHorizontal: tabla.columnas.length > COLUMNAS_DE_PIE,
  };
}
