import { TextInput, type TextInputProps } from '@marco/web-kit/field';
import { ListCombobox } from '@marco/web-kit/list-combobox';
import { Select, type SelectOption } from '@marco/web-kit/select';
import { useEffect, useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import { NOMBRES_CAMPOS, type ValoresEntidad } from './valores.ts';

type Nombre = Exclude<keyof ValoresEntidad, 'tipo'>;

interface CampoProps {
  readonly control: Control<ValoresEntidad>;
  readonly name: Nombre;
  readonly required?: boolean;
  readonly optional?: boolean;
}

/** A text of the form: its first error shows once it was left, changed or submitted. */
export function CampoTexto({
  control,
  name,
  ...rest
}: CampoProps & Omit<TextInputProps, 'name' | 'label' | 'value' | 'errors' | 'ref'>) {
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
      errors={fieldState.error ? [fieldState.error.message] : undefined}
      submitted={formState.isSubmitted}
    />
  );
}

interface CampoListaProps extends CampoProps {
  readonly options: readonly SelectOption[];
  readonly placeholder: string;
  readonly hint?: string;
  /** After the choice changed. */
  readonly onChosen?: () => void;
}

/** One option of a list. */
export function CampoLista({ control, name, options, placeholder, onChosen, ...rest }: CampoListaProps) {
  const { field, fieldState, formState } = useController({ control, name });
  return (
    <Select
      {...rest}
      name={name}
      label={NOMBRES_CAMPOS[name]}
      ref={field.ref}
      options={options}
      placeholder={placeholder}
      value={field.value}
      onChange={(value) => {
        field.onChange(value);
        onChosen?.();
      }}
      errors={fieldState.error ? [fieldState.error.message] : undefined}
      submitted={formState.isSubmitted}
    />
  );
}

interface CampoBuscableProps extends Omit<CampoListaProps, 'options'> {
  /** Undefined while they come. */
  readonly options: readonly SelectOption[] | undefined;
  /** What a search without results says. */
  readonly emptyText?: string | undefined;
}

/** One option of a long list, found by typing a part of its name. */
export function CampoBuscable({ control, name, onChosen, ...rest }: CampoBuscableProps) {
  const { field, fieldState, formState } = useController({ control, name });
  const id = useId();
  const { ref } = field;
  // The form leads to its first error by this; the combobox keeps its input to itself.
  useEffect(() => ref({ focus: () => document.getElementById(id)?.focus() }), [ref, id]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: notices the focus leaving the field
    <div onBlur={field.onBlur}>
      <ListCombobox
        {...rest}
        id={id}
        label={NOMBRES_CAMPOS[name]}
        value={field.value}
        onChange={(value) => {
          field.onChange(value);
          onChosen?.();
        }}
        errors={fieldState.error ? [fieldState.error.message] : undefined}
        submitted={formState.isSubmitted}
      />
    </div>
  );
}
