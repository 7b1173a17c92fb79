import { Grafica } from '@marco/web-kit/grafica';
import { LoadBlock } from '@marco/web-kit/load-block';
import type { DetalleIndicador } from '../../contract/index.ts';
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

/** The last figure of each part, from the largest; of few cases the counts stand in the table alone. */
export function PartesCard({ indicador, dimension, dentro }: PartesProps) {
  const valores = useValores(indicador.codigo, { por: dimension, ambito: dentro, meses: '1' });
  const nombre = DIMENSIONES[dimension];
  return (
    <LoadBlock query={valores} subject={`los valores por ${nombre.toLowerCase()}`}>
      {({ series }) => (
        <Grafica
          plot={{
            kind: 'ranked',
            title: `Por ${nombre.toLowerCase()}`,
            finding: `${series.length} con registros en el último corte.`,
            rowHeader: nombre,
            to: indicador.unidad === 'porcentaje' ? CIEN : undefined,
            note:
              indicador.unidad === 'porcentaje'
                ? `Con menos de ${MINIMO_PORCENTAJE} se muestran cantidades, no porcentajes.`
                : undefined,
            series: [
              {
                label: indicador.nombre,
                points: series.map(({ ambito, nombre: label, puntos }) => {
                  const ultimo = puntos.at(-1);
                  const valor = ultimo?.valor ?? null;
                  const isPoca =
                    indicador.unidad === 'porcentaje' && (valor?.denominador ?? 0) < MINIMO_PORCENTAJE;
                  return {
                    label,
                    value: isPoca ? null : (valor?.valor ?? null),
                    text: valor?.texto ?? 'Sin dato',
                    href: toFilas(
                      indicador.codigo,
                      formatPedido({ corte: ultimo?.momento ?? 'hoy', ambito }),
                    ),
                  };
                }),
              },
            ],
          }}
        />
      )}
    </LoadBlock>
  );
}
