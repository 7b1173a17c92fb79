import {
  FACTOR_NIVEL,
  FACTOR_SUSPENDIDO,
  LUGAR_PALABRA,
  LUGARES_PALABRA,
  type LugarPalabra,
  MODO_PALABRA,
  MODOS_PALABRA,
  type ModoPalabra,
} from '../../contract/terms.ts';

/** A place and a way a word may be found in, with what that is worth. */
export interface HallazgoDePalabra {
  readonly lugar: LugarPalabra;
  readonly modo: ModoPalabra;
  readonly puntos: number;
}

/**
 * Every place with every way, what is worth most first: the first that holds a word is what the word is worth. Equal ones
 * stand in the order of the places. The server writes its SQL of the same list.
 */
export const HALLAZGOS: readonly HallazgoDePalabra[] = LUGARES_PALABRA.flatMap((lugar) =>
  MODOS_PALABRA.map((modo) => ({
    lugar,
    modo,
    puntos: Math.round(LUGAR_PALABRA[lugar].peso * MODO_PALABRA[modo].factor * 1000) / 1000,
  })),
).toSorted((one, other) => other.puntos - one.puntos);

/** What a text holds where a word is found in that way: phrases stand between bars, words between spaces. */
export function presentHuella(modo: ModoPalabra, palabra: string): string {
  switch (modo) {
    case 'entera':
      return `|${palabra}|`;
    case 'inicio':
      return `|${palabra}`;
    case 'palabra':
      return ` ${palabra}`;
    default:
      return palabra;
  }
}

/** The folded texts of a servicio by their place. */
export type TextosServicio = Readonly<Record<LugarPalabra, string>>;

export interface PalabraHallada extends HallazgoDePalabra {
  readonly palabra: string;
}

/**
 * What is looked for: each word by itself, and the whole text where it has several, so that who writes a name finds it first.
 *
 * @param frase the text as it was written, folded
 */
export function listBuscadas(palabras: readonly string[], frase: string): readonly string[] {
  return palabras.length > 0 && frase.includes(' ') ? [...palabras, frase] : palabras;
}

/** Where each of what is looked for was found best; what is nowhere is left out. */
export function listHalladas(textos: TextosServicio, buscadas: readonly string[]): readonly PalabraHallada[] {
  return buscadas.flatMap((palabra) => {
    const found = HALLAZGOS.find(({ lugar, modo }) => textos[lugar].includes(presentHuella(modo, palabra)));
    return found ? [{ palabra, ...found }] : [];
  });
}

/** What the points are multiplied by for the level of a servicio, and for its health. */
export function findFactores({
  nivel,
  enSuspension,
}: {
  readonly nivel: 0 | 1 | 2 | 3;
  readonly enSuspension: boolean;
}): { readonly nivel: number; readonly salud: number } {
  return { nivel: FACTOR_NIVEL[nivel], salud: enSuspension ? FACTOR_SUSPENDIDO : 1 };
}

/** Points of a servicio: those of its words, or 1 where nobody wrote any, times its level and its health. */
export function computePuntaje(
  halladas: readonly PalabraHallada[],
  factores: { readonly nivel: number; readonly salud: number },
): number {
  const puntos = halladas.length === 0 ? 1 : halladas.reduce((sum, one) => sum + one.puntos, 0);
  return Math.round(puntos * factores.nivel * factores.salud * 10_000) / 10_000;
}
