import type { ApiClient, CallOptions } from '@marco/web-kit/api-client';
import type { AutosavedDraft } from '@marco/web-kit/autosaved-draft';
import { useModal } from '@marco/web-kit/modal';
import { useVersionedChange } from '@marco/web-kit/versioned-change';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type {
  deleteSolicitudNivelDosEndpoint,
  deleteSolicitudNivelTresEndpoint,
  deleteSolicitudNivelUnoEndpoint,
  deleteSolicitudRetiroEndpoint,
  Solicitud,
  submitPasoSolicitudEndpoint,
} from '../../contract/index.ts';
import { solicitudesPaths } from '../../contract/solicitudes.paths.ts';
import { keepDatosNivel } from '../nivel/datos-nivel.ts';
import { toSolicitudKey } from '../use-solicitud.ts';

const SOLICITUDES = ['solicitudes'] as const;

/** What ends the writing of a request takes of it, whatever its form has. */
type BorradorEnCurso = Pick<AutosavedDraft<object, Solicitud>, 'inTurn' | 'reset'>;

/**
 * Filing the request and deleting its draft: what ends the writing of it. Both must be about what the person read, so
 * they never go over the version of another person: the form shows it first.
 */
export function useTramite({ inTurn, reset }: BorradorEnCurso) {
  const modals = useModal();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { send, isSaving: isFiling } = useVersionedChange<Solicitud>({
    show: (client, radicada) => client.setQueryData(toSolicitudKey(radicada.id), radicada),
    refresh: SOLICITUDES,
  });
  const { send: sendDeletion, isSaving: isDeleting } = useVersionedChange<Solicitud, unknown>();

  /** @returns the filed request; null where it was given up or refused */
  async function radicar(solicitud: Solicitud): Promise<Solicitud | null> {
    const sure = await modals.ask({
      title: solicitud.radicado === null ? '¿Radicar la solicitud?' : '¿Radicar de nuevo la solicitud?',
      message: 'El ministerio la revisará. Mientras tanto no se puede editar.',
      confirmLabel: solicitud.radicado === null ? 'Radicar solicitud' : 'Radicar de nuevo',
      cancelLabel: 'Volver',
    });
    if (!sure) return null;
    const outcome = await send({
      version: solicitud.version,
      send: (api, options) =>
        api.call<typeof submitPasoSolicitudEndpoint>(
          { method: 'POST', path: '/solicitud/{id}/pasos' },
          {
            params: { id: String(solicitud.id) },
            body: { accion: 'radicar', motivo: '', consultorId: null },
          },
          options,
        ),
      onNewer: reset,
      onSaved: () => keepDatosNivel({ servicio: null, edicion: null }),
    });
    return outcome.kind === 'saved' ? outcome.saved : null;
  }

  async function eliminar(solicitud: Solicitud): Promise<void> {
    const sure = await modals.ask({
      title: '¿Eliminar el borrador?',
      message: 'Se elimina con sus documentos y no se puede recuperar.',
      confirmLabel: 'Eliminar borrador',
    });
    if (!sure) return;
    // The last typed values may still be on their way to the server.
    await inTurn((actual) =>
      sendDeletion({
        version: (actual ?? solicitud).version,
        send: (api, options) => deleteBorrador(api, solicitud, options),
        onNewer: reset,
        done: 'El borrador fue eliminado.',
        onSaved: async () => {
          keepDatosNivel({ servicio: null, edicion: null });
          await navigate(solicitudesPaths.serviciosRestaurados, { replace: true });
          queries.removeQueries({ queryKey: toSolicitudKey(solicitud.id) });
          await queries.invalidateQueries({ queryKey: SOLICITUDES });
        },
      }),
    );
  }

  return { radicar, eliminar, working: findWorking(isFiling, isDeleting) };
}

function findWorking(isFiling: boolean, isDeleting: boolean): 'radicar' | 'eliminar' | null {
  if (isFiling) return 'radicar';
  return isDeleting ? 'eliminar' : null;
}

export type Tramite = ReturnType<typeof useTramite>;

function deleteBorrador(
  api: ApiClient,
  { id, nivel, tipo }: Solicitud,
  options: CallOptions,
): Promise<unknown> {
  const request = { params: { id: String(id) } };
  if (tipo === 'retiro')
    return api.call<typeof deleteSolicitudRetiroEndpoint>(
      { method: 'DELETE', path: '/solicitud/retiro/{id}' },
      request,
      options,
    );
  if (nivel === 3)
    return api.call<typeof deleteSolicitudNivelTresEndpoint>(
      { method: 'DELETE', path: '/solicitud/nivel-tres/{id}' },
      request,
      options,
    );
  return nivel === 2
    ? api.call<typeof deleteSolicitudNivelDosEndpoint>(
        { method: 'DELETE', path: '/solicitud/nivel-dos/{id}' },
        request,
        options,
      )
    : api.call<typeof deleteSolicitudNivelUnoEndpoint>(
        { method: 'DELETE', path: '/solicitud/nivel-uno/{id}' },
        request,
        options,
      );
}
