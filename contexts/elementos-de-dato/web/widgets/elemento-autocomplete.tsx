import { useSugerencias } from '@marco/parametros/widgets';
import { useApi } from '@marco/web-kit/api-client';
import { type AutocompleteProps, Combobox } from '@marco/web-kit/combobox';
import { Braces } from 'lucide-react';
import { useState } from 'react';
import type { listNombresEndpoint, ReferenciaVersion } from '../../contract/index.ts';
import { LIMITES_ELEMENTO, type TipoElemento } from '../../contract/terms.ts';

export interface ElementoAutocompleteProps extends AutocompleteProps {
  /** The picked element; null while the text picks none. */
  readonly value: Pick<ReferenciaVersion, 'elementoId' | 'nombre'> | null;
  /** The one version in force of what was picked; where drafts are offered, the last of those found. */
  readonly onSelectionChange: (referencia: ReferenciaVersion | null) => void;
  /** Offers only elements with a version in force: what others may be made of. */
  readonly soloVigentes?: boolean;
  /** An element does not refer to itself. */
  readonly exceptElementoId?: number;
  readonly tipo?: TipoElemento;
}

/** Search of an element of the common language by one of its names or its identificador; each is offered once. */
export function ElementoAutocomplete(props: ElementoAutocompleteProps) {
  const { value, onSelectionChange, soloVigentes = false, exceptElementoId, tipo, ...rest } = props;
  const api = useApi();
  const [found] = useState(() => new Map<number, ReferenciaVersion>());
  return (
    <Combobox
      {...rest}
      {...useSugerencias()}
      placeholder="Buscar elemento"
      itemIcon={<Braces size={17} />}
      value={value && { id: value.elementoId, label: value.nombre }}
      onSelectionChange={(picked) => onSelectionChange(found.get(Number(picked?.id)) ?? null)}
      load={async (text, signal) => {
        const elementos = await api.call<typeof listNombresEndpoint>(
          { method: 'GET', path: '/elemento-dato/nombres' },
          {
            query: {
              texto: text.slice(0, LIMITES_ELEMENTO.texto),
              soloVigentes: soloVigentes ? 'true' : 'false',
            },
          },
          { signal, base: 'private' },
        );
        found.clear();
        for (const elemento of elementos)
          if (elemento.elementoId !== exceptElementoId && (!tipo || elemento.tipo === tipo))
            found.set(elemento.elementoId, elemento);
        return [...found.values()].map(({ elementoId, nombre, identificador, numero }) => ({
          id: elementoId,
          label: nombre,
          description: soloVigentes ? `${identificador} v${numero}` : identificador,
        }));
      }}
    />
  );
}
