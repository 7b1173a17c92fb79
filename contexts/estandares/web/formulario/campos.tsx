import { DatePicker } from '@marco/web-kit/date-picker';
import { TextInput, type TextInputProps } from '@marco/web-kit/field';
import { useRuledField } from '@marco/web-kit/ruled-form';
import { Select, type SelectOption } from '@marco/web-kit/select';
import { Textarea } from '@marco/web-kit/textarea';
import type { Control } from 'react-hook-form';
import { type CampoEstandar, NOMBRES_CAMPOS, type ValoresEstandar } from '../../rules/datos-estandar.ts';

type Nombre = Exclude<CampoEstandar, 'sectores'>;

interface CampoProps {
  readonly control: Control<ValoresEstandar>;
  readonly name: Nombre;
  readonly required?: boolean;
}

function useCampo({ control, name }: CampoProps) {
  return useRuledField({ control, name, names: NOMBRES_CAMPOS });
}

type Inherited = Omit<TextInputProps, 'name' | 'label' | 'value' | 'errors' | 'ref'>;

export function CampoTexto({ control, name, required = false, ...rest }: CampoProps & Inherited) {
  const field = useCampo({ control, name });
  return <TextInput autoComplete="off" {...rest} {...field} required={required} optional={!required} />;
}

export function CampoLargo({ control, name }: CampoProps) {
  return <Textarea {...useCampo({ control, name })} optional rows={4} />;
}

export function CampoLista({
  control,
  name,
  options,
  placeholder,
}: CampoProps & { readonly options: readonly SelectOption[]; readonly placeholder: string }) {
  const { onBlur: _, ...field } = useCampo({ control, name });
  return <Select {...field} required options={options} placeholder={placeholder} />;
}

export function CampoFecha({ control, name }: CampoProps) {
  const { label, value, onChange, errors, submitted } = useCampo({ control, name });
  return (
    <DatePicker
      optional
      label={label}
      value={value}
      onChange={onChange}
      errors={errors}
      submitted={submitted}
    />
  );
}
