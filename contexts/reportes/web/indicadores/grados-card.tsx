import { Card } from '@marco/web-kit/card';
import { formatNumber } from '@marco/web-kit/format';
import { Grafica, type GridPlot, type PlotPoint } from '@marco/web-kit/grafica';
import { LoadBlock } from '@marco/web-kit/load-block';
import type { SerieIndicador } from '../../contract/index.ts';
import { toFilas } from '../../contract/reportes.paths.ts';
import { formatPedido } from '../../rules/indicadores/pedido.ts';
import { presentCorteDicho } from './present-corte.ts';
import { useValores } from './use-indicadores.ts';
import type { VistaMostrada } from './vista-mostrada.ts';

interface GradosProps extends VistaMostrada {
  /** The part that is chosen. */
  readonly ambito: string;
}

/** Columns of every row, also of a grade that nobody gives. */
const GRADOS = [1, 2, 3, 4, 5].map((grado) => `Grado ${grado}`);
/** Shares of the largest figure at which the next shade begins. */
const PASOS = [0.2, 0.4, 0.6, 0.8] as const;

/** Criteria by grades: how many entidades give themselves each grade, in the last cut. */
export function GradosCard({ indicador, ambito }: GradosProps) {
  const valores = useValores(indicador.codigo, { por: 'criterio', cruce: 'grado', meses: '1', ambito });
  return (
    <LoadBlock query={valores} subject="las respuestas por criterio">
      {({ series }) => {
        const plot = toPlotGrados(indicador.codigo, series);
        if (plot !== undefined) return <Grafica plot={plot} />;
        return (
          <Card title="Respuestas por criterio">
            <p>Ninguna entidad había presentado su autodiagnóstico en el último corte.</p>
          </Card>
        );
      }}
    </LoadBlock>
  );
}

function toPlotGrados(codigo: string, series: readonly SerieIndicador[]): GridPlot | undefined {
  const celdas = series.flatMap(({ ambito, nombre, cruce, puntos }) => {
    const ultimo = puntos.at(-1);
    return ultimo?.valor && cruce !== undefined
      ? [{ ambito, criterio: nombre, columna: cruce, momento: ultimo.momento, valor: ultimo.valor }]
      : [];
  });
  if (celdas.length === 0) return undefined;
  const otras = [...new Set(celdas.map(({ columna }) => columna))].filter((una) => !GRADOS.includes(una));
  const columnas = [...GRADOS, ...otras];
  const mayor = Math.max(...celdas.map(({ valor }) => valor.numerador ?? 0), 1);
  const [b, c, d, e] = PASOS.map((parte) => Math.max(2, Math.ceil(mayor * parte)));
  const steps = [1, b ?? 2, c ?? 3, d ?? 4, e ?? 5] as const;
  const desde = (at: number) => `desde ${formatNumber(steps[at] ?? 0)}`;
  const toPunto = (criterio: string, columna: string): PlotPoint => {
    const celda = celdas.find((una) => una.criterio === criterio && una.columna === columna);
    if (celda === undefined) return { label: columna, value: null, text: otras.length > 0 ? '–' : '0' };
    const { numerador, texto } = celda.valor;
    return {
      label: columna,
      value: numerador,
      text: numerador === null ? texto : formatNumber(numerador),
      // What is told together opens no list.
      href:
        otras.length > 0
          ? undefined
          : toFilas(codigo, formatPedido({ corte: celda.momento, ambito: celda.ambito })),
    };
  };
  const criterios = [...new Set(celdas.map(({ criterio }) => criterio))];
  return {
    kind: 'cohort',
    title: 'Respuestas por criterio',
    finding: `${formatNumber(criterios.length)} criterios; en cada celda, cuántas entidades se dieron ese grado.`,
    rowHeader: 'Criterio',
    unit: 'Entidades',
    source: codigo,
    cut: presentCorteDicho(series),
    note:
      otras.length > 0
        ? 'Una celda sin cifra tiene cero entidades, o tan pocas que se cuentan junto con otras en la última columna.'
        : undefined,
    steps,
    stepLabels: ['0', desde(0), desde(1), desde(2), desde(3), desde(4)],
    series: criterios.map((criterio) => ({
      label: criterio,
      points: columnas.map((columna) => toPunto(criterio, columna)),
    })),
  };
}
