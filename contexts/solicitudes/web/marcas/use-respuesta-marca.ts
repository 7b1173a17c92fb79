import { useLatest } from '@marco/web-kit/modal';
import { useSavedChange } from '@marco/web-kit/saved-change';
import { leaveToCaller } from '@marco/web-kit/versioned-change';
import type { Solicitud, updateMarcasSolicitudEndpoint } from '../../contract/index.ts';
import type { RespuestaMarca } from '../../contract/terms.ts';
import { toSolicitudKey } from '../use-solicitud.ts';

/** What the entity says of a mark. */
export interface RespuestaEscrita {
  readonly id: number;
  readonly respuesta: RespuestaMarca;
  readonly texto: string;
}

/** Keeps an answer. @returns whether it was kept; what it throws is told at the fields */
export type EnvioDeRespuesta = (respuesta: RespuestaEscrita) => Promise<boolean>;

/** Answers marks on the page of a request, over the version on show. */
export function useRespuestaMarca({ id, version }: Pick<Solicitud, 'id' | 'version'>): EnvioDeRespuesta {
  const { send } = useSavedChange<Solicitud>({
    show: (queries, saved) => queries.setQueryData(toSolicitudKey(id), saved),
    refresh: ['solicitudes'],
  });
  const seen = useLatest(version);
  return (respuesta) =>
    send(
      (api, options) =>
        api.call<typeof updateMarcasSolicitudEndpoint>(
          { method: 'PUT', path: '/solicitud/{id}/marcas' },
          { params: { id: String(id) }, body: { marcas: [respuesta] } },
          { ...options, version: seen.current },
        ),
      'La respuesta quedó guardada.',
      leaveToCaller,
    );
}
