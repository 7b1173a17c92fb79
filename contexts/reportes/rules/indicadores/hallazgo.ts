import type { UnidadIndicador } from '../../contract/terms.ts';
import { computeCambio, presentCambioDe, presentMejora } from './cambio.ts';
import { isComoCuenta, presentNumero, type ValorDicho } from './frases.ts';
import { presentFrenteAMeta } from './meta.ts';
import { presentMomentoLargo } from './momentos.ts';

interface PuntoDicho {
  readonly momento: string;
  readonly valor: (ValorDicho & { readonly texto: string }) | null;
}

interface SerieDicha {
  readonly nombre: string;
  readonly puntos: readonly PuntoDicho[];
}

interface IndicadorDicho {
  readonly unidad: UnidadIndicador;
  /** The present month of what flows is not over, so the last closed one is told. */
  readonly flujo: boolean;
  readonly sentido: 'mas' | 'menos' | 'ninguno';
  readonly metas: readonly { readonly valor: number; readonly tolerancia: number }[];
}

function presentDe(
  { texto, numerador, denominador }: ValorDicho & { readonly texto: string },
  unidad: UnidadIndicador,
): string {
  if (
    unidad !== 'porcentaje' ||
    denominador === null ||
    isComoCuenta({ valor: null, numerador, denominador }, unidad)
  )
    return texto;
  return `${texto}: ${presentNumero(numerador ?? 0)} de ${presentNumero(denominador)}`;
}

/** The finding in a sentence: the figure, what it is of, what it moved and how far the target is (ui §25). */
export function presentHallazgo(indicador: IndicadorDicho, series: readonly SerieDicha[]): string {
  const { unidad, flujo, sentido } = indicador;
  const dichas = series.flatMap(({ nombre, puntos }) => {
    const cerrados = flujo ? puntos.filter(({ momento }) => momento !== 'hoy') : puntos;
    const conValor = cerrados.filter(({ valor }) => valor !== null);
    const [ultimo, anterior] = [conValor.at(-1), conValor.at(-2)];
    if (!ultimo?.valor) return [];
    const cambio = presentCambioDe(ultimo.valor, anterior?.valor ?? null, unidad);
    const mejora = presentMejora(computeCambio(ultimo.valor, anterior?.valor, unidad), sentido);
    const movido =
      cambio === '' || anterior === undefined
        ? ''
        : `${cambio} desde ${presentMomentoLargo(anterior.momento)}${mejora === '' ? '' : `: ${mejora}`}`;
    return [
      {
        nombre,
        momento: ultimo.momento,
        texto: presentDe(ultimo.valor, unidad),
        movido,
        meta: presentFrenteAMeta(ultimo.valor, indicador.metas.at(-1), indicador),
      },
    ];
  });
  const [primera, ...otras] = dichas;
  if (primera === undefined) return 'Sin dato en los cortes que hay.';
  const cuando = primera.momento === 'hoy' ? 'Hoy' : `En ${presentMomentoLargo(primera.momento)}`;
  if (otras.length > 0)
    return `${cuando}: ${dichas.map(({ nombre, texto }) => `${nombre}, ${texto}`).join('; ')}.`;
  const movido = primera.movido === '' ? '' : ` (${primera.movido})`;
  const meta = primera.meta === '' ? '' : ` ${primera.meta}.`;
  return `${cuando}: ${primera.texto}${movido}.${meta}`;
}
