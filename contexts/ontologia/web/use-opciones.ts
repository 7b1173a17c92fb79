import { useApi } from '@marco/web-kit/api-client';
import type { findOpcionesOntologiaEndpoint } from '../contract/index.ts';

/** What a field lets people pick. */
export interface Opcion {
  readonly id: number;
  readonly label: string;
  readonly codigo: string;
  readonly tipo: string | null;
  readonly idRango: number | null;
}

export type QueOpciones = 'clase' | 'propiedad' | 'individuo' | 'elemento';

/** Finds what may be picked for a text: name and code, so that two of one name are told apart. */
export function useOpciones() {
  const api = useApi();
  return async (que: QueOpciones, texto: string, idClase: number | null = null): Promise<Opcion[]> => {
    const found = await api.call<typeof findOpcionesOntologiaEndpoint>(
      { method: 'POST', path: '/ontologia/opciones' },
      { body: { que, texto, idClase } },
      { base: 'private' },
    );
    return found.map(({ nombre, ...opcion }) => ({ ...opcion, label: `${nombre} (${opcion.codigo})` }));
  };
}
