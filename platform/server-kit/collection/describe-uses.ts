/** Records of one kind that refer to a row. */
export interface Use {
  readonly uno: string;
  readonly varios: string;
}

/** '3 sistemas y 1 entidad'; empty when nothing refers to the row. */
export function describeUses(uses: readonly Use[], counts: readonly number[]): string {
  const parts = uses.flatMap(({ uno, varios }, position) => {
    const count = counts[position] ?? 0;
    return count === 0 ? [] : [`${count} ${count === 1 ? uno : varios}`];
  });
  return new Intl.ListFormat('es', { type: 'conjunction' }).format(parts);
}
