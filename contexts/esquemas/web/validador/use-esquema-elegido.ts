import { useSession } from '@marco/acceso/widgets';
import { useApi } from '@marco/web-kit/api-client';
import { useAddressParams } from '@marco/web-kit/page';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ElementoValidable, listElementosValidablesEndpoint } from '../../contract/index.ts';

const SUGERIDOS = { method: 'GET', path: '/validador/elementos' } as const;

/** Of the address: 'propio' for a schema of one's own. */
const CONTRA = 'contra';

/** What a message is validated against: an element of the registry, or a file of one's own. */
export type ModoEsquema = 'elemento' | 'propio';

/** Base of the calls: private with an entidad in force, as the shell around them. */
export function useBase(): 'private' | 'public' {
  return useSession()?.usuario ? 'private' : 'public';
}

/** The choice of a schema: its kind, the element and its version stand in the address, which can be shared. */
export function useEsquemaElegido() {
  const api = useApi();
  const base = useBase();
  const { params: search, change } = useAddressParams();
  const [archivo, setArchivo] = useState<File | null>(null);
  const modo: ModoEsquema = search.get(CONTRA) === 'propio' ? 'propio' : 'elemento';
  const nombrado = search.get('elemento') ?? '';
  const find = (texto: string, signal: AbortSignal) =>
    api.call<typeof listElementosValidablesEndpoint>(
      SUGERIDOS,
      { query: { texto } },
      { base, signal, quiet: true },
    );
  const hallado = useQuery({
    queryKey: ['elemento-validable', base, nombrado],
    enabled: nombrado !== '',
    queryFn: async ({ signal }) =>
      (await find(nombrado, signal)).find((uno) => isNombrado(uno, nombrado)) ?? null,
  });
  const elemento = nombrado === '' ? null : (hallado.data ?? null);
  const pedida = search.get('version');
  const version = elemento?.versiones.find((una) => una === pedida) ?? elemento?.versiones[0] ?? '';

  function choose(identificador: string, otra?: string): void {
    const next = new URLSearchParams(search);
    next.delete('version');
    if (identificador === '') next.delete('elemento');
    else next.set('elemento', identificador);
    if (otra) next.set('version', otra);
    // An empty field while another name is typed must not make an entry in the history.
    change(next, { replace: identificador === '', preventScrollReset: true });
  }

  function setModo(otro: ModoEsquema): void {
    const next = new URLSearchParams(search);
    if (otro === 'propio') next.set(CONTRA, otro);
    else next.delete(CONTRA);
    change(next, { preventScrollReset: true });
  }

  return {
    modo,
    setModo,
    archivo,
    setArchivo,
    find,
    elemento,
    version,
    /** The address names an element that does not exist. */
    isPerdido: nombrado !== '' && hallado.data === null,
    error: hallado.error,
    choose,
    /** What the call says of the schema; null while nothing is chosen. */
    query:
      modo === 'elemento' ? (elemento ? { elemento: elemento.oid, version } : null) : archivo ? {} : null,
  };
}

export type EsquemaElegido = ReturnType<typeof useEsquemaElegido>;

function isNombrado({ identificador, oid }: ElementoValidable, nombrado: string): boolean {
  return (
    identificador.toLowerCase() === nombrado.toLowerCase() ||
    oid === nombrado ||
    nombrado.startsWith(`${oid}.`)
  );
}
