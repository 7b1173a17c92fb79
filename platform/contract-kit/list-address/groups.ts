import { parsePage } from '../address-number.ts';
import { type Field, parameterField } from './field.ts';
import { oneOf } from './fields.ts';

type StateOf<Parts> = {
  readonly [Key in keyof Parts]: Parts[Key] extends Field<infer Value> ? Value : never;
};

/** Several fields as an object, written in their order. */
export function fields<Parts extends Readonly<Record<string, Field<unknown>>>>(
  parts: Parts,
): Field<StateOf<Parts>> {
  const entries = Object.entries(parts);
  const collect = (take: (field: Field<unknown>) => unknown) =>
    Object.fromEntries(entries.map(([key, field]) => [key, take(field)])) as StateOf<Parts>;
  return {
    usual: collect((field) => field.usual),
    read: (said) => collect((field) => field.read(said)),
    write: (state) => entries.flatMap(([key, field]) => field.write(state[key])),
  };
}

/**
 * A field whose parts depend on each other.
 *
 * @param settle keeps the parts of a read value that may occur together
 */
export function settled<Value>(field: Field<Value>, settle: (value: Value) => Value): Field<Value> {
  return {
    usual: field.usual,
    read: (said) => settle(field.read(said)),
    write: (value) => field.write(value),
  };
}

/**
 * Which page shows, counted from 1, and how many rows it has.
 *
 * @param sizes how many rows a page may have
 * @param usual how many it has where the address does not say; the first of `sizes` unless given
 */
export function paging<const Sizes extends readonly [number, ...number[]]>(
  sizes: Sizes,
  usual: number = sizes[0],
): Field<{ readonly pagina: number; readonly tamano: number }> {
  return fields({
    pagina: parameterField('pagina', 1, parsePage),
    tamano: oneOf<number>('tamano', sizes, usual),
  });
}

interface Sorted<Order> {
  readonly orden: Order;
  readonly descendente: boolean;
}

/**
 * What the rows are sorted by: `orden=nombre`, or `orden=-nombre` from the last to the first.
 *
 * @param orders what they may be sorted by
 */
export function sorting<const Order extends string>(
  orders: readonly Order[],
  orden: NoInfer<Order>,
  { descendente = false }: { readonly descendente?: boolean } = {},
): Field<Sorted<Order>> {
  const usual: Sorted<Order> = { orden, descendente };
  return {
    usual,
    read: (said) => {
      const written = said.get('orden') ?? '';
      const order = orders.find((name) => name === written.replace(/^-/, ''));
      return order === undefined ? usual : { orden: order, descendente: written.startsWith('-') };
    },
    write: (sorted) =>
      sorted.orden === orden && sorted.descendente === descendente
        ? []
        : [['orden', `${sorted.descendente ? '-' : ''}${sorted.orden}`]],
  };
}

/** Parameters that the address of a list always has, whatever the list shows. */
export function mark(name: string, value: string): Field<unknown> {
  return { usual: {}, read: () => ({}), write: () => [[name, value]] };
}
