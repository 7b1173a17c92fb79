import { Chip } from '@marco/web-kit/chip';
import { formatLongMoment } from '@marco/web-kit/format';
import { Grafica, KpiTile } from '@marco/web-kit/grafica';
import { Link } from 'react-router';
import type { PiezaLeida } from '../../contract/index.ts';
import { CALIDADES } from '../../contract/terms.ts';
import { presentCifra, toPlot } from '../explorador/present-exploracion.ts';

interface VistaDePiezaProps {
  readonly pieza: PiezaLeida;
  readonly vista: NonNullable<PiezaLeida['vista']>;
}

/** A view of the explorer in a board: what it adds up to, or its groups as the explorer draws them, with their table. */
export function VistaDePieza({ pieza, vista: { dibujo, exploracion } }: VistaDePiezaProps) {
  const { titulo, parte, direccion, forma } = pieza;
  const { momento, calidad, razon } = exploracion.corte;
  const cuando = formatLongMoment(momento);
  const [medida] = exploracion.medidas;
  if (medida === undefined) return null;
  if (forma === 'cifra')
    return (
      <KpiTile
        label={titulo}
        text={presentCifra(exploracion.totales[0] ?? null, medida)}
        href={direccion}
        base={[medida.nombre, parte, `Corte: ${cuando}`, ...(razon === null ? [] : [razon])].join('. ')}
      />
    );
  return (
    <Grafica
      plot={{
        ...toPlot(exploracion, parte, dibujo === 'lineas' ? 'lineas' : 'barras', cuando),
        title: titulo,
      }}
      aside={
        <>
          {calidad === 'completo' ? null : <Chip tone="yellow">{CALIDADES[calidad]}</Chip>}
          <Link to={direccion}>
            Ver en el explorador<span className="sr">: {titulo}</span>
          </Link>
        </>
      }
    />
  );
}
