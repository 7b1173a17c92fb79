import { DatePicker } from '@marco/web-kit/date-picker';
import { TextInput, type TextInputProps } from '@marco/web-kit/field';
import { bindField, type RuledForm } from '@marco/web-kit/ruled-form';
import { Select, type SelectOption } from '@marco/web-kit/select';
import { Textarea } from '@marco/web-kit/textarea';
import { type CampoEstandar, NOMBRES_CAMPOS, type ValoresEstandar } from '../../rules/datos-estandar.ts';

type Nombre = Exclude<CampoEstandar, 'sectores'>;

interface CampoProps {
  readonly form: RuledForm<ValoresEstandar>;
  readonly name: Nombre;
  readonly required?: boolean;
}

function toCampo({ form, name }: Omit<CampoProps, 'required'>) {
  return { label: NOMBRES_CAMPOS[name], ...bindField(form, name) };
}

type Inherited = Omit<TextInputProps, 'name' | 'label' | 'value' | 'errors' | 'ref'>;

export function CampoTexto({ form, name, required = false, ...rest }: CampoProps & Inherited) {
  const field = toCampo({ form, name });
  return <TextInput autoComplete="off" {...rest} {...field} required={required} optional={!required} />;
}

export function CampoLargo({ form, name }: CampoProps) {
  return <Textarea {...toCampo({ form, name })} optional rows={4} />;
}

export function CampoLista({
  form,
  name,
  options,
  placeholder,
}: CampoProps & { readonly options: readonly SelectOption[]; readonly placeholder: string }) {
  return <Select {...toCampo({ form, name })} required options={options} placeholder={placeholder} />;
}

export function CampoFecha({ form, name }: CampoProps) {
  const { name: _, ...field } = toCampo({ form, name });
  return <DatePicker optional {...field} />;
}
