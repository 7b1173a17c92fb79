/** Longest sentence a card shows whole. */
const MAXIMO = 220;

/** The first sentence of a text, for a card: cut at a word where it is long. */
export function toResumen(descripcion: string): string {
  const texto = descripcion.replaceAll(/\s+/g, ' ').trim();
  const [frase = texto] = /^.*?[.!?](?=\s|$)/.exec(texto) ?? [];
  if (frase.length <= MAXIMO) return frase;
  const cut = frase.slice(0, MAXIMO).toWellFormed();
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAXIMO / 2))}…`;
}
