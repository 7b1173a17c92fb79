import { FormCell, type FormCellProps } from '../form-grid/index.ts';
import { Select, type TypedOption } from '../select/index.ts';

interface FilterSelectProps<Value extends string | number | boolean> {
  readonly span?: FormCellProps['span'];
  readonly label: string;
  /** What no choice means: 'Todos los tipos'. */
  readonly placeholder: string;
  readonly options: readonly TypedOption<Value>[];
  /** Null for all. */
  readonly value: Value | null;
  readonly onChange: (value: Value | null) => void;
}

/** A filter that is one value of a closed list, or all. */
export function FilterSelect<Value extends string | number | boolean>(props: FilterSelectProps<Value>) {
  const { span = 4, label, placeholder, options, value, onChange } = props;
  return (
    <FormCell span={span}>
      <Select
        label={label}
        placeholder={placeholder}
        options={options.map((option) => ({ value: String(option.value), label: option.label }))}
        value={value === null ? '' : String(value)}
        onChange={(picked) =>
          onChange(options.find((option) => String(option.value) === picked)?.value ?? null)
        }
      />
    </FormCell>
  );
}

/** Options from rows as the services list them. */
export function toRowOptions(
  rows: readonly { readonly id: number; readonly nombre: string }[] = [],
): readonly TypedOption<number>[] {
  return rows.map(({ id, nombre }) => ({ value: id, label: nombre }));
}
