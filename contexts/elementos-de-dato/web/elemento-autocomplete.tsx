import { useSugerencias } from '@marco/parametros/widgets';
import { useApi } from '@marco/web-kit/api-client';
import { Combobox } from '@marco/web-kit/combobox';
import { Braces } from 'lucide-react';
import { type ReactNode, useMemo, useRef } from 'react';
import type { listNombres, ReferenciaVersion } from '../contract/index.ts';
import { LIMITES_ELEMENTO, type TipoElemento } from '../contract/terms.ts';

interface ElementoAutocompleteProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly required?: boolean;
  readonly value: ReferenciaVersion | null;
  readonly onSelectionChange: (referencia: ReferenciaVersion | null) => void;
  /** An element does not refer to itself. */
  readonly exceptElementoId?: number;
  readonly tipo?: TipoElemento;
  readonly error?: string | undefined;
}

/** Search of an element in force by one of its names or its identificador. */
export function ElementoAutocomplete(props: ElementoAutocompleteProps) {
  const { value, onSelectionChange, exceptElementoId, tipo, error, ...rest } = props;
  const api = useApi();
  const found = useRef<readonly ReferenciaVersion[]>([]);
  const item = useMemo(() => value && { id: value.versionId, label: value.nombre }, [value]);
  return (
    <Combobox
      {...rest}
      {...useSugerencias()}
      placeholder="Buscar elemento"
      itemIcon={<Braces size={17} />}
      value={item}
      errors={error === undefined ? [] : [error]}
      submitted={error !== undefined}
      onSelectionChange={(picked) =>
        onSelectionChange(found.current.find(({ versionId }) => versionId === picked?.id) ?? null)
      }
      load={async (text, signal) => {
        const elementos = await api.call<typeof listNombres>(
          { method: 'GET', path: '/elemento-dato/nombres' },
          { query: { texto: text.slice(0, LIMITES_ELEMENTO.texto), soloVigentes: 'true' } },
          { signal, base: 'private' },
        );
        found.current = elementos.filter(
          (elemento) => elemento.elementoId !== exceptElementoId && (!tipo || elemento.tipo === tipo),
        );
        return found.current.map(({ versionId, nombre, identificador, numero }) => ({
          id: versionId,
          label: nombre,
          description: `${identificador} v${numero}`,
        }));
      }}
    />
  );
}
