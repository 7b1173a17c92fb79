import type { UnidadIndicador } from '../../contract/terms.ts';
import { isComoCuenta, presentDistancia, presentValor, type ValorDicho } from './frases.ts';

/** What is aimed at, as far as a figure is compared with it. */
interface MetaAlcanzable {
  readonly valor: number;
  /** How far from it it is reached as well, on both sides; 0 where more, or less, is always better. */
  readonly tolerancia: number;
}

interface IndicadorConMeta {
  readonly unidad: UnidadIndicador;
  readonly sentido: 'mas' | 'menos' | 'ninguno';
}

const CIEN = 100;

/** '80,0 %', or '80,0 % ± 5 puntos'. */
export function presentMeta({ valor, tolerancia }: MetaAlcanzable, unidad: UnidadIndicador): string {
  const texto = presentValor({ valor, numerador: null, denominador: null }, unidad);
  return tolerancia === 0 ? texto : `${texto} ± ${presentDistancia(tolerancia * CIEN, unidad)}`;
}

/**
 * Where a figure stands to its target, in words: 'Por debajo de la meta en 3 puntos'. Never only a colour (domain reportes §4.5).
 *
 * @returns '' where there is no figure to compare, or it is told as counts
 */
export function presentFrenteAMeta(
  dicho: ValorDicho | null,
  meta: MetaAlcanzable | undefined,
  { unidad, sentido }: IndicadorConMeta,
): string {
  if (meta === undefined || dicho?.valor == null || isComoCuenta(dicho, unidad)) return '';
  const centesimas = Math.round(dicho.valor * CIEN) - Math.round(meta.valor * CIEN);
  const isEnElla = Math.abs(centesimas) <= meta.tolerancia * CIEN;
  const isMejor = meta.tolerancia === 0 && (sentido === 'menos' ? centesimas <= 0 : centesimas >= 0);
  // Of what should be little, the target is a limit: being under it is to keep it.
  const isLimite = sentido === 'menos' && meta.tolerancia === 0;
  if (isEnElla || isMejor) return isLimite ? 'Dentro del límite de la meta' : 'Cumple la meta';
  if (isLimite) return `Excede el límite de la meta en ${presentDistancia(centesimas, unidad)}`;
  const lado = centesimas < 0 ? 'Por debajo' : 'Por encima';
  return `${lado} de la meta en ${presentDistancia(centesimas, unidad)}`;
}
