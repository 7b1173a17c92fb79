import { useSugerencias } from '@marco/parametros/widgets';
import { useApi } from '@marco/web-kit/api-client';
import { type AutocompleteProps, Combobox } from '@marco/web-kit/combobox';
import { Landmark } from 'lucide-react';
import { useMemo } from 'react';
import type { findEntidadesEndpoint, SugerenciaEntidad } from '../../contract/index.ts';
import { capitalizeNombre, type TipoEntidad } from '../../contract/terms.ts';

/** Longest text the search accepts. */
const MAXIMO_TEXTO = 200;

export interface EntidadAutocompleteProps extends AutocompleteProps {
  /** Offers only entidades of this kind. */
  readonly tipo?: TipoEntidad;
  /** The picked entidad; null while the text picks none. */
  readonly value: SugerenciaEntidad | null;
  readonly onSelectionChange: (entidad: SugerenciaEntidad | null) => void;
}

/** Search of an active entidad by name or acronym, with the names as people see them. */
export function EntidadAutocomplete({ tipo, value, onSelectionChange, ...rest }: EntidadAutocompleteProps) {
  const api = useApi();
  const item = useMemo(() => value && { id: value.id, label: capitalizeNombre(value.nombre) }, [value]);
  return (
    <Combobox
      {...rest}
      {...useSugerencias()}
      placeholder="Buscar entidad"
      itemIcon={<Landmark size={17} />}
      value={item}
      onSelectionChange={(picked) =>
        onSelectionChange(picked && { id: Number(picked.id), nombre: picked.label })
      }
      load={async (text, signal) => {
        const found = await api.call<typeof findEntidadesEndpoint>(
          { method: 'POST', path: '/entidad/finderTopFive' },
          { body: { nombreEntidad: text.slice(0, MAXIMO_TEXTO), ...(tipo ? { tipo } : {}) } },
          { signal },
        );
        return found.map(({ id, nombre }) => ({ id, label: capitalizeNombre(nombre) }));
      }}
    />
  );
}
