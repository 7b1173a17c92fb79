/** How a text found a record: its code, the beginning of its name, a word of it, or anything else it is searched by. */
export const MODOS_DE_ENCONTRAR = ['codigo', 'inicio', 'palabra', 'parecido'] as const;
export type ModoDeEncontrar = (typeof MODOS_DE_ENCONTRAR)[number];

/** What each is worth: no advantage of entidad or state lifts one over the next (domain, reports §13). */
export const PUNTOS: Readonly<Record<ModoDeEncontrar, number>> = {
  codigo: 100,
  inicio: 60,
  palabra: 40,
  parecido: 20,
};

/** A record of the entidad of who searches, and one that is still open. */
export const VENTAJA_PROPIA = 1.2;
export const VENTAJA_ABIERTA = 1.1;

/** What a found record is worth; the best stand first. */
export function computePuntaje(
  modo: ModoDeEncontrar,
  { esPropia, esAbierta }: { readonly esPropia: boolean; readonly esAbierta: boolean },
): number {
  return PUNTOS[modo] * (esPropia ? VENTAJA_PROPIA : 1) * (esAbierta ? VENTAJA_ABIERTA : 1);
}
