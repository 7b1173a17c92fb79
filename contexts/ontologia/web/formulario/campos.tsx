import { Combobox } from '@marco/web-kit/combobox';
import { DatePicker } from '@marco/web-kit/date-picker';
import { TextInput, type TextInputProps } from '@marco/web-kit/field';
import { LedField, useRuledField } from '@marco/web-kit/ruled-form';
import { Select, toOptions } from '@marco/web-kit/select';
import { Textarea, type TextareaProps } from '@marco/web-kit/textarea';
import type { Control } from 'react-hook-form';
import { type QueOpciones, useOpciones } from '../use-opciones.ts';
import { type Elegida, NOMBRES_CAMPOS, type ValoresFicha } from './valores.ts';

export type FichaControl = Control<ValoresFicha>;

type CampoDeTexto = {
  [Campo in keyof ValoresFicha]: ValoresFicha[Campo] extends string ? Campo : never;
}[keyof ValoresFicha];
type CampoElegible = 'idClaseSuperior' | 'idDominio' | 'idRango' | 'idElemento' | 'idClase';

interface CampoProps<Nombre> {
  readonly control: FichaControl;
  readonly name: Nombre;
  readonly required?: boolean;
  readonly optional?: boolean;
  readonly hint?: string;
}

function useCampo<Nombre extends keyof ValoresFicha>({
  control,
  name,
}: Pick<CampoProps<Nombre>, 'control' | 'name'>) {
  return useRuledField<ValoresFicha, Nombre>({ control, name, names: NOMBRES_CAMPOS });
}

type OwnProps = 'name' | 'label' | 'value' | 'errors' | 'ref' | 'hint';

/** A line of text. */
export function CampoTexto({
  control,
  name,
  ...rest
}: CampoProps<CampoDeTexto> & Omit<TextInputProps, OwnProps>) {
  return <TextInput autoComplete="off" {...rest} {...useCampo({ control, name })} />;
}

/** Several lines of text. */
export function CampoArea({
  control,
  name,
  ...rest
}: CampoProps<CampoDeTexto> & Omit<TextareaProps, OwnProps>) {
  return <Textarea {...rest} {...useCampo({ control, name })} />;
}

/** One option of a short list. */
export function CampoLista({
  control,
  name,
  labels,
  ...rest
}: CampoProps<CampoDeTexto> & {
  readonly labels: Readonly<Record<string, string>>;
  readonly placeholder?: string;
  readonly disabled?: boolean;
}) {
  const { onBlur: _, ...field } = useCampo({ control, name });
  return <Select {...rest} {...field} options={toOptions(labels)} />;
}

/** A day. */
export function CampoFecha({ control, name, ...rest }: CampoProps<'vigenteDesde' | 'vigenteHasta'>) {
  const { label, value, onChange, errors, submitted } = useCampo({ control, name });
  return (
    <DatePicker
      {...rest}
      label={label}
      value={value}
      onChange={onChange}
      errors={errors}
      submitted={submitted}
    />
  );
}

/** Something of the ontology, or a data element, found by a part of its name. */
export function CampoElegida({
  control,
  name,
  que,
  ...rest
}: CampoProps<CampoElegible> & { readonly que: QueOpciones }) {
  const field = useCampo({ control, name });
  const { label, value, onChange, errors, submitted } = field;
  const opciones = useOpciones();
  return (
    <LedField field={field}>
      {(id) => (
        <Combobox
          {...rest}
          id={id}
          label={label}
          value={value}
          errors={errors}
          submitted={submitted}
          placeholder="Escriba una parte del nombre"
          load={(texto) => opciones(que, texto)}
          onSelectionChange={(item) =>
            onChange(item && ({ id: Number(item.id), label: item.label } satisfies Elegida))
          }
        />
      )}
    </LedField>
  );
}
