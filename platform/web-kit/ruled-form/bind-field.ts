import type { FormFields } from './use-ruled-form.ts';

/** What a control takes from its field; the control shows the first error once it was left, changed or submitted (SHELL-07). */
export interface BoundField<Value, Name> {
  readonly name: Name;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly errors: readonly string[];
  readonly submitted: boolean;
}

/** A field of a form, for its control: `<TextInput label="Nombre" {...bindField(form, 'nombre')} />`. */
export function bindField<Values extends object, Name extends keyof Values & string>(
  form: FormFields<Values>,
  name: Name,
): BoundField<Values[Name], Name> {
  const error = form.errors[name];
  const change = (value: Values[Name]) => {
    const part: Partial<Values> = {};
    part[name] = value;
    form.change(part);
  };
  return {
    name,
    value: form.values[name],
    onChange: change,
    errors: error === undefined ? [] : [error],
    submitted: form.wasTried(name),
  };
}
