/** One value of a closed list, with its words. */
export interface TypedOption<Value> {
  readonly value: Value;
  readonly label: string;
}

/** Options from names by code, in their order. */
export function toOptions<Code extends string>(
  names: Readonly<Record<Code, string>>,
): readonly TypedOption<Code>[] {
  return (Object.keys(names) as Code[]).map((value) => ({ value, label: names[value] }));
}
