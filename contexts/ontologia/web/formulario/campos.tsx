import { Combobox } from '@marco/web-kit/combobox';
import { DatePicker } from '@marco/web-kit/date-picker';
import { TextInput, type TextInputProps } from '@marco/web-kit/field';
import { bindField, type RuledForm } from '@marco/web-kit/ruled-form';
import { Select, toOptions } from '@marco/web-kit/select';
import { Textarea, type TextareaProps } from '@marco/web-kit/textarea';
import { type QueOpciones, useOpciones } from '../use-opciones.ts';
import { type Elegida, NOMBRES_CAMPOS, type ValoresFicha } from './valores.ts';

type CampoDeTexto = {
  [Campo in keyof ValoresFicha]: ValoresFicha[Campo] extends string ? Campo : never;
}[keyof ValoresFicha];
type CampoElegible = 'idClaseSuperior' | 'idDominio' | 'idRango' | 'idElemento' | 'idClase';

interface CampoProps<Nombre> {
  readonly form: RuledForm<ValoresFicha>;
  readonly name: Nombre;
  readonly required?: boolean;
  readonly optional?: boolean;
  readonly hint?: string;
}

function toCampo<Nombre extends keyof ValoresFicha>({
  form,
  name,
}: Pick<CampoProps<Nombre>, 'form' | 'name'>) {
  return { label: NOMBRES_CAMPOS[name], ...bindField(form, name) };
}

type OwnProps = 'name' | 'label' | 'value' | 'errors' | 'ref' | 'hint';

/** A line of text. */
export function CampoTexto({
  form,
  name,
  ...rest
}: CampoProps<CampoDeTexto> & Omit<TextInputProps, OwnProps>) {
  return <TextInput autoComplete="off" {...rest} {...toCampo({ form, name })} />;
}

/** Several lines of text. */
export function CampoArea({ form, name, ...rest }: CampoProps<CampoDeTexto> & Omit<TextareaProps, OwnProps>) {
  return <Textarea {...rest} {...toCampo({ form, name })} />;
}

/** One option of a short list. */
export function CampoLista({
  form,
  name,
  labels,
  ...rest
}: CampoProps<CampoDeTexto> & {
  readonly labels: Readonly<Record<string, string>>;
  readonly placeholder?: string;
  readonly disabled?: boolean;
}) {
  return <Select {...rest} {...toCampo({ form, name })} options={toOptions(labels)} />;
}

/** A day. */
export function CampoFecha({ form, name, ...rest }: CampoProps<'vigenteDesde' | 'vigenteHasta'>) {
  const { name: _, ...field } = toCampo({ form, name });
  return <DatePicker {...rest} {...field} />;
}

/** Something of the ontology, or a data element, found by a part of its name. */
export function CampoElegida({
  form,
  name,
  que,
  ...rest
}: CampoProps<CampoElegible> & { readonly que: QueOpciones }) {
  const { name: _, onChange, ...field } = toCampo({ form, name });
  const opciones = useOpciones();
  return (
    <Combobox
      {...rest}
      {...field}
      placeholder="Escriba una parte del nombre"
      load={(texto) => opciones(que, texto)}
      onSelectionChange={(item) =>
        onChange(item && ({ id: Number(item.id), label: item.label } satisfies Elegida))
      }
    />
  );
}
