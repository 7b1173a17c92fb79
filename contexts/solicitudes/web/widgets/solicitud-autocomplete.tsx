import { useSugerencias } from '@marco/parametros/widgets';
import { useApi } from '@marco/web-kit/api-client';
import { type AutocompleteProps, Combobox } from '@marco/web-kit/combobox';
import { FilePlus2 } from 'lucide-react';
import type { findSolicitudesEndpoint } from '../../contract/index.ts';
import { LIMITES_SOLICITUD } from '../../contract/terms.ts';

/** A request picked from the search, by what the finder calls it. */
export interface SolicitudElegida {
  readonly id: number;
  readonly nombre: string;
}

export interface SolicitudAutocompleteProps extends AutocompleteProps {
  /** The picked request; null while the text picks none. */
  readonly value: SolicitudElegida | null;
  readonly onSelectionChange: (solicitud: SolicitudElegida | null) => void;
}

/** Search of a request by its radicado or its servicio (specification §7, level-consult). */
export function SolicitudAutocomplete({ value, onSelectionChange, ...rest }: SolicitudAutocompleteProps) {
  const api = useApi();
  return (
    <Combobox
      {...rest}
      {...useSugerencias()}
      placeholder="Buscar solicitud"
      itemIcon={<FilePlus2 size={17} />}
      value={value && { id: value.id, label: value.nombre }}
      onSelectionChange={(picked) =>
        onSelectionChange(picked && { id: Number(picked.id), nombre: picked.label })
      }
      load={async (text, signal) => {
        const found = await api.call<typeof findSolicitudesEndpoint>(
          { method: 'GET', path: '/solicitudes/finderTopFive' },
          { query: { keyword: text.slice(0, LIMITES_SOLICITUD.texto) } },
          { signal, base: 'private' },
        );
        return found.map(({ solicitudId, nombre }) => ({ id: solicitudId, label: nombre }));
      }}
    />
  );
}
