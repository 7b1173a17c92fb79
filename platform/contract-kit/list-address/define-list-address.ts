import type { Field, Parameter } from './field.ts';

type Joined<Parts> = Parts extends readonly [Field<infer First>, ...infer Rest]
  ? First & Joined<Rest>
  : unknown;

/** How the address of a list contains the state of the list. */
export interface ListAddress<State> {
  /** What the list shows if the address has no parameters: no filter, the first page, the usual order. */
  readonly empty: State;
  /** Reads the query of an address. Values without sense and parameters of other screens count as absent. */
  readonly parse: (query: Iterable<readonly [string, string]>) => State;
  /** The list as the query of an address, without the values that are the default. */
  readonly format: (state: State) => Parameter[];
}

/**
 * The address of a list, from what the list shows. The type of its state is `ReturnType` of `parse`.
 *
 * @param parts groups of fields, whose objects are joined into one; an address is written in their order
 */
export function defineListAddress<const Parts extends readonly Field<unknown>[]>(
  ...parts: Parts
): ListAddress<Joined<Parts>> {
  const join = (take: (part: Field<unknown>) => unknown) =>
    Object.assign({}, ...parts.map(take)) as Joined<Parts>;
  return {
    empty: join((part) => part.usual),
    parse: (query) => {
      const said = new Map(query);
      return join((part) => part.read(said));
    },
    format: (state) => parts.flatMap((part) => part.write(state)),
  };
}
