import { TextInput, type TextInputProps } from '@marco/web-kit/field';
import { ListCombobox } from '@marco/web-kit/list-combobox';
import { LedField, useRuledField } from '@marco/web-kit/ruled-form';
import { Select, type SelectOption } from '@marco/web-kit/select';
import type { Control } from 'react-hook-form';
import { NOMBRES_CAMPOS, type ValoresEntidad } from './valores.ts';

type Nombre = Exclude<keyof ValoresEntidad, 'tipo'>;

interface CampoProps {
  readonly control: Control<ValoresEntidad>;
  readonly name: Nombre;
  readonly required?: boolean;
  readonly optional?: boolean;
}

function useCampo({ control, name }: Pick<CampoProps, 'control' | 'name'>) {
  return useRuledField({ control, name, names: NOMBRES_CAMPOS });
}

/** A text of the form. */
export function CampoTexto({
  control,
  name,
  ...rest
}: CampoProps & Omit<TextInputProps, 'name' | 'label' | 'value' | 'errors' | 'ref'>) {
  return <TextInput autoComplete="off" {...rest} {...useCampo({ control, name })} />;
}

interface CampoListaProps extends CampoProps {
  readonly options: readonly SelectOption[];
  readonly placeholder: string;
  readonly hint?: string;
  /** After the choice changed. */
  readonly onChosen?: () => void;
}

/** One option of a list. */
export function CampoLista({ control, name, onChosen, ...rest }: CampoListaProps) {
  const { onBlur: _, ...field } = useCampo({ control, name });
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
export function CampoBuscable({ control, name, onChosen, ...rest }: CampoBuscableProps) {
  const field = useCampo({ control, name });
  const { label, value, errors, submitted } = field;
  return (
    <LedField field={field}>
      {(id) => (
        <ListCombobox
          {...rest}
          id={id}
          label={label}
          value={value}
          errors={errors}
          submitted={submitted}
          onChange={(chosen) => {
            field.onChange(chosen);
            onChosen?.();
          }}
        />
      )}
    </LedField>
  );
}
