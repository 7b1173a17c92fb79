/** A name and its value in the query of an address. */
export type Parameter = [name: string, value: string];

/** What the query of an address says. Of a name that is repeated, the last value counts. */
export type Said = ReadonlyMap<string, string>;

/** A part of what a list shows, and how an address says it. */
export interface Field<Value> {
  /** The value where the address says nothing, or nothing that makes sense. It is never written. */
  readonly usual: Value;
  read(said: Said): Value;
  write(value: Value): Parameter[];
}

/**
 * A field of one parameter.
 *
 * @param read the value a text says; `usual` for a text that makes no sense
 * @param write the text of a value; null and empty text say nothing
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
