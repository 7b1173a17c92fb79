import { DEPARTMENT_MAP } from '@marco/country/department-map';
import { type ChoroplethPlot, Grafica } from '@marco/web-kit/grafica';
import { LoadBlock } from '@marco/web-kit/load-block';
import type { SerieIndicador } from '../../contract/index.ts';
import { MINIMO_PORCENTAJE } from '../../contract/terms.ts';
import { chooseEscalones, type Escalones } from '../../rules/datos-generales/escalones.ts';
import { isDePocas, toPuntoDeParte } from './partes-card.tsx';
import { presentCorteDicho } from './present-corte.ts';
import { useValores } from './use-indicadores.ts';
import { toBase, type VistaProps } from './vista-mostrada.ts';

/** Steps of a share. */
const DE_CIEN: Escalones = {
  steps: [1, 20, 40, 60, 80],
  stepLabels: ['0 %', 'hasta 19 %', '20 a 39 %', '40 a 59 %', '60 a 79 %', '80 % o más'],
};
const NOMBRES = 3;

/** Where: the last figure of each departamento, on tiles, with its table from the largest. */
export function VistaMapa(props: VistaProps) {
  const valores = useValores(props.indicador.codigo, { por: 'departamento', ambito: '', meses: '1' });
  return (
    <LoadBlock query={valores} subject="los valores por departamento">
      {({ series }) => (series.length === 0 ? null : <Grafica plot={toPlotDeMapa(props, series)} />)}
    </LoadBlock>
  );
}

function toPlotDeMapa(props: VistaProps, series: readonly SerieIndicador[]): ChoroplethPlot {
  const { indicador } = props;
  const isPorcentaje = indicador.unidad === 'porcentaje';
  const isCuenta = isDePocas(indicador, series);
  const points = series.map((serie) => ({
    ...toPuntoDeParte(indicador.codigo, serie, isCuenta),
    id: serie.ambito.replace('departamento=', ''),
  }));
  const mayores = points
    .toSorted((one, other) => (other.value ?? 0) - (one.value ?? 0))
    .filter(({ value }) => (value ?? 0) > 0);
  const nombres = mayores.slice(0, NOMBRES).map(({ label, text }) => `${label}, ${text}`);
  const pocas = `Se muestran cantidades: algunos tienen menos de ${MINIMO_PORCENTAJE} y no llevan porcentaje.`;
  const corte = presentCorteDicho(series);
  return {
    ...toBase(
      { ...props, corte },
      'Por departamento',
      nombres.length === 0 ? 'En ningún departamento todavía.' : `Con más: ${nombres.join('; ')}.`,
    ),
    kind: 'map',
    map: DEPARTMENT_MAP,
    rowHeader: 'Departamento',
    ...(isPorcentaje && !isCuenta
      ? DE_CIEN
      : chooseEscalones(Math.max(...points.map(({ value }) => value ?? 0), 0))),
    note: `${isCuenta ? `${pocas} ` : ''}Cada departamento es un cuadro del mismo tamaño, cerca de sus vecinos. Lo que no tiene departamento no está en el mapa.`,
    series: [{ label: indicador.nombre, points }],
  };
}
