import { parseWholeNumber } from '../address-number.ts';
import { isCalendarDay } from '../calendar-day.ts';
import { type Field, parameterField } from './field.ts';

function readText(text: string, limit: number): string {
  // A cut may leave half a character, which an address cannot say.
  return text.trim().slice(0, limit).toWellFormed().trim();
}

/** A text without spaces around it, cut at so many characters; empty for none. */
export function text(name: string, limit: number): Field<string> {
  return parameterField(name, '', (said) => readText(said, limit));
}

/** The key of a row; null for none. */
export function id(name: string): Field<number | null> {
  return parameterField<number | null>(name, null, (said) => parseWholeNumber(said));
}

/** A whole number between two, both included; null for none. */
export function wholeNumber(name: string, first: number, last: number): Field<number | null> {
  return parameterField<number | null>(name, null, (said) => {
    const number = parseWholeNumber(said, last);
    return number !== null && number >= first ? number : null;
  });
}

type Choices<Value> = readonly Value[] | Readonly<Record<Value & string, unknown>>;

/**
 * One of a closed list.
 *
 * @param choices the values, or a table that has them as keys
 * @param usual what holds where none is said; null unless given
 */
export function oneOf<const Value extends string | number>(
  name: string,
  choices: Choices<Value>,
): Field<Value | null>;
export function oneOf<const Value extends string | number>(
  name: string,
  choices: Choices<Value>,
  usual: NoInfer<Value>,
): Field<Value>;
export function oneOf<const Value extends string | number>(
  name: string,
  choices: Choices<Value>,
  usual: Value | null = null,
): Field<Value | null> {
  const values: readonly Value[] = isList(choices) ? choices : (Object.keys(choices) as Value[]);
  return parameterField<Value | null>(
    name,
    usual,
    (said) => values.find((value) => String(value) === said) ?? usual,
  );
}

function isList<Value>(choices: Choices<Value>): choices is readonly Value[] {
  return Array.isArray(choices);
}

/** Yes, no, or null for either, each by its word: `{ activa: true, cerrada: false }`. */
export function yesOrNo(name: string, words: Readonly<Record<string, boolean>>): Field<boolean | null> {
  const entries = Object.entries(words);
  return parameterField<boolean | null>(
    name,
    null,
    (said) => entries.find(([word]) => word === said)?.[1] ?? null,
    (value) => entries.find(([, meaning]) => meaning === value)?.[0] ?? '',
  );
}

/** Yes if the address has the word; for no, nothing is written. */
export function flag(name: string, word = '1'): Field<boolean> {
  return parameterField(
    name,
    false,
    (said) => said === word,
    () => word,
  );
}

/**
 * A day of the calendar, as '2026-05-05'; empty for none.
 *
 * @param first the earliest day that counts
 * @param last the latest
 */
export function day(name: string, first = '0000-01-01', last = '9999-12-31'): Field<string> {
  return parameterField(name, '', (said) => {
    const written = said.trim();
    return isCalendarDay(written) && written >= first && written <= last ? written : '';
  });
}

/** A text that has a form of its own, taken as it stands; `absent` for any other. */
export function matching<Absent extends '' | null>(
  name: string,
  isMatch: (text: string) => boolean,
  absent: Absent,
): Field<string | Absent> {
  return parameterField<string | Absent>(name, absent, (said) => (isMatch(said) ? said : absent));
}

/**
 * Several values of one parameter, separated by commas, each once and in the order they were chosen; an empty list for none.
 *
 * @param read the value a text says; null for one that makes no sense, which is left out
 * @param limit how many count; those after them are left out
 */
export function several<Value extends string | number>(
  name: string,
  read: (text: string) => Value | null,
  limit: number,
): Field<readonly Value[]> {
  return {
    usual: [],
    read: (said) => {
      const values = (said.get(name) ?? '').split(',').flatMap((part) => {
        const value = read(part.trim());
        return value === null ? [] : [value];
      });
      return [...new Set(values)].slice(0, limit);
    },
    write: (values) => (values.length === 0 ? [] : [[name, values.join(',')]]),
  };
}

/** The keys of several rows. */
export function ids(name: string, limit: number): Field<readonly number[]> {
  return several<number>(name, (text) => parseWholeNumber(text), limit);
}

/** Several of a closed list. */
export function someOf<const Value extends string>(
  name: string,
  choices: readonly Value[],
): Field<readonly Value[]> {
  return several<Value>(name, (text) => choices.find((choice) => choice === text) ?? null, choices.length);
}

/** A row by its key and its name. */
export interface NamedRow {
  readonly id: number;
  readonly nombre: string;
}

/**
 * A row that the person picked; null for none. The address also holds its name (`<name>Nombre`), so that it says
 * everything that the screen shows.
 */
export function namedRow(name: string, limit: number): Field<NamedRow | null> {
  const [row, label] = [id(name), text(`${name}Nombre`, limit)];
  return {
    usual: null,
    read: (said) => {
      const [key, nombre] = [row.read(said), label.read(said)];
      return key === null || nombre === '' ? null : { id: key, nombre };
    },
    write: (value) => (value === null ? [] : [...row.write(value.id), ...label.write(value.nombre)]),
  };
}
