import { Card } from '@marco/web-kit/card';
import { Grafica, type Plot } from '@marco/web-kit/grafica';
import { LoadBlock } from '@marco/web-kit/load-block';
import { toPlotAnual, toPlotFranja, toPlotMatriz, toPlotRango } from './plot-vistas.ts';
import { presentCorteDicho } from './present-corte.ts';
import { useValores } from './use-indicadores.ts';
import type { VistaProps } from './vista-mostrada.ts';

/** A year against another, a strip of months, who asks whom, and ranges. */
export function VistaDibujada({ ambito, ...mostrada }: VistaProps) {
  const { vista } = mostrada.indicador;
  if (vista === 'anual' || vista === 'franja' || vista === 'matriz')
    return <VistaPedida vista={vista} ambito={ambito} {...mostrada} />;
  return <Dibujo plot={toPlotRango(mostrada)} />;
}

/** What each asks for that the months of the page do not have. */
const PEDIDOS: Readonly<Record<'anual' | 'franja' | 'matriz', Readonly<Record<string, string>>>> = {
  anual: { meses: '25' },
  franja: { por: 'entidad', meses: '12' },
  matriz: { por: 'entidad', cruce: 'consumidora', meses: '1' },
};
const PLOTS = { anual: toPlotAnual, franja: toPlotFranja, matriz: toPlotMatriz } as const;

function VistaPedida({
  vista,
  ambito,
  indicador,
}: VistaProps & { readonly vista: 'anual' | 'franja' | 'matriz' }) {
  // Who asks whom is not crossed with places.
  const donde = vista === 'matriz' || ambito.startsWith('entidad=') ? '' : ambito;
  const valores = useValores(indicador.codigo, {
    ...PEDIDOS[vista],
    ambito: vista === 'anual' ? ambito : donde,
  });
  return (
    <LoadBlock query={valores} subject="los valores del indicador">
      {({ series }) => (
        <Dibujo plot={PLOTS[vista]({ indicador, series, corte: presentCorteDicho(series) })} />
      )}
    </LoadBlock>
  );
}

function Dibujo({ plot }: { readonly plot: Plot | undefined }) {
  if (plot === undefined)
    return (
      <Card title="En detalle">
        <p>No hay datos en los cortes que hay.</p>
      </Card>
    );
  return <Grafica plot={plot} />;
}
