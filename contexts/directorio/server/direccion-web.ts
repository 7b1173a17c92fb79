/** An address of the web as people wrote it, in its one spelling; null where it is none that a browser opens. */
export function findDireccionWeb(escrita: string | null): string | null {
  if (escrita === null || escrita.trim() === '') return null;
  const text = /^https?:\/\//i.test(escrita.trim()) ? escrita.trim() : `https://${escrita.trim()}`;
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, href, username } = new URL(text);
  const isWeb = (protocol === 'https:' || protocol === 'http:') && hostname.includes('.') && username === '';
  // Letters that an IRI may not hold and a browser takes all the same.
  return isWeb && !/[<>"{}|\\^`\s]/.test(href) ? href : null;
}
