import { Grafica, type PlotPoint } from '@marco/web-kit/grafica';
import { LoadBlock } from '@marco/web-kit/load-block';
import type { DetalleIndicador, SerieIndicador } from '../../contract/index.ts';
import { toFilas } from '../../contract/reportes.paths.ts';
import { DIMENSIONES, type DimensionDeIndicador, MINIMO_PORCENTAJE } from '../../contract/terms.ts';
import { formatPedido } from '../../rules/indicadores/pedido.ts';
import { useValores } from './use-indicadores.ts';

const CIEN = 100;

interface PartesProps {
  readonly indicador: DetalleIndicador;
  readonly dimension: DimensionDeIndicador;
  /** The place whose parts they are; '' is everywhere. */
  readonly dentro: string;
}

/** A share of each part is drawn as what it counts where some part has too few cases for a percentage. */
export function isDePocas(
  { unidad }: Pick<DetalleIndicador, 'unidad'>,
  series: readonly SerieIndicador[],
): boolean {
  return (
    unidad === 'porcentaje' &&
    series.some(({ puntos }) => (puntos.at(-1)?.valor?.denominador ?? 0) < MINIMO_PORCENTAJE)
  );
}

/** The last figure of a part as a point. */
export function toPuntoDeParte(
  codigo: string,
  { ambito, nombre, puntos }: SerieIndicador,
  isCuenta: boolean,
): PlotPoint {
  const ultimo = puntos.at(-1);
  const { numerador = null, denominador = null, valor = null, texto = 'Sin dato' } = ultimo?.valor ?? {};
  const isNada = denominador === 0 || valor === null;
  return {
    label: nombre,
    value: isNada ? null : isCuenta ? numerador : valor,
    text: isCuenta && !isNada ? `${numerador ?? 0} de ${denominador}` : texto,
    href: toFilas(codigo, formatPedido({ corte: ultimo?.momento ?? 'hoy', ambito })),
  };
}

/** The last figure of each part, from the largest. */
export function PartesCard({ indicador, dimension, dentro }: PartesProps) {
  const valores = useValores(indicador.codigo, { por: dimension, ambito: dentro, meses: '1' });
  const nombre = DIMENSIONES[dimension];
  return (
    <LoadBlock query={valores} subject={`los valores por ${nombre.toLowerCase()}`}>
      {({ series }) => {
        const isCuenta = isDePocas(indicador, series);
        return (
          <Grafica
            plot={{
              kind: 'ranked',
              title: `Por ${nombre.toLowerCase()}`,
              finding: `${series.length} con registros en el último corte.`,
              rowHeader: nombre,
              to: indicador.unidad === 'porcentaje' && !isCuenta ? CIEN : undefined,
              note: isCuenta
                ? `Se muestran cantidades: algunas tienen menos de ${MINIMO_PORCENTAJE} y no llevan porcentaje.`
                : undefined,
              series: [
                {
                  label: indicador.nombre,
                  points: series.map((serie) => toPuntoDeParte(indicador.codigo, serie, isCuenta)),
                },
              ],
            }}
          />
        );
      }}
    </LoadBlock>
  );
}
