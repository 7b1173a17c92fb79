import { useApi } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { openFailure } from '@marco/web-kit/failure-modal';
import { useModal } from '@marco/web-kit/modal';
import { useState } from 'react';
import type { DocumentoSolicitud, deleteDocumentoSolicitud } from '../../contract/index.ts';
import type { Borrador } from './use-borrador.ts';

/** Takes a stored document away, after asking; the form goes on over the new version. */
export function useQuitarDocumento(solicitudId: number, { guardada, follow }: Borrador) {
  const api = useApi();
  const banner = useBanner();
  const modals = useModal();
  const [isRemoving, setRemoving] = useState(false);

  async function remove({ idArchivo, nombre }: DocumentoSolicitud): Promise<void> {
    const sure = await modals.ask({
      title: '¿Quitar el documento?',
      message: `${nombre} se elimina y no se puede recuperar.`,
    });
    if (!sure || guardada === null) return;
    setRemoving(true);
    try {
      follow(
        await api.call<typeof deleteDocumentoSolicitud>(
          { method: 'DELETE', path: '/solicitud/{id}/documento/{archivoId}' },
          { params: { id: String(solicitudId), archivoId: idArchivo } },
          { base: 'private', version: guardada.version },
        ),
      );
      banner.success('El documento fue eliminado.');
    } catch (error) {
      await openFailure(modals, error);
    } finally {
      setRemoving(false);
    }
  }

  return { remove, isRemoving };
}
