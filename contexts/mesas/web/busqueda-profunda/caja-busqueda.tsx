import { SearchBox } from '@marco/web-kit/faceted-search';
import { TextInput } from '@marco/web-kit/field';
import { IconButton } from '@marco/web-kit/icon-button';
import { useFilterDraft } from '@marco/web-kit/list-search';
import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { findErrorNombre } from '../../rules/busqueda/busqueda-mesas.ts';
import { useMesasBase } from '../use-mesas-base.ts';

interface CajaBusquedaProps {
  /** Text of the search on show; the box follows it. */
  readonly texto: string;
  readonly isSearching: boolean;
  readonly onSearch: (texto: string) => void;
}

/** One box for everything the mesas say. */
export function CajaBusqueda({ texto, isSearching, onSearch }: CajaBusquedaProps) {
  const [draft, edit] = useFilterDraft({ texto });
  const input = useRef<HTMLInputElement>(null);
  const isPrivate = useMesasBase() === 'private';
  const error = findErrorNombre(draft.texto);

  function submit(): void {
    if (error) input.current?.focus();
    else onSearch(draft.texto.trim());
  }

  function clear(): void {
    edit({ texto: '' });
    input.current?.focus();
  }

  return (
    <SearchBox label="Buscar en el contenido de las mesas" isSearching={isSearching} onSubmit={submit}>
      <TextInput
        ref={input}
        label="Buscar en todo"
        placeholder="acta de cierre, esquema de pasaportes…"
        autoComplete="off"
        leadIcon={<Search size={18} />}
        value={draft.texto}
        onChange={(value) => edit({ texto: value })}
        errors={error ? [error] : []}
        hint={`Encuentra palabras en el nombre, el objetivo y la descripción de las mesas, en lo tratado en sus reuniones realizadas${isPrivate ? ', en los nombres de sus documentos y en sus compromisos.' : ' y en los nombres de sus documentos.'}`}
        trail={
          draft.texto === '' ? undefined : (
            <IconButton size="small" label="Borrar el texto" icon={<X size={16} />} onClick={clear} />
          )
        }
      />
    </SearchBox>
  );
}
