import { ListCombobox } from '@marco/web-kit/list-combobox';
import { useMemo } from 'react';
import type { Nombrado } from './use-eventos.ts';

const asStored = (nombre: string) => nombre;

export interface NombradoComboboxProps {
  readonly label: string;
  readonly placeholder: string;
  /** Everybody that can be chosen; undefined while they come. */
  readonly options: readonly Nombrado[] | undefined;
  /** How a name is shown; as it is stored without it. */
  readonly present?: (nombre: string) => string;
  readonly value: number | null;
  readonly onChange: (id: number | null) => void;
  readonly onTextChange: (text: string) => void;
  readonly errors: readonly string[];
  readonly submitted: boolean;
}

/** Choice of somebody by a part of the name, among a list that is already here. */
export function NombradoCombobox({
  options,
  present = asStored,
  value,
  onChange,
  ...rest
}: NombradoComboboxProps) {
  const items = useMemo(() => {
    if (!options) return undefined;
    const named = options.map(({ id, nombre }) => ({ value: String(id), label: present(nombre) }));
    const isKnown = value === null || options.some(({ id }) => id === value);
    return isKnown ? named : [...named, { value: String(value), label: `N.º ${value}` }];
  }, [options, present, value]);
  return (
    <ListCombobox
      {...rest}
      options={items}
      value={value === null ? '' : String(value)}
      onChange={(picked) => onChange(picked === '' ? null : Number(picked))}
    />
  );
}
