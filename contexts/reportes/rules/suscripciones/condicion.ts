import type { CondicionReporte } from '../../contract/suscripciones.terms.ts';
import type { SENTIDOS_INDICADOR } from '../../contract/terms.ts';

interface PuntoVisto {
  readonly momento: string;
  readonly valor: { readonly valor: number | null; readonly texto: string } | null;
}

interface IndicadorVisto {
  /** The present month of what flows is not over: the last closed one is looked at. */
  readonly flujo: boolean;
  readonly sentido: (typeof SENTIDOS_INDICADOR)[number];
  readonly metas: readonly { readonly valor: number }[];
}

/** What a subscription remembers of an indicador between two looks. */
export interface LoVisto {
  /** The figures in the words of the page, one for each series. */
  readonly firma: string;
  /** Null where there is no target or no figure. */
  readonly cumpleMeta: boolean | null;
}

/** The last whole figure of a series. */
export function findUltimo<Punto extends PuntoVisto>(
  puntos: readonly Punto[],
  { flujo }: Pick<IndicadorVisto, 'flujo'>,
): Punto | undefined {
  return puntos.findLast(({ momento, valor }) => valor !== null && !(flujo && momento === 'hoy'));
}

/** What there is to remember of the figures on show. */
export function computeVisto(
  indicador: IndicadorVisto,
  series: readonly { readonly nombre: string; readonly puntos: readonly PuntoVisto[] }[],
): LoVisto {
  const ultimos = series.map(({ nombre, puntos }) => ({
    nombre,
    valor: findUltimo(puntos, indicador)?.valor ?? null,
  }));
  const valor = ultimos[0]?.valor?.valor ?? null;
  const meta = indicador.metas.at(-1)?.valor;
  const { sentido } = indicador;
  return {
    firma: ultimos.map(({ nombre, valor: suyo }) => `${nombre}=${suyo?.texto ?? ''}`).join('|'),
    cumpleMeta:
      valor === null || meta === undefined || sentido === 'ninguno'
        ? null
        : sentido === 'mas'
          ? valor >= meta
          : valor <= meta,
  };
}

/** Whether a mail is due: always, where the figure says something else, or where it came to the other side of its target. */
export function isDebida(condicion: CondicionReporte, antes: LoVisto, ahora: LoVisto): boolean {
  if (condicion === 'siempre') return true;
  if (condicion === 'cambia') return antes.firma !== ahora.firma;
  return ahora.cumpleMeta !== null && antes.cumpleMeta !== null && antes.cumpleMeta !== ahora.cumpleMeta;
}
