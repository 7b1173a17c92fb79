import { KpiTile } from '@marco/web-kit/grafica';
import type { TarjetaIndicador } from '../../contract/index.ts';
import { toIndicador } from '../../contract/reportes.paths.ts';
import { CALIDADES } from '../../contract/terms.ts';
import { presentCifra, presentExito, presentNumero } from '../../rules/indicadores/frases.ts';
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
      : `${presentNumero(valor.numerador ?? 0)} de ${presentNumero(valor.denominador)}`;
  const momento = actual === null ? '' : presentMomentoLargo(actual.momento);
  const exito = valor ? presentExito(valor, unidad) : undefined;
  const isCompleto = valor == null || valor.calidad === 'completo';
  const join = (partes: readonly string[], con: string) => partes.filter((una) => una !== '').join(con);
  return join(
    [
      join([parte, exito === undefined ? cuantos : `${exito} con éxito`, momento], ', '),
      meta,
      isCompleto ? '' : CALIDADES[valor.calidad],
    ],
    '. ',
  );
}

/** One card of the gallery: the question, its figure, what it moved and its months. */
export function TarjetaDeIndicador({
  tarjeta,
  isLinked = true,
  to = toIndicador(tarjeta.codigo),
}: {
  readonly tarjeta: TarjetaIndicador;
  /** Where its figure is read whole. */
  readonly to?: string;
  /** Whether the reader may open the page of the indicador. */
  readonly isLinked?: boolean;
}) {
  const { pregunta, unidad, actual, cambio, sentido, serie } = tarjeta;
  return (
    <KpiTile
      label={pregunta}
      text={actual?.valor ? presentCifra(actual.valor, unidad) : 'Sin dato'}
      href={isLinked ? to : undefined}
      base={presentBase(tarjeta)}
      change={toChange(cambio, sentido)}
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

/** What it moved, as the tile tells it; undefined where it says nothing. */
function toChange(cambio: string, sentido: TarjetaIndicador['sentido']) {
  if (cambio === '') return undefined;
  const isUp = cambio.startsWith('+');
  const direction = cambio === SIN_CAMBIO ? 'none' : isUp ? 'up' : 'down';
  const sense =
    sentido === 'ninguno' || direction === 'none' ? undefined : isUp === (sentido === 'mas') ? 'good' : 'bad';
  return { text: cambio.replace(/^[+−]/, ''), since: 'desde el mes anterior', direction, sense } as const;
}
