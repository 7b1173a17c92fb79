import { Combobox } from '@marco/web-kit/combobox';
import { DatePicker } from '@marco/web-kit/date-picker';
import { TextInput, type TextInputProps } from '@marco/web-kit/field';
import { Select, toOptions } from '@marco/web-kit/select';
import { Textarea, type TextareaProps } from '@marco/web-kit/textarea';
import { useEffect, useId } from 'react';
import { type Control, useController } from 'react-hook-form';
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

function errorsOf(error: { readonly message?: string | undefined } | undefined) {
  return error ? [error.message] : undefined;
}

/** A line of text: its first error shows once it was left, changed or submitted. */
export function CampoTexto({
  control,
  name,
  ...rest
}: CampoProps<CampoDeTexto> & Omit<TextInputProps, 'name' | 'label' | 'value' | 'errors' | 'ref' | 'hint'>) {
  const { field, fieldState, formState } = useController({ control, name });
  return (
    <TextInput
      autoComplete="off"
      {...rest}
      name={name}
      label={NOMBRES_CAMPOS[name]}
      ref={field.ref}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      errors={errorsOf(fieldState.error)}
      submitted={formState.isSubmitted}
    />
  );
}

/** Several lines of text. */
export function CampoArea({
  control,
  name,
  ...rest
}: CampoProps<CampoDeTexto> & Omit<TextareaProps, 'name' | 'label' | 'value' | 'errors' | 'ref' | 'hint'>) {
  const { field, fieldState, formState } = useController({ control, name });
  return (
    <Textarea
      {...rest}
      name={name}
      label={NOMBRES_CAMPOS[name]}
      ref={field.ref}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      errors={errorsOf(fieldState.error)}
      submitted={formState.isSubmitted}
    />
  );
}

/** One option of a short list. */
export function CampoLista({
  control,
  name,
  labels,
  disabled = false,
  ...rest
}: CampoProps<CampoDeTexto> & {
  readonly labels: Readonly<Record<string, string>>;
  readonly placeholder?: string;
  readonly disabled?: boolean;
}) {
  const { field, fieldState, formState } = useController({ control, name });
  const options = toOptions(labels);
  return (
    <Select
      {...rest}
      disabled={disabled}
      name={name}
      label={NOMBRES_CAMPOS[name]}
      ref={field.ref}
      options={options}
      value={field.value}
      onChange={field.onChange}
      errors={errorsOf(fieldState.error)}
      submitted={formState.isSubmitted}
    />
  );
}

/** A day. */
export function CampoFecha({ control, name, ...rest }: CampoProps<'vigenteDesde' | 'vigenteHasta'>) {
  const { field, fieldState, formState } = useController({ control, name });
  return (
    <DatePicker
      {...rest}
      label={NOMBRES_CAMPOS[name]}
      value={field.value}
      onChange={field.onChange}
      errors={errorsOf(fieldState.error)}
      submitted={formState.isSubmitted}
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
  const { field, fieldState, formState } = useController({ control, name });
  const opciones = useOpciones();
  const id = useId();
  const { ref } = field;
  // The form leads to its first error by this; the combobox keeps its input to itself.
  useEffect(() => ref({ focus: () => document.getElementById(id)?.focus() }), [ref, id]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: notices the focus leaving the field
    <div onBlur={field.onBlur}>
      <Combobox
        {...rest}
        id={id}
        label={NOMBRES_CAMPOS[name]}
        placeholder="Escriba una parte del nombre"
        value={field.value}
        load={(texto) => opciones(que, texto)}
        onSelectionChange={(item) =>
          field.onChange(item && ({ id: Number(item.id), label: item.label } satisfies Elegida))
        }
        errors={errorsOf(fieldState.error)}
        submitted={formState.isSubmitted}
      />
    </div>
  );
}
