/** Messages by field: `nombre`, and of rows `puntos.0.titulo`. */
export type FieldMessages = Readonly<Record<string, string | undefined>>;

/** What is written in a form, and what became of it. */
export interface FormState<Values extends object> {
  /** What stands in the server, or what the form begins with: what differs from it would be lost. */
  readonly initial: Values;
  readonly values: Values;
  /** What the server found wrong; a message holds until its field changes. */
  readonly refused: FieldMessages;
  /** How often it was sent. */
  readonly tries: number;
  /** Fields that began anew after it was sent: they show no error before they are left, changed or sent. */
  readonly fresh: readonly string[];
  readonly phase: 'writing' | 'sending' | 'explaining';
}

/** A form nobody wrote in yet. */
export function beginForm<Values extends object>(initial: Values, values = initial): FormState<Values> {
  return { initial, values, refused: {}, tries: 0, fresh: [], phase: 'writing' };
}

/** The form once these fields changed: what the server said of them before is not known to hold. */
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

/** Whether a change is one: a field may tell what it says already. */
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
