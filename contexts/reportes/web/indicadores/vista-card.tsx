import { Card } from '@marco/web-kit/card';
import { Grafica, type Plot } from '@marco/web-kit/grafica';
import { LoadBlock } from '@marco/web-kit/load-block';
import { lazy, Suspense } from 'react';
import type { VistaIndicador } from '../../contract/terms.ts';
import { toPlotAnual, toPlotFranja, toPlotMatriz, toPlotRango, type VistaMostrada } from './plot-vistas.ts';
import { presentCorteDicho } from './present-corte.ts';
import { useValores } from './use-indicadores.ts';

/** Few indicators are told by grades: the others do not fetch its code. */
const GradosCard = lazy(async () => ({ default: (await import('./grados-card.tsx')).GradosCard }));

interface VistaProps extends VistaMostrada {
  /** The part that is chosen. */
  readonly ambito: string;
}

/** What shows an indicador beside its months, where its definition asks for it (domain reportes §6.1). */
export function VistaCard({ ambito, ...mostrada }: VistaProps) {
  const { vista } = mostrada.indicador;
  if (vista === undefined || vista === 'tiempos') return null;
  if (vista === 'rango' || vista === 'puntos') return <Dibujo plot={toPlotRango(mostrada)} />;
  if (vista === 'grados')
    return (
      <Suspense fallback={null}>
        <GradosCard ambito={ambito} {...mostrada} />
      </Suspense>
    );
  return <VistaPedida vista={vista} ambito={ambito} {...mostrada} />;
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
}: VistaProps & { readonly vista: Exclude<VistaIndicador, 'tiempos' | 'rango' | 'puntos' | 'grados'> }) {
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
