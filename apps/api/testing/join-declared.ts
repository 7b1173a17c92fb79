/** One list of what several declare, each name once. */
export function joinDeclared<Declared>(
  declared: readonly (Readonly<Record<string, Declared>> | undefined)[],
): Readonly<Record<string, Declared>> {
  const entries = declared.flatMap((one) => Object.entries(one ?? {}));
  const names = entries.map(([name]) => name);
  const twice = names.filter((name, position) => names.indexOf(name) !== position);
  if (twice.length > 0) throw new Error(`Two contexts declare ${twice.join(', ')}.`);
  return Object.fromEntries(entries);
}
