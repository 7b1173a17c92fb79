import { useApi } from '@marco/web-kit/api-client';
import { Combobox, type ComboboxItem } from '@marco/web-kit/combobox';
import { SearchBox } from '@marco/web-kit/faceted-search';
import { Braces } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { findDiccionarioEndpoint, SugerenciaDiccionario } from '../contract/index.ts';
import { MAXIMO_TEXTO_DICCIONARIO, toDireccionElemento } from '../contract/terms.ts';

interface CajaDiccionarioProps {
  /** Text of the search on show. Mount it again when it changes. */
  readonly texto: string;
  readonly isSearching: boolean;
  readonly onSearch: (texto: string) => void;
}

const ERROR_LARGO = `Escriba máximo ${MAXIMO_TEXTO_DICCIONARIO} caracteres.`;

/** One box for everything the dictionary says; what it suggests opens at once. */
export function CajaDiccionario({ texto, isSearching, onSearch }: CajaDiccionarioProps) {
  const api = useApi();
  const navigate = useNavigate();
  const typed = useRef(texto);
  const [isShown, setShown] = useState(texto !== '');
  const [error, setError] = useState<string | null>(null);
  const [suggested] = useState(() => new Map<number, SugerenciaDiccionario>());

  async function load(keyword: string, signal: AbortSignal): Promise<readonly ComboboxItem[]> {
    const found = await api.call<typeof findDiccionarioEndpoint>(
      { method: 'GET', path: '/diccionario/sugerencias' },
      { query: { keyword } },
      { signal, base: 'public', quiet: true },
    );
    for (const one of found) suggested.set(one.versionId, one);
    return found.map(({ versionId, nombre, identificador, capa, dominio }) => ({
      id: versionId,
      label: nombre,
      description: `${identificador} · ${capa.nombre} · ${dominio.nombre}`,
    }));
  }

  function choose(item: ComboboxItem | null): void {
    setShown(false);
    const chosen = item && suggested.get(Number(item.id));
    if (chosen) void navigate(toDireccionElemento(chosen));
  }

  function submit(): void {
    const wanted = typed.current.trim();
    const isLong = wanted.length > MAXIMO_TEXTO_DICCIONARIO;
    setError(isLong ? ERROR_LARGO : null);
    if (!isLong) onSearch(wanted);
  }

  return (
    <SearchBox label="Buscar en el diccionario" isSearching={isSearching} onSubmit={submit}>
      <Combobox
        label="Buscar elementos de dato"
        placeholder="cédula, código del municipio, fechaNacimiento, 2.999.170…"
        hint="Encuentra palabras en el nombre, el identificador, la definición y los sinónimos, aunque les falte una tilde o una letra."
        itemIcon={<Braces size={16} />}
        emptyText="Ningún elemento empieza así. Presione Buscar para ver los parecidos."
        value={isShown ? { id: 'texto', label: texto } : null}
        onSelectionChange={choose}
        onTextChange={(text) => {
          typed.current = text;
        }}
        load={load}
        errors={error === null ? [] : [error]}
        submitted={error !== null}
      />
    </SearchBox>
  );
}
