import { useApi, useIdempotencyKey } from '@marco/web-kit/api-client';
import { useVersionedChange } from '@marco/web-kit/versioned-change';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type {
  createCopiaTableroEndpoint,
  getTableroDeIndicadoresEndpoint,
  listTablerosEndpoint,
  ResumenTablero,
} from '../../contract/index.ts';
import { toTablero } from '../../contract/reportes.paths.ts';

export const TABLEROS_KEY = ['reportes', 'tableros'];
export const toTableroKey = (id: number | string) => ['reportes', 'tablero', String(id)];

/** What the address of a board says while it is changed. */
export const EDICION = 'modo=edicion';

/** The boards of the person and that of their rol. */
export function useTableros() {
  const api = useApi();
  return useQuery({
    queryKey: TABLEROS_KEY,
    queryFn: ({ signal }) =>
      api.call<typeof listTablerosEndpoint>({ method: 'GET', path: '/tableros' }, {}, { signal }),
  });
}

/** A board with what every pieza of it shows. */
export function useTablero(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: toTableroKey(id),
    queryFn: ({ signal }) =>
      api.call<typeof getTableroDeIndicadoresEndpoint>(
        { method: 'GET', path: '/tableros/{id}' },
        { params: { id } },
        { signal },
      ),
  });
}

/** Copies a board to one's own and opens it to be changed. */
export function useCopia() {
  const keyOf = useIdempotencyKey();
  const navigate = useNavigate();
  const { send, isSaving } = useVersionedChange<ResumenTablero>({ refresh: TABLEROS_KEY });
  const copy = ({ id, version }: Pick<ResumenTablero, 'id' | 'version'>) =>
    send({
      send: (api) =>
        api.call<typeof createCopiaTableroEndpoint>(
          { method: 'POST', path: '/tableros/{id}/copiar' },
          { params: { id: String(id) } },
          { idempotencyKey: keyOf({ id, version }) },
        ),
      done: 'La copia es suya: puede cambiarla.',
      onSaved: async (copia) => {
        await navigate(`${toTablero(copia.id)}?${EDICION}`);
      },
    });
  return { copy, isSaving };
}
