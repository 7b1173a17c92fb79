import { useApi } from '../api-client/index.ts';
import { Combobox } from '../combobox/index.ts';
import { TextInput } from '../field/index.ts';
import { Textarea } from '../textarea/index.ts';
import type { CollectionField, CollectionValues } from './collection-view.ts';

interface RowFieldProps<Row> {
  readonly field: CollectionField<Row>;
  readonly value: CollectionValues[string];
  readonly errors: readonly string[];
  readonly submitted: boolean;
  readonly onChange: (value: CollectionValues[string]) => void;
}

/** Letters of a reference before it is searched: catalogues are short. */
const MIN_CHARS = 2;

/** One field of the form of a row. */
export function RowField<Row>({ field, value, errors, submitted, onChange }: RowFieldProps<Row>) {
  const api = useApi();
  const { label, hint, required = false } = field;
  const texts = { label, hint, required, optional: !required, submitted, errors };
  const text = typeof value === 'string' ? value : '';
  switch (field.kind) {
    case 'reference':
      return (
        <Combobox
          {...texts}
          minChars={MIN_CHARS}
          placeholder={field.placeholder}
          value={typeof value === 'object' ? value : null}
          onSelectionChange={(item) => {
            if (item) onChange(item);
          }}
          // Text that picks no row must not count as "no reference".
          onTextChange={(typed) => onChange(typed === '' ? null : typed)}
          load={(keyword, signal) => field.find(api, keyword, signal)}
        />
      );
    case 'textarea':
      return <Textarea {...texts} rows={3} value={text} onChange={onChange} />;
    default:
      return (
        <TextInput
          {...texts}
          autoComplete="off"
          inputMode={field.kind === 'number' || field.isDigits ? 'numeric' : 'text'}
          value={text}
          onChange={onChange}
        />
      );
  }
}
