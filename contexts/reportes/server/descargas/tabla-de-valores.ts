import { ZONE } from '@marco/country/zone';
import type { Cell, TableContent, TableFileColumn } from '@marco/server-kit';
import type { ValorPublicado } from '../../contract/index.ts';
import { CALIDADES, type UnidadIndicador } from '../../contract/terms.ts';
import { presentMomento } from '../../rules/indicadores/momentos.ts';
import { type IndicadorTomado, presentDefinicion, presentPunto } from './indicador-tomado.ts';

/** Names of the units in a file. */
const UNIDADES: Readonly<Record<UnidadIndicador, string>> = {
  entero: 'Cantidad',
  porcentaje: 'Porcentaje',
  dias: 'Días hábiles',
  moneda: 'Pesos',
  ms: 'Milisegundos',
};

const COLUMNAS: readonly TableFileColumn[] = [
  { title: 'Indicador', kind: 'text', width: 10 },
  { title: 'Versión', kind: 'number', width: 8 },
  { title: 'Parte', kind: 'text', width: 28 },
  { title: 'Mes', kind: 'text', width: 10 },
  { title: 'Tomado', kind: 'moment', width: 20 },
  { title: 'Cifra', kind: 'text', width: 14 },
  { title: 'Valor', kind: 'number', width: 12 },
  { title: 'Numerador', kind: 'number', width: 12 },
  { title: 'Denominador', kind: 'number', width: 12 },
  { title: 'Percentil 10', kind: 'number', width: 12 },
  { title: 'Percentil 80', kind: 'number', width: 12 },
  { title: 'Unidad', kind: 'text', width: 14 },
  { title: 'Calidad', kind: 'text', width: 14 },
  { title: 'Razón', kind: 'text', width: 40 },
  { title: 'Filtros', kind: 'text', width: 40 },
];

async function* toGroup(rows: readonly (readonly Cell[])[]) {
  yield rows;
}

/** What is counted, measured and told of a figure; nothing of one that is not there. */
function toCeldas(valor: ValorPublicado | null): readonly Cell[] {
  if (valor === null) return [null, null, null, null, null];
  return [valor.valor, valor.numerador, valor.denominador, valor.p10, valor.p80];
}

/** The figures of an indicador, one a row, the oldest first: numbers as numbers, beside them the wording of the page. */
export function buildTablaDeValores(tomado: IndicadorTomado): TableContent {
  const { indicador, series, filtros } = tomado;
  const { codigo, nombre, unidad, versiones } = indicador;
  const rows = series.flatMap((serie) =>
    serie.puntos.map((punto): readonly Cell[] => [
      codigo,
      versiones[0]?.version ?? null,
      serie.nombre,
      presentMomento(punto.momento),
      punto.corte ? new Date(punto.corte.tomadoEn) : null,
      presentPunto(punto),
      ...toCeldas(punto.valor),
      UNIDADES[unidad],
      punto.valor ? CALIDADES[punto.valor.calidad] : '',
      punto.valor?.razon ?? '',
      filtros,
    ]),
  );
  return {
    title: nombre,
    columns: COLUMNAS,
    rows: toGroup(rows),
    zone: ZONE,
    notes: { title: 'Definición', rows: presentDefinicion(tomado) },
  };
}
