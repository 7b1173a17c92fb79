import { Combobox } from '@marco/web-kit/combobox';
import { foldText } from '@marco/web-kit/format';
import { useMemo } from 'react';
import type { Nombrado } from './use-eventos.ts';

export interface NombradoComboboxProps {
  readonly label: string;
  readonly placeholder: string;
  /** Everybody that can be chosen; undefined while they come. */
  readonly options: readonly Nombrado[] | undefined;
  readonly value: number | null;
  readonly onChange: (id: number | null) => void;
  readonly onTextChange: (text: string) => void;
  readonly errors: readonly string[];
  readonly submitted: boolean;
}

/** Choice of somebody by a part of the name, among a list that is already here. */
export function NombradoCombobox({ options = [], value, onChange, ...rest }: NombradoComboboxProps) {
  const item = useMemo(() => {
    if (value === null) return null;
    return { id: value, label: options.find(({ id }) => id === value)?.nombre ?? `N.º ${value}` };
  }, [options, value]);
  return (
    <Combobox
      {...rest}
      minChars={1}
      debounceMs={0}
      value={item}
      onSelectionChange={(picked) => onChange(picked && Number(picked.id))}
      load={async (text) =>
        options
          .filter(({ nombre }) => foldText(nombre).includes(foldText(text)))
          .map(({ id, nombre }) => ({ id, label: nombre }))
      }
    />
  );
}
