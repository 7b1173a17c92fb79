/** A name and its value in the query of an address. */
export type Parameter = [name: string, value: string];

/** The values of the query of an address. If a name is repeated, its last value counts. */
export type Said = ReadonlyMap<string, string>;

/** A part of what a list shows, and how an address says it. */
export interface Field<Value> {
  /** The value if the address has none, or one without sense. It is never written into the address. */
  readonly usual: Value;
  read(said: Said): Value;
  write(value: Value): Parameter[];
}

/**
 * A field of one parameter.
 *
 * @param read the value a text says; `usual` for a text that makes no sense
 * @param write the text of a value; null and empty text are not written
 */
export function parameterField<Value>(
  name: string,
  usual: Value,
  read: (text: string) => Value,
  write: (value: Value) => string = String,
): Field<Value> {
  return {
    usual,
    read: (said) => {
      const text = said.get(name);
      return text === undefined ? usual : read(text);
    },
    write: (value) => (value === usual || value === null || value === '' ? [] : [[name, write(value)]]),
  };
}
