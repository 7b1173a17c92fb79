import type { ApiClient, CallOptions } from '@marco/web-kit/api-client';
import { useLatest } from '@marco/web-kit/modal';
import { useSavedChange } from '@marco/web-kit/saved-change';
import type {
  CambiosRetiro,
  Solicitud,
  submitPasoSolicitudEndpoint,
  updateSolicitudRetiroEndpoint,
} from '../../contract/index.ts';
import { toSolicitudKey } from '../use-solicitud.ts';

/** Saving what is written of the end of a version, and filing it: what is filed is what was saved a moment before. */
export function useRetiro({ id, version }: Pick<Solicitud, 'id' | 'version'>) {
  const { send, isSaving } = useSavedChange<Solicitud>({
    show: (queries, saved) => queries.setQueryData(toSolicitudKey(saved.id), saved),
    refresh: ['solicitudes'],
  });
  const seen = useLatest(version);
  const params = { id: String(id) };
  const put = (api: ApiClient, cambios: CambiosRetiro, options: CallOptions) =>
    api.call<typeof updateSolicitudRetiroEndpoint>(
      { method: 'PUT', path: '/solicitud/retiro/{id}' },
      { params, body: cambios },
      { ...options, version: seen.current },
    );

  const save = (cambios: CambiosRetiro) =>
    send((api, options) => put(api, cambios, options), 'El borrador de la solicitud quedó guardado.');

  /** @param explain tells a failure at the fields of a form */
  const radicar = (cambios: CambiosRetiro, explain: (error: unknown) => void) =>
    send(
      async (api, options) => {
        const saved = await put(api, cambios, options);
        return api.call<typeof submitPasoSolicitudEndpoint>(
          { method: 'POST', path: '/solicitud/{id}/pasos' },
          { params, body: { accion: 'radicar', motivo: '' } },
          { ...options, version: saved.version },
        );
      },
      'La solicitud quedó radicada.',
      explain,
    );

  return { save, radicar, isSaving };
}
