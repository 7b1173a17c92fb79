import type { Indicador, PuntoDeSerie, TarjetaIndicador } from '../../contract/index.ts';
import { presentCambioDe } from '../../rules/indicadores/cambio.ts';
import { presentFrenteAMeta } from '../../rules/indicadores/meta.ts';
import { choosePeriodos } from '../../rules/indicadores/momentos.ts';
import { presentParte } from '../../rules/indicadores/nombres.ts';

/** What the card of an indicador is made of. */
interface LoDeTarjeta {
  /** The part its figures are of. */
  readonly parte: string;
  /** Whether the present month is not over, so that the last closed one is told. */
  readonly flujo: boolean;
  /** What is aimed at, as the rule compares it. */
  readonly meta: Parameters<typeof presentFrenteAMeta>[1];
  /** The oldest first. */
  readonly puntos: readonly PuntoDeSerie[];
}

/** A card: the latest figure that is whole, what it changed, and its months. */
export function presentTarjeta(
  indicador: Indicador,
  { parte, flujo, meta, puntos }: LoDeTarjeta,
): TarjetaIndicador {
  const { actual, anterior } = choosePeriodos(puntos, flujo);
  const valor = actual?.valor ?? null;
  return {
    ...indicador,
    parte: presentParte(parte),
    actual: actual ?? null,
    cambio: presentCambioDe(valor, anterior?.valor ?? null, indicador.unidad),
    meta: presentFrenteAMeta(valor, meta, indicador),
    serie: puntos
      .filter(({ momento }) => momento !== 'hoy')
      .map((uno) => ({
        momento: uno.momento,
        valor: uno.valor?.valor ?? null,
        texto: uno.valor?.texto ?? 'Sin corte',
      })),
  };
}
