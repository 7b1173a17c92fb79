import { useSugerencias } from '@marco/parametros/widgets';
import { useApi } from '@marco/web-kit/api-client';
import { type AutocompleteProps, Combobox } from '@marco/web-kit/combobox';
import { useMemo } from 'react';
import type { findServiciosEndpoint } from '../../contract/index.ts';

/** Longest text the search accepts. */
const MAXIMO_TEXTO = 200;

/** A servicio as an autocomplete gives it back. */
export interface ServicioElegido {
  readonly id: number;
  readonly nombre: string;
}

export interface ServicioAutocompleteProps extends AutocompleteProps {
  /** The picked servicio; null while the text picks none. */
  readonly value: ServicioElegido | null;
  readonly onSelectionChange: (servicio: ServicioElegido | null) => void;
  /** Only those the person may link to an element. */
  readonly vinculables?: boolean;
}

/** Search of an active servicio by name. */
export function ServicioAutocomplete({
  value,
  onSelectionChange,
  vinculables = false,
  ...rest
}: ServicioAutocompleteProps) {
  const api = useApi();
  const item = useMemo(() => value && { id: value.id, label: value.nombre }, [value]);
  return (
    <Combobox
      {...rest}
      {...useSugerencias()}
      placeholder="Buscar servicio"
      value={item}
      onSelectionChange={(picked) =>
        onSelectionChange(picked && { id: Number(picked.id), nombre: picked.label })
      }
      load={async (text, signal) => {
        const found = await api.call<typeof findServiciosEndpoint>(
          { method: 'GET', path: '/servicios/finderTopFive' },
          {
            query: { keyword: text.slice(0, MAXIMO_TEXTO), ...(vinculables ? { vinculables: 'true' } : {}) },
          },
          { signal },
        );
        return found.map(({ servicioId, nombre }) => ({ id: servicioId, label: nombre }));
      }}
    />
  );
}
