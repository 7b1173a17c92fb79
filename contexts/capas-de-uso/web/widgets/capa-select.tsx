import { ListCombobox, type ListComboboxProps } from '@marco/web-kit/list-combobox';
import { Select, type SelectOption, type SelectProps } from '@marco/web-kit/select';
import type { OpcionesCapas } from '../../contract/index.ts';
import { TIPOS_CAPA, type TipoCapa } from '../../contract/terms.ts';
import { useOpcionesCapas } from './use-opciones-capas.ts';

interface OnlyTipos {
  /** Kinds that are offered; all unless said. */
  readonly tipos?: readonly TipoCapa[];
}

export interface CapaSelectProps extends Omit<SelectProps, 'options'>, OnlyTipos {}
export interface CapaAutocompleteProps extends Omit<ListComboboxProps, 'options'>, OnlyTipos {}

/** Layers in force as options: their id, and their name with their kind where that says more. */
export function toCapaOptions(capas: OpcionesCapas['capas'], tipos?: readonly TipoCapa[]): SelectOption[] {
  return capas
    .filter(({ tipo }) => tipos === undefined || tipos.includes(tipo))
    .map(({ id, nombre, tipo }) => ({
      value: String(id),
      label: nombre === TIPOS_CAPA[tipo] ? nombre : `${nombre} (${TIPOS_CAPA[tipo].toLowerCase()})`,
    }));
}

/** Choice of a layer in force from a list; the value is its id as text. */
export function CapaSelect({ tipos, ...rest }: CapaSelectProps) {
  const { data } = useOpcionesCapas();
  return <Select {...rest} options={toCapaOptions(data?.capas ?? [], tipos)} />;
}

/** The same by typing a part of its name, where the layers are many. */
export function CapaAutocomplete({ tipos, ...rest }: CapaAutocompleteProps) {
  const { data } = useOpcionesCapas();
  return <ListCombobox {...rest} options={data && toCapaOptions(data.capas, tipos)} />;
}
