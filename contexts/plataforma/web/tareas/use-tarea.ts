import { useApi } from '@marco/web-kit/api-client';
import { useLatest } from '@marco/web-kit/modal';
import { useSavedChange } from '@marco/web-kit/saved-change';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type {
  getTareaEndpoint,
  RegistroXroad,
  submitPasoTareaEndpoint,
  submitPublicacionEndpoint,
  submitRegistroXroadEndpoint,
  TareaDetallada,
  TareaXroad,
} from '../../contract/index.ts';
import type { PasoTarea } from '../../contract/tareas.terms.ts';

const TAREAS = ['plataforma', 'tareas'] as const;
const toKey = (id: string) => [...TAREAS, 'una', id];

type Explain = (error: unknown) => void | Promise<void>;

/** One task with what its work needs. */
export function useTarea(id: string): UseQueryResult<TareaDetallada> {
  const api = useApi();
  return useQuery({
    queryKey: toKey(id),
    queryFn: ({ signal }) =>
      api.call<typeof getTareaEndpoint>(
        { method: 'GET', path: '/xroad/tareas/{id}' },
        { params: { id } },
        { signal, base: 'private', quiet: true },
      ),
  });
}

const HECHO: Readonly<Record<PasoTarea, string>> = {
  cerrar: 'La tarea quedó hecha.',
  reabrir: 'La tarea vuelve a estar pendiente.',
};

/** Steps of one task, each over the version on show. */
export function usePasoTarea({ id, version }: Pick<TareaXroad, 'id' | 'version'>) {
  const { send, isSaving } = useSavedChange<TareaXroad>({
    show: () => undefined,
    refresh: TAREAS,
  });
  const seen = useLatest(version);
  /** @param explain tells a failure at the fields of a form; it opens otherwise */
  const move = (accion: PasoTarea, nota = '', explain?: Explain) =>
    send(
      (api, options) =>
        api.call<typeof submitPasoTareaEndpoint>(
          { method: 'POST', path: '/xroad/tareas/{id}/pasos' },
          { params: { id: String(id) }, body: { accion, nota } },
          { ...options, version: seen.current },
        ),
      HECHO[accion],
      explain,
    );
  return { move, isSaving };
}

/** Registers the identifiers of the servicio of a task. */
export function useRegistroXroad({ id, version }: Pick<TareaXroad, 'id' | 'version'>) {
  const { send } = useSavedChange<TareaDetallada>({
    show: (queries, saved) => queries.setQueryData(toKey(String(id)), saved),
    refresh: ['plataforma'],
  });
  const seen = useLatest(version);
  return (registro: RegistroXroad, explain: Explain) =>
    send(
      (api, options) =>
        api.call<typeof submitRegistroXroadEndpoint>(
          { method: 'POST', path: '/xroad/tareas/{id}/registro' },
          { params: { id: String(id) }, body: registro },
          { ...options, version: seen.current },
        ),
      'El servicio quedó registrado en la plataforma.',
      explain,
    );
}

/** Publishes the version of a task. */
export function usePublicacion({ id, version }: Pick<TareaXroad, 'id' | 'version'>) {
  const { send, isSaving } = useSavedChange<TareaDetallada>({
    show: (queries, saved) => queries.setQueryData(toKey(String(id)), saved),
    refresh: ['plataforma'],
  });
  const seen = useLatest(version);
  const publish = () =>
    send(
      (api, options) =>
        api.call<typeof submitPublicacionEndpoint>(
          { method: 'POST', path: '/xroad/tareas/{id}/publicacion' },
          { params: { id: String(id) } },
          { ...options, version: seen.current },
        ),
      'La versión quedó publicada y se avisó a la entidad.',
    );
  return { publish, isSaving };
}
