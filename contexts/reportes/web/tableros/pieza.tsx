import { Card } from '@marco/web-kit/card';
import { Chip } from '@marco/web-kit/chip';
import { Grafica } from '@marco/web-kit/grafica';
import { Notice } from '@marco/web-kit/notice';
import { Link } from 'react-router';
import type { PiezaLeida } from '../../contract/index.ts';
import { CALIDADES } from '../../contract/terms.ts';
import { presentHallazgo } from '../../rules/indicadores/hallazgo.ts';
import { toPlot } from '../indicadores/plot-valores.ts';
import { presentCorteDicho } from '../indicadores/present-corte.ts';
import { TarjetaDeIndicador } from '../indicadores/tarjeta-indicador.tsx';
import { VistaDePieza } from './vista-de-pieza.tsx';

/** What a pieza shows of what it is about, or why it shows nothing. */
export function PiezaDeTablero({ pieza }: { readonly pieza: PiezaLeida }) {
  const { razon, titulo, parte, tarjeta, grafica, vista, direccion } = pieza;
  if (razon !== '')
    return (
      <Card title={titulo}>
        <Notice tone="warn">{razon}</Notice>
      </Card>
    );
  if (tarjeta) return <TarjetaDeIndicador tarjeta={tarjeta} to={direccion} />;
  if (grafica) return <GraficaDePieza pieza={pieza} grafica={grafica} />;
  if (vista) return <VistaDePieza pieza={pieza} vista={vista} />;
  return (
    <Card title={titulo}>
      <p>{parte}. Se mostrará cuando guarde el tablero.</p>
    </Card>
  );
}

interface GraficaDePiezaProps {
  readonly pieza: PiezaLeida;
  readonly grafica: NonNullable<PiezaLeida['grafica']>;
}

function GraficaDePieza({ pieza: { ambito, parte, direccion }, grafica }: GraficaDePiezaProps) {
  const { indicador, series } = grafica;
  const ultimo = series[0]?.puntos.findLast(({ valor }) => valor !== null)?.valor;
  const plot = toPlot({
    indicador,
    series,
    hallazgo: presentHallazgo(indicador, series),
    corte: presentCorteDicho(series),
  });
  return (
    <Grafica
      plot={ambito === '' ? plot : { ...plot, title: `${plot.title}. ${parte}` }}
      aside={
        <>
          {ultimo && ultimo.calidad !== 'completo' ? (
            <Chip tone="yellow">{CALIDADES[ultimo.calidad]}</Chip>
          ) : null}
          <Link to={direccion}>
            Ver el indicador<span className="sr">: {indicador.pregunta}</span>
          </Link>
        </>
      }
    />
  );
}
