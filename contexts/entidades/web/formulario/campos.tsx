import { TextInput, type TextInputProps } from '@marco/web-kit/field';
import { ListCombobox } from '@marco/web-kit/list-combobox';
import { bindField, type RuledForm } from '@marco/web-kit/ruled-form';
import { Select, type SelectOption } from '@marco/web-kit/select';
import { NOMBRES_CAMPOS, type ValoresEntidad } from './valores.ts';

type Nombre = Exclude<keyof ValoresEntidad, 'tipo'>;

interface CampoProps {
  readonly form: RuledForm<ValoresEntidad>;
  readonly name: Nombre;
  readonly required?: boolean;
  readonly optional?: boolean;
}

function toCampo({ form, name }: Pick<CampoProps, 'form' | 'name'>) {
  return { label: NOMBRES_CAMPOS[name], ...bindField(form, name) };
}

/** A text of the form. */
export function CampoTexto({
  form,
  name,
  ...rest
}: CampoProps & Omit<TextInputProps, 'name' | 'label' | 'value' | 'errors' | 'ref'>) {
  return <TextInput autoComplete="off" {...rest} {...toCampo({ form, name })} />;
}

interface CampoListaProps extends CampoProps {
  readonly options: readonly SelectOption[];
  readonly placeholder: string;
  readonly hint?: string;
  /** After the choice changed. */
  readonly onChosen?: () => void;
}

/** One option of a list. */
export function CampoLista({ form, name, onChosen, ...rest }: CampoListaProps) {
  const field = toCampo({ form, name });
  return (
    <Select
      {...rest}
      {...field}
      onChange={(value) => {
        field.onChange(value);
        onChosen?.();
      }}
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
export function CampoBuscable({ form, name, onChosen, ...rest }: CampoBuscableProps) {
  const { name: _, ...field } = toCampo({ form, name });
  return (
    <ListCombobox
      {...rest}
      {...field}
      onChange={(chosen) => {
        field.onChange(chosen);
        onChosen?.();
      }}
    />
  );
}
