import { useSugerencias } from '@marco/parametros/widgets';
import { useApi } from '@marco/web-kit/api-client';
import { type AutocompleteProps, Combobox } from '@marco/web-kit/combobox';
import { User } from 'lucide-react';
import { useMemo } from 'react';
import type { findSolicitantesEndpoint } from '../../contract/index.ts';
import { LIMITES_SOLICITUD } from '../../contract/terms.ts';

interface Solicitante {
  readonly id: number;
  readonly nombre: string;
}

interface SolicitanteAutocompleteProps extends AutocompleteProps {
  readonly value: Solicitante | null;
  readonly onSelectionChange: (solicitante: Solicitante | null) => void;
}

/** Search of the people who made a request (specification §7, the applicants finder). */
export function SolicitanteAutocomplete({ value, onSelectionChange, ...rest }: SolicitanteAutocompleteProps) {
  const api = useApi();
  const item = useMemo(() => value && { id: value.id, label: value.nombre }, [value]);
  return (
    <Combobox
      {...rest}
      {...useSugerencias()}
      placeholder="Buscar persona"
      itemIcon={<User size={17} />}
      value={item}
      onSelectionChange={(picked) =>
        onSelectionChange(picked && { id: Number(picked.id), nombre: picked.label })
      }
      load={async (text, signal) => {
        const found = await api.call<typeof findSolicitantesEndpoint>(
          { method: 'GET', path: '/solicitudes/solicitantes/finderTopFive' },
          { query: { keyword: text.slice(0, LIMITES_SOLICITUD.texto) } },
          { signal, base: 'private' },
        );
        return found.map(({ id, nombre }) => ({ id, label: nombre }));
      }}
    />
  );
}
