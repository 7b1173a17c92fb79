import { useSugerencias } from '@marco/parametros/widgets';
import { useApi } from '@marco/web-kit/api-client';
import { Combobox, type ComboboxProps } from '@marco/web-kit/combobox';
import { Braces } from 'lucide-react';
import { useMemo } from 'react';
import type { listNombres } from '../../contract/index.ts';
import { LIMITES_ELEMENTO } from '../../contract/terms.ts';

type Inherited = Omit<
  ComboboxProps,
  'value' | 'onSelectionChange' | 'load' | 'placeholder' | 'itemIcon' | 'minChars' | 'debounceMs' | 'maxItems'
>;

/** An element as an autocomplete gives it back, whatever its versions. */
export interface ElementoElegido {
  readonly id: number;
  readonly nombre: string;
}

export interface CampoElementoDeDatoProps extends Inherited {
  /** The element picked now; null while the text is no pick. */
  readonly value: ElementoElegido | null;
  readonly onSelectionChange: (elemento: ElementoElegido | null) => void;
}

/** Search of an element of the common language, drafts included, by one of its names or its identificador. */
export function CampoElementoDeDato({ value, onSelectionChange, ...rest }: CampoElementoDeDatoProps) {
  const api = useApi();
  const item = useMemo(() => value && { id: value.id, label: value.nombre }, [value]);
  return (
    <Combobox
      {...rest}
      {...useSugerencias()}
      placeholder="Buscar elemento"
      itemIcon={<Braces size={17} />}
      value={item}
      onSelectionChange={(picked) =>
        onSelectionChange(picked && { id: Number(picked.id), nombre: picked.label })
      }
      load={async (text, signal) => {
        const elementos = await api.call<typeof listNombres>(
          { method: 'GET', path: '/elemento-dato/nombres' },
          { query: { texto: text.slice(0, LIMITES_ELEMENTO.texto), soloVigentes: 'false' } },
          { signal, base: 'private' },
        );
        const unicos = new Map(elementos.map((elemento) => [elemento.elementoId, elemento]));
        return [...unicos.values()].map(({ elementoId, nombre, identificador }) => ({
          id: elementoId,
          label: nombre,
          description: identificador,
        }));
      }}
    />
  );
}
