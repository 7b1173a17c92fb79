import { useApi } from '@marco/web-kit/api-client';
import { type AutocompleteProps, Combobox } from '@marco/web-kit/combobox';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { findActoresEventosEndpoint } from '../contract/index.ts';
import { type ClaseActor, MAXIMO_TEXTO_FILTRO } from '../contract/terms.ts';

const PATH = { method: 'GET', path: '/servicioauditoria/actores/finderTopFive' } as const;

interface ActorAutocompleteProps extends AutocompleteProps {
  readonly clase: ClaseActor;
  readonly placeholder: string;
  /** How a name is shown; as it is stored without it. */
  readonly present?: (nombre: string) => string;
  readonly value: number | null;
  readonly onChange: (id: number | null) => void;
}

interface Picked {
  readonly id: number;
  readonly label: string;
}

const asStored = (nombre: string) => nombre;

/** Search of who acted in the trail; the address says the chosen one by number, and the name comes by it. */
export function ActorAutocomplete({
  clase,
  present = asStored,
  value,
  onChange,
  ...rest
}: ActorAutocompleteProps) {
  const api = useApi();
  const [picked, pick] = useState<Picked | null>(null);
  const isKnown = value === null || picked?.id === value;
  const named = useQuery({
    queryKey: ['auditoria', 'actor', clase, value],
    enabled: !isKnown,
    queryFn: ({ signal }) =>
      api.call<typeof findActoresEventosEndpoint>(PATH, { query: { clase, id: String(value) } }, { signal }),
  });
  const found = named.data?.[0];
  const item = useMemo(() => {
    if (value === null) return null;
    if (picked?.id === value) return picked;
    return { id: value, label: found ? present(found.nombre) : `N.º ${value}` };
  }, [value, picked, found, present]);
  return (
    <Combobox
      {...rest}
      value={item}
      onSelectionChange={(chosen) => {
        const next = chosen && { id: Number(chosen.id), label: chosen.label };
        pick(next);
        onChange(next?.id ?? null);
      }}
      load={async (text, signal) => {
        const rows = await api.call<typeof findActoresEventosEndpoint>(
          PATH,
          { query: { clase, keyword: text.slice(0, MAXIMO_TEXTO_FILTRO) } },
          { signal },
        );
        return rows.map(({ id, nombre }) => ({ id, label: present(nombre) }));
      }}
    />
  );
}
