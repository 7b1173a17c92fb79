import { DatePicker } from '@marco/web-kit/date-picker';
import { TextInput, type TextInputProps } from '@marco/web-kit/field';
import { Select, type SelectOption } from '@marco/web-kit/select';
import { Textarea } from '@marco/web-kit/textarea';
import { type Control, useController } from 'react-hook-form';
import { type CampoEstandar, NOMBRES_CAMPOS, type ValoresEstandar } from '../../rules/datos-estandar.ts';

type Nombre = Exclude<CampoEstandar, 'sectores'>;

interface CampoProps {
  readonly control: Control<ValoresEstandar>;
  readonly name: Nombre;
  readonly required?: boolean;
}

/** What every control of the form takes from its field: its first error shows once left, changed or submitted. */
function useCampo({ control, name }: CampoProps) {
  const { field, fieldState, formState } = useController({ control, name });
  return {
    field,
    texts: {
      label: NOMBRES_CAMPOS[name],
      errors: fieldState.error ? [fieldState.error.message] : undefined,
      submitted: formState.isSubmitted,
    },
  };
}

type Inherited = Omit<TextInputProps, 'name' | 'label' | 'value' | 'errors' | 'ref'>;

export function CampoTexto({ control, name, required = false, ...rest }: CampoProps & Inherited) {
  const { field, texts } = useCampo({ control, name });
  return (
    <TextInput autoComplete="off" {...rest} {...texts} {...field} required={required} optional={!required} />
  );
}

export function CampoLargo({ control, name }: CampoProps) {
  const { field, texts } = useCampo({ control, name });
  return <Textarea {...texts} {...field} optional rows={4} />;
}

export function CampoLista({
  control,
  name,
  options,
  placeholder,
}: CampoProps & { readonly options: readonly SelectOption[]; readonly placeholder: string }) {
  const { field, texts } = useCampo({ control, name });
  return <Select {...texts} {...field} required options={options} placeholder={placeholder} />;
}

export function CampoFecha({ control, name }: CampoProps) {
  const { field, texts } = useCampo({ control, name });
  return <DatePicker {...texts} optional value={field.value} onChange={field.onChange} />;
}
