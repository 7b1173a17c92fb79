import type { FormaPieza } from '../../contract/tableros.terms.ts';
import type { DimensionDeIndicador } from '../../contract/terms.ts';
import { type AmbitoDeValor, parseAmbito, toAmbito } from '../indicadores/ambito.ts';
import type { DefinicionDeIndicador } from '../indicadores/definicion.ts';

/** What a pieza asks of its indicador: a part, and of what there is a series. */
interface PedidoDePieza {
  readonly ambito: AmbitoDeValor;
  readonly por?: DimensionDeIndicador | undefined;
}

type Dividido = Pick<DefinicionDeIndicador, 'cortes' | 'series' | 'principal'>;

function isDividido({ cortes }: Dividido, { ambito, por }: PedidoDePieza): boolean {
  const partes = parseAmbito(ambito);
  if (partes === undefined) return false;
  const pedidas = [...Object.keys(partes), ...(por === undefined ? [] : [por])].sort().join();
  return cortes.some((cuales) => cuales.toSorted().join() === pedidas);
}

/**
 * What a pieza asks of its indicador. A figure is of the part that was chosen, and where there is no total of it, of the part of the
 * card in the gallery as well: 'sector=3' of the time by level is that of the ministry in the sector. A plot has the series the page
 * has, of the part the page begins with.
 *
 * @returns undefined where the indicador is not divided so
 */
export function findPedidoDePieza(
  definicion: Dividido,
  { ambito, forma }: { readonly ambito: AmbitoDeValor; readonly forma: FormaPieza },
): PedidoDePieza | undefined {
  const { series: por, principal = '' } = definicion;
  const elegidas = parseAmbito(ambito);
  if (elegidas === undefined) return undefined;
  const deTarjeta = { ...parseAmbito(principal), ...elegidas };
  const alEmpezar = Object.entries(parseAmbito(principal) ?? {}).filter(([una]) => una !== por);
  const sinSerie = { ...Object.fromEntries(alEmpezar), ...elegidas };
  const pedidos: readonly PedidoDePieza[] =
    forma === 'grafica'
      ? [{ ambito, por }, { ambito: toAmbito(sinSerie), por }, { ambito }]
      : [{ ambito: ambito || principal }, { ambito: toAmbito(deTarjeta) }];
  return pedidos.find((pedido) => isDividido(definicion, pedido));
}
