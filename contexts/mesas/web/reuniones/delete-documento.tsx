import { QuitarArchivo } from '@marco/archivos/widgets';
import { useApi } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { openFailure } from '@marco/web-kit/failure-modal';
import { useModal } from '@marco/web-kit/modal';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { deleteDocumentoEndpoint } from '../../contract/index.ts';
import { usePermisosDocumentos } from './use-permisos-documentos.ts';

export interface DeleteDocumentoProps {
  readonly idReunion: number;
  readonly idArchivo: string;
  readonly nombre: string;
}

/** Removes a document of a meeting, after asking; only people who may do it see it. */
export function DeleteDocumento({ idReunion, idArchivo, nombre }: DeleteDocumentoProps) {
  const api = useApi();
  const modals = useModal();
  const banner = useBanner();
  const queries = useQueryClient();
  const [isRemoving, setRemoving] = useState(false);
  const { data } = usePermisosDocumentos(idReunion);

  async function remove(): Promise<void> {
    const sure = await modals.ask({
      title: '¿Quitar el documento?',
      message: `${nombre} se elimina de la reunión y nadie podrá descargarlo.`,
      confirmLabel: 'Quitar documento',
    });
    if (!sure) return;
    setRemoving(true);
    try {
      await api.call<typeof deleteDocumentoEndpoint>(
        { method: 'POST', path: '/mesaInteroperabilidad/deleteFile' },
        { body: { idReunion, idArchivo } },
      );
      banner.success('El documento fue quitado.');
      await queries.invalidateQueries({ queryKey: ['mesas', 'reunion', idReunion] });
    } catch (error) {
      setRemoving(false);
      await openFailure(modals, error);
    } finally {
      setRemoving(false);
    }
  }

  if (!data?.adjuntar?.allowed) return null;
  return <QuitarArchivo nombre={nombre} disabled={isRemoving} onClick={() => void remove()} />;
}
