import { Card } from '@marco/web-kit/card';
import { formatNumber } from '@marco/web-kit/format';
import { type CalibrationPlot, Grafica } from '@marco/web-kit/grafica';
import { LoadBlock } from '@marco/web-kit/load-block';
import { MINIMO_PORCENTAJE } from '../../contract/terms.ts';
import { presentMomentoLargo } from '../../rules/indicadores/momentos.ts';
import { useCalibracion } from './use-indicadores.ts';
import { toBase, type VistaProps } from './vista-mostrada.ts';

const TITULO = 'Lo prometido y lo ocurrido';
const percent = (value: number) => `${formatNumber(value)} %`;

type Calibrada = NonNullable<ReturnType<typeof useCalibracion>['data']>;

/** Whether the forecast is honest: of what each promise was made of, how much was kept in the closed months of the page. */
export function VistaCalibracion(props: VistaProps) {
  const { indicador, ambito, series } = props;
  const meses = (series[0]?.puntos ?? []).flatMap(({ momento }) => (momento === 'hoy' ? [] : [momento]));
  const query = { ambito, meses: String(Math.max(meses.length, 1)) };
  const calibracion = useCalibracion(indicador.codigo, query);
  return (
    <LoadBlock query={calibracion} subject="lo prometido y lo ocurrido">
      {(calibrada) =>
        calibrada.promesas.every(({ casos }) => casos === 0) ? (
          <Card title={TITULO}>
            <p>Ninguna solicitud certificada en estos meses guarda lo que se le prometió.</p>
          </Card>
        ) : (
          <Grafica plot={toPlotDeCalibracion(props, calibrada, meses)} />
        )
      }
    </LoadBlock>
  );
}

function presentMeses(meses: readonly string[]): string {
  const [primero = '', ultimo = ''] = [meses[0], meses.at(-1)];
  return primero === ultimo
    ? `En ${presentMomentoLargo(ultimo)}`
    : `De ${presentMomentoLargo(primero)} a ${presentMomentoLargo(ultimo)}`;
}

function toPlotDeCalibracion(
  props: VistaProps,
  { promesas, sinPromesa }: Calibrada,
  meses: readonly string[],
): CalibrationPlot {
  const partes = promesas.map(({ prometido, texto }) => `con ${percent(prometido)} de seguridad, ${texto}`);
  const isDePocas = promesas.some(({ casos }) => casos < MINIMO_PORCENTAJE);
  const notas = [
    'Sobre la diagonal, lo ocurrido es lo prometido; por encima se cumplió más, y por debajo menos.',
    isDePocas ? `De menos de ${MINIMO_PORCENTAJE} casos se dicen las cantidades, sin punto.` : '',
    sinPromesa > 0 ? `Sin contar ${formatNumber(sinPromesa)} de cierres que no guardaron lo prometido.` : '',
  ];
  return {
    ...toBase(props, TITULO, `${presentMeses(meses)} se cumplió lo dicho ${partes.join('; ')}.`),
    kind: 'calibration',
    rowHeader: 'Prometido',
    note: notas.filter(Boolean).join(' '),
    axis: { from: 0, to: 100, format: percent },
    axisLabels: ['Prometido', 'Ocurrido'],
    series: [
      {
        label: 'Ocurrido',
        points: promesas.map(({ prometido, cumplidas, casos, valor, texto }) => ({
          at: prometido,
          value: casos < MINIMO_PORCENTAJE ? null : valor,
          label: percent(prometido),
          text: texto,
          facts: [
            { label: 'Cumplidas', text: formatNumber(cumplidas) },
            { label: 'Casos', text: formatNumber(casos) },
          ],
        })),
      },
    ],
  };
}
