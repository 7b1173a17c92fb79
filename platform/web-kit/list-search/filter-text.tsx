import { TextInput, type TextInputProps } from '../field/index.ts';
import { FormCell, type FormCellProps } from '../form-grid/index.ts';

interface FilterTextProps extends Omit<TextInputProps, 'autoComplete'> {
  readonly span?: FormCellProps['span'];
}

/** A filter that is a text; the browser proposes nothing typed elsewhere. */
export function FilterText({ span = 4, ...input }: FilterTextProps) {
  return (
    <FormCell span={span}>
      <TextInput {...input} autoComplete="off" />
    </FormCell>
  );
}
