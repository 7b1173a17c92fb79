import { useApi } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { openFailure } from '@marco/web-kit/failure-modal';
import { useModal } from '@marco/web-kit/modal';
import { findCurrent } from '@marco/web-kit/versioned-change';
import { useState } from 'react';
import type {
  DocumentoSolicitud,
  deleteDocumentoSolicitudEndpoint,
  Solicitud,
} from '../../contract/index.ts';
import type { Diligenciamiento } from './use-diligenciamiento.ts';

/**
 * Removes a stored document, after asking; the form then uses the new version. Changes of another person do not
 * matter here: the document is removed from the present request, and the next save compares the rest.
 */
export function useDeleteDocumento(
  solicitudId: number,
  { stored: guardada, inTurn, follow }: Diligenciamiento,
) {
  const api = useApi();
  const banner = useBanner();
  const modals = useModal();
  const [isRemoving, setRemoving] = useState(false);

  async function remove({ idArchivo, nombre }: DocumentoSolicitud): Promise<void> {
    const sure = await modals.ask({
      title: '¿Quitar el documento?',
      message: `${nombre} se elimina y no se puede recuperar.`,
      confirmLabel: 'Quitar documento',
    });
    if (!sure || guardada === null) return;
    const send = (version: number) =>
      api.call<typeof deleteDocumentoSolicitudEndpoint>(
        { method: 'DELETE', path: '/solicitud/{id}/documento/{archivoId}' },
        { params: { id: String(solicitudId), archivoId: idArchivo } },
        { base: 'private', version },
      );
    setRemoving(true);
    try {
      await inTurn(async (actual) => {
        const before = actual ?? guardada;
        const removed = await send(before.version).catch(async (error: unknown) => {
          const stored = findCurrent<Solicitud>(error);
          if (stored === null) throw error;
          const { documentos } = await send(stored.version);
          return { ...before, documentos };
        });
        follow(removed);
      });
      banner.success('El documento fue eliminado.');
    } catch (error) {
      setRemoving(false);
      await openFailure(modals, error);
    } finally {
      setRemoving(false);
    }
  }

  return { remove, isRemoving };
}
