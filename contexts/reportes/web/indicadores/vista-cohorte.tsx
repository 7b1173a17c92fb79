import { Grafica, type GridPlot, type PlotPoint } from '@marco/web-kit/grafica';
import { LoadBlock } from '@marco/web-kit/load-block';
import { Select } from '@marco/web-kit/select';
import { useState } from 'react';
import type { SerieIndicador } from '../../contract/index.ts';
import { computeMesAntes, presentMomento } from '../../rules/indicadores/momentos.ts';
import { presentCorteDicho } from './present-corte.ts';
import { useValores } from './use-indicadores.ts';
import { toBase, toEnlace, type VistaProps } from './vista-mostrada.ts';

/** Cohortes on show: those filed in so many months. */
const COHORTES = 18;

/** How far each cohorte came: a row for each month of filing, a column for each time it is looked at, one outcome at a time. */
export function VistaCohorte(props: VistaProps) {
  const [elegida, setElegida] = useState('');
  const ambito = props.ambito.startsWith('sector=') ? props.ambito : '';
  const valores = useValores(props.indicador.codigo, {
    por: 'estado',
    cruce: 'cohorte',
    ambito,
    meses: '37',
  });
  return (
    <LoadBlock query={valores} subject="las cohortes">
      {({ series }) => {
        const salidas = [...new Set(series.map(({ nombre }) => nombre))];
        const salida = salidas.includes(elegida) ? elegida : (salidas.at(-1) ?? '');
        const suyas = series.filter(({ nombre }) => nombre === salida);
        if (suyas.length === 0) return null;
        return (
          <Grafica
            plot={toPlotDeCohortes(props, suyas, salida)}
            aside={
              <Select
                label="Qué pasó"
                hideLabel
                small
                value={salida}
                onChange={setElegida}
                options={salidas.map((una) => ({ value: una, label: una }))}
              />
            }
          />
        );
      }}
    </LoadBlock>
  );
}

/** Months after which a series looks at its cohorte. */
const mesesDe = ({ ambito }: SerieIndicador) => Number(/cohorte=(\d+)-meses/.exec(ambito)?.[1] ?? 0);

function toPlotDeCohortes(props: VistaProps, series: readonly SerieIndicador[], salida: string): GridPlot {
  const miradas = series.toSorted((one, other) => mesesDe(one) - mesesDe(other));
  const celdas = new Map<string, PlotPoint>();
  for (const serie of miradas)
    for (const { momento, valor } of serie.puntos) {
      if (momento === 'hoy' || valor === null) continue;
      celdas.set(`${computeMesAntes(momento, mesesDe(serie))} ${serie.cruce}`, {
        label: serie.cruce ?? '',
        value: valor.valor,
        text: valor.texto,
        href: toEnlace(props.indicador.codigo, momento, serie.ambito),
      });
    }
  const meses = [...new Set([...celdas.keys()].map((clave) => clave.slice(0, 7)))].sort().slice(-COHORTES);
  return {
    ...toBase(
      { ...props, corte: presentCorteDicho(series) },
      'Cohortes por mes de radicación',
      `${salida}, de lo radicado en cada mes.`,
    ),
    kind: 'cohort',
    rowHeader: 'Radicadas en',
    unit: 'Parte de las solicitudes radicadas en el mes',
    steps: [1, 20, 40, 60, 80],
    stepLabels: ['0', '1 a 19', '20 a 39', '40 a 59', '60 a 79', '80 o más'],
    series: meses.map((mes) => ({
      label: presentMomento(mes),
      points: miradas.map(
        ({ cruce = '' }): PlotPoint =>
          celdas.get(`${mes} ${cruce}`) ?? { label: cruce, value: null, text: 'Todavía no' },
      ),
    })),
  };
}
