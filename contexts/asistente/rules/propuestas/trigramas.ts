/** Trigrams of the words of a folded text, each word with blanks around it, as `pg_trgm` has them. */
export function listTrigramas(plegado: string): ReadonlySet<string> {
  const trigramas = new Set<string>();
  for (const palabra of plegado.split(/[^a-z0-9]+/)) {
    if (palabra === '') continue;
    const conBlancos = `  ${palabra} `;
    for (let at = 0; at + 3 <= conBlancos.length; at += 1) trigramas.add(conBlancos.slice(at, at + 3));
  }
  return trigramas;
}

/** What two texts have in common of all they have, from 0 to 1. */
export function computeParecido(uno: ReadonlySet<string>, otro: ReadonlySet<string>): number {
  if (uno.size === 0 || otro.size === 0) return 0;
  const [menor, mayor] = uno.size < otro.size ? [uno, otro] : [otro, uno];
  let comunes = 0;
  for (const trigrama of menor) if (mayor.has(trigrama)) comunes += 1;
  return comunes / (uno.size + otro.size - comunes);
}
