import { type ApiClient, type CallOptions, useApi } from '@marco/web-kit/api-client';
import type { AutosavedDraft } from '@marco/web-kit/autosaved-draft';
import { useBanner } from '@marco/web-kit/banner';
import { openFailure } from '@marco/web-kit/failure-modal';
import { useModal } from '@marco/web-kit/modal';
import { findCurrent } from '@marco/web-kit/versioned-change';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type {
  deleteSolicitudNivelDosEndpoint,
  deleteSolicitudNivelUnoEndpoint,
  Solicitud,
  submitPasoSolicitudEndpoint,
} from '../../contract/index.ts';
import { solicitudesPaths } from '../../contract/solicitudes.paths.ts';
import { keepDatosNivel } from '../nivel/datos-nivel.ts';
import { toSolicitudKey } from '../use-solicitud.ts';

/** What ends the writing of a request takes of it, whatever its form has. */
type BorradorEnCurso = Pick<AutosavedDraft<object, Solicitud>, 'inTurn' | 'reset'>;

/** Filing the request and deleting its draft: what ends the writing of it. */
export function useTramite({ inTurn, reset }: BorradorEnCurso) {
  const api = useApi();
  const banner = useBanner();
  const modals = useModal();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [working, setWorking] = useState<'radicar' | 'eliminar' | null>(null);

  async function run<Answer>(
    what: 'radicar' | 'eliminar',
    { version }: Solicitud,
    work: (options: CallOptions) => Promise<Answer>,
  ): Promise<Answer | null> {
    setWorking(what);
    try {
      return await work({ base: 'private', version });
    } catch (error) {
      // While the reason is shown, nothing is being sent.
      setWorking(null);
      await openFailure(modals, error);
      // The filed content must be what the person read, so a version of another person is shown first.
      const stored = findCurrent<Solicitud>(error);
      if (stored !== null) reset(stored);
      return null;
    } finally {
      setWorking(null);
    }
  }

  /** @returns the filed request; null where it was given up or refused */
  async function radicar(solicitud: Solicitud): Promise<Solicitud | null> {
    const sure = await modals.ask({
      title: solicitud.radicado === null ? '¿Radicar la solicitud?' : '¿Radicar de nuevo la solicitud?',
      message: 'El ministerio la revisará. Mientras tanto no se puede editar.',
      confirmLabel: solicitud.radicado === null ? 'Radicar solicitud' : 'Radicar de nuevo',
      cancelLabel: 'Volver',
    });
    if (!sure) return null;
    return run('radicar', solicitud, async (options) => {
      const radicada = await api.call<typeof submitPasoSolicitudEndpoint>(
        { method: 'POST', path: '/solicitud/{id}/pasos' },
        { params: { id: String(solicitud.id) }, body: { accion: 'radicar', motivo: '', consultorId: null } },
        options,
      );
      queries.setQueryData(toSolicitudKey(radicada.id), radicada);
      keepDatosNivel({ servicio: null, edicion: null });
      await queries.invalidateQueries({ queryKey: ['solicitudes'] });
      return radicada;
    });
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
      run('eliminar', actual ?? solicitud, async (options) => {
        await deleteBorrador(api, solicitud, options);
        keepDatosNivel({ servicio: null, edicion: null });
        banner.success('El borrador fue eliminado.');
        await navigate(solicitudesPaths.serviciosRestaurados, { replace: true });
        queries.removeQueries({ queryKey: toSolicitudKey(solicitud.id) });
        await queries.invalidateQueries({ queryKey: ['solicitudes'] });
      }),
    );
  }

  return { radicar, eliminar, working };
}

export type Tramite = ReturnType<typeof useTramite>;

function deleteBorrador(api: ApiClient, { id, nivel }: Solicitud, options: CallOptions): Promise<unknown> {
  const request = { params: { id: String(id) } };
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
