import { Card } from '@marco/web-kit/card';
import { formatNumber } from '@marco/web-kit/format';
import { Grafica, type PlotPoint, type RankedPlot } from '@marco/web-kit/grafica';
import { LoadBlock } from '@marco/web-kit/load-block';
import { Link } from 'react-router';
import type { FilaIndicador } from '../../contract/index.ts';
import { toFilas } from '../../contract/reportes.paths.ts';
import { formatPedido } from '../../rules/indicadores/pedido.ts';
import { toPaginaDeFila } from './paginas-de-filas.ts';
import { useFilas } from './use-indicadores.ts';
import { toBase, type VistaProps } from './vista-mostrada.ts';

/** The records of the last figure from the one that brings most, each with its page. */
export function VistaLista(props: VistaProps) {
  const { indicador, ambito, series } = props;
  const corte = series[0]?.puntos.findLast(({ valor }) => valor !== null)?.momento ?? 'hoy';
  const filas = useFilas(indicador.codigo, { corte, ambito });
  return (
    <LoadBlock query={filas} subject="los registros">
      {({ filas: suyas, total }) =>
        suyas.length === 0 ? (
          <Card title="Uno por uno">
            <p>Ningún registro en el último corte.</p>
          </Card>
        ) : (
          <Grafica
            plot={toPlotDeFilas(props, suyas, total)}
            aside={
              <Link to={toFilas(indicador.codigo, formatPedido({ corte, ambito }))}>
                Ver {total === 1 ? 'el registro' : `los ${formatNumber(total)} registros`}
              </Link>
            }
          />
        )
      }
    </LoadBlock>
  );
}

function toPunto({ objeto, nombre, detalle, clave, otra, cifra }: FilaIndicador, at: number): PlotPoint {
  const base = { value: cifra?.valor ?? null, text: cifra?.texto ?? 'Sin dato' };
  const href = toPaginaDeFila(objeto, clave);
  if (otra === undefined)
    return { ...base, label: nombre, href, facts: [{ label: 'Detalle', text: detalle, isWords: true }] };
  return {
    ...base,
    // Numbered, because two pairs may be called the same; the table names both beside it.
    label: `Pareja ${at + 1}`,
    shortLabel: `${nombre} y ${otra.nombre}`,
    facts: [
      { label: 'Uno', text: nombre, href, isWords: true },
      { label: 'Otro', text: otra.nombre, href: toPaginaDeFila(objeto, otra.clave), isWords: true },
      { label: 'Dónde', text: detalle, isWords: true },
    ],
  };
}

function toPlotDeFilas(
  { indicador, series, corte }: VistaProps,
  filas: readonly FilaIndicador[],
  total: number,
): RankedPlot {
  const isDinero = indicador.unidad === 'moneda';
  const points = filas.map(toPunto);
  const [mayor] = points;
  return {
    ...toBase(
      { indicador, series, corte },
      'Uno por uno',
      mayor === undefined ? '' : `${mayor.shortLabel ?? mayor.label}: ${mayor.text}.`,
    ),
    kind: 'ranked',
    rowHeader: 'Registro',
    note:
      [
        total > filas.length ? `Los ${filas.length} mayores de ${formatNumber(total)}.` : '',
        isDinero ? 'Supuestos: los del ahorro, con su fuente, están en Trámites.' : '',
      ]
        .filter(Boolean)
        .join(' ') || undefined,
    series: [{ label: isDinero ? 'Costo' : 'Parecido', points }],
  };
}
