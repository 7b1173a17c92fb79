import { Chip } from '@marco/web-kit/chip';
import { formatLongMoment, formatNumber, formatSize } from '@marco/web-kit/format';
import { Grafica, KpiTile, type LinePlot, type PlotPoint, type RankedPlot } from '@marco/web-kit/grafica';
import { Link } from 'react-router';
import type { Exploracion, PiezaLeida } from '../../contract/index.ts';
import { CALIDADES } from '../../contract/terms.ts';

interface VistaDePiezaProps {
  readonly pieza: PiezaLeida;
  readonly vista: NonNullable<PiezaLeida['vista']>;
}

type Medida = Exploracion['medidas'][number];

/** '1.234', '65,9 %', '12 días', '3,4 MB'. */
function presentMedido(valor: number | null | undefined, { unidad }: Medida): string {
  if (valor == null) return 'Sin dato';
  if (unidad === 'bytes') return formatSize(valor);
  const numero = formatNumber(valor);
  if (unidad === 'dias') return `${numero} días`;
  return unidad === 'porcentaje' ? `${numero} %` : numero;
}

const presentCorte = ({ corte: { momento, razon } }: Exploracion) =>
  [`Leído el ${formatLongMoment(momento)}`, razon ?? ''].filter((una) => una !== '').join('. ');

/** A view of the explorer in a board: what it adds up to, or its groups as bars or in time, with their table. */
export function VistaDePieza({ pieza, vista: { dibujo, exploracion } }: VistaDePiezaProps) {
  const { titulo, parte, direccion, forma } = pieza;
  const [medida] = exploracion.medidas;
  if (medida === undefined) return null;
  if (forma === 'cifra')
    return (
      <KpiTile
        label={titulo}
        text={presentMedido(exploracion.totales[0], medida)}
        href={direccion}
        base={`${medida.nombre}. ${parte}. ${presentCorte(exploracion)}`}
      />
    );
  const { calidad } = exploracion.corte;
  return (
    <Grafica
      plot={toPlotDeVista(titulo, exploracion, dibujo === 'lineas')}
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

/** Groups of the first measure, in time where the view is so and has one dimension; the other measure stands in the table. */
function toPlotDeVista(
  titulo: string,
  exploracion: Exploracion,
  isEnElTiempo: boolean,
): LinePlot | RankedPlot {
  const { dimensiones, medidas, filas, grupos, totales } = exploracion;
  const [medida, otra] = medidas;
  const points: readonly PlotPoint[] = filas.map(({ nombres, valores }) => ({
    label: nombres.join(', '),
    value: valores[0] ?? null,
    text: medida ? presentMedido(valores[0], medida) : '',
    facts: otra && [{ label: otra.nombre, text: presentMedido(valores[1], otra) }],
  }));
  const cuantos =
    grupos > filas.length ? `Los primeros ${filas.length} de ${formatNumber(grupos)} grupos. ` : '';
  const base = {
    title: titulo,
    finding: `${cuantos}${medida?.nombre ?? ''}: ${medida ? presentMedido(totales[0], medida) : ''} en total.`,
    rowHeader: dimensiones.map(({ nombre }) => nombre).join(', '),
    source: exploracion.definicion.fuentes.join(' y '),
    cut: presentCorte(exploracion),
    series: [{ label: medida?.nombre ?? '', points }],
  };
  return isEnElTiempo && dimensiones.length === 1
    ? { ...base, kind: 'line', axis: { format: formatNumber } }
    : { ...base, kind: 'ranked' };
}
