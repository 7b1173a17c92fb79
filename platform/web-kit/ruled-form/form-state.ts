/** Messages by field: `nombre`, and of rows `puntos.0.titulo`. */
export type FieldMessages = Readonly<Record<string, string | undefined>>;

/** The values of a form and the results of sending it. */
export interface FormState<Values extends object> {
  /** The stored values, or the initial values of the form. Values that differ from them would be lost. */
  readonly initial: Values;
  readonly values: Values;
  /** What the server found wrong; a message holds until its field changes. */
  readonly refused: FieldMessages;
  /** How often it was sent. */
  readonly tries: number;
  /** Fields that were reset after the form was sent: they show no error until they are left, changed or sent. */
  readonly fresh: readonly string[];
  readonly phase: 'writing' | 'sending' | 'explaining';
}

/** A form without changes. */
export function beginForm<Values extends object>(initial: Values, values = initial): FormState<Values> {
  return { initial, values, refused: {}, tries: 0, fresh: [], phase: 'writing' };
}

/**
 * The form after these fields changed. The messages of the server about them are removed, because they may no longer
 * apply.
 */
export function changeFields<Values extends object>(
  form: FormState<Values>,
  part: Partial<Values>,
): FormState<Values> {
  const changed = Object.keys(part);
  const refused = Object.entries(form.refused).filter(
    ([field]) => !changed.some((name) => field === name || field.startsWith(`${name}.`)),
  );
  return {
    ...form,
    values: { ...form.values, ...part },
    refused: Object.fromEntries(refused),
    fresh: form.fresh.filter((field) => !changed.includes(field)),
  };
}

/** Whether the change is real: a field may report the value that it already has. */
export function hasNews<Values extends object>(values: Values, part: Partial<Values>): boolean {
  return (Object.keys(part) as (keyof Values)[]).some((field) => !Object.is(values[field], part[field]));
}

/** The messages there are: the first broken rule of a field, or else what the server found wrong with it. */
export function joinMessages(refused: FieldMessages, found: FieldMessages): FieldMessages {
  return { ...dropAbsent(refused), ...dropAbsent(found) };
}

function dropAbsent(messages: FieldMessages): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(messages).filter(([, message]) => message !== undefined));
}

/** Whether two states of a form say the same: fields are plain data. */
export function isSameData(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
