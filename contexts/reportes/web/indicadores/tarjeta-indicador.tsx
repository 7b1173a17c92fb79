import { KpiTile } from '@marco/web-kit/grafica';
import type { TarjetaIndicador } from '../../contract/index.ts';
import { toIndicador } from '../../contract/reportes.paths.ts';
import { CALIDADES } from '../../contract/terms.ts';
import {
  presentMomento,
  presentMomentoCorto,
  presentMomentoLargo,
} from '../../rules/indicadores/momentos.ts';

const SIN_CAMBIO = 'Sin cambio';

/** What the figure is of and when, where it stands to its target, and what is less than complete about it. */
function presentBase({ unidad, actual, parte, meta }: TarjetaIndicador): string {
  const valor = actual?.valor;
  const cuantos =
    valor?.denominador == null || unidad !== 'porcentaje'
      ? ''
      : `${valor.numerador ?? 0} de ${valor.denominador}`;
  const momento = actual === null ? '' : presentMomentoLargo(actual.momento);
  const isCompleto = valor == null || valor.calidad === 'completo';
  const join = (partes: readonly string[], con: string) => partes.filter((una) => una !== '').join(con);
  return join(
    [join([parte, cuantos, momento], ', '), meta, isCompleto ? '' : CALIDADES[valor.calidad]],
    '. ',
  );
}

/** One card of the gallery: the question, its figure, what it moved and its months. */
export function TarjetaDeIndicador({ tarjeta }: { readonly tarjeta: TarjetaIndicador }) {
  const { codigo, pregunta, unidad, actual, cambio, sentido, serie } = tarjeta;
  const isUp = cambio.startsWith('+');
  const direction = cambio === SIN_CAMBIO ? 'none' : isUp ? 'up' : 'down';
  const sense =
    sentido === 'ninguno' || direction === 'none' ? undefined : isUp === (sentido === 'mas') ? 'good' : 'bad';
  return (
    <KpiTile
      label={pregunta}
      text={actual?.valor?.texto ?? 'Sin dato'}
      href={toIndicador(codigo)}
      base={presentBase(tarjeta)}
      change={
        cambio === ''
          ? undefined
          : { text: cambio.replace(/^[+−]/, ''), since: 'desde el mes anterior', direction, sense }
      }
      rowHeader="Mes"
      shape={unidad === 'entero' ? 'columns' : 'line'}
      series={
        serie.length < 2
          ? undefined
          : {
              label: pregunta,
              points: serie.map((uno) => ({
                label: presentMomento(uno.momento),
                shortLabel: presentMomentoCorto(uno.momento),
                value: uno.valor,
                text: uno.texto,
              })),
            }
      }
    />
  );
}
