/**
 * A statement of SQL without what changes from one call to the next: the numbers of its placeholders, how many of them
 * a list has, how many rows it inserts, its blanks.
 */
export function normalStatement(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\$\d+/g, '$')
    .replaceAll(/(\$(?:::[a-z_]+(?:\[\])?)?)(?:, ?\1)+/g, '$1')
    .replaceAll(/(\((?:[^()]|\([^()]*\))*\))(?:, ?\1)+/g, '$1')
    .trim();
}
