import { useModal } from '@marco/web-kit/modal';
import type { DocumentoSolicitud, deleteDocumentoSolicitudEndpoint } from '../../contract/index.ts';
import { type FormularioAbierto, useCambioEnFormulario } from './use-cambio-en-formulario.ts';

/** Removes a stored document of a request while its form is open, after asking. */
export function useDeleteDocumento(solicitudId: number, formulario: FormularioAbierto) {
  const modals = useModal();
  const { sendCambio, isSaving } = useCambioEnFormulario(formulario);

  async function remove({ idArchivo, nombre }: DocumentoSolicitud): Promise<void> {
    const sure = await modals.ask({
      title: '¿Quitar el documento?',
      message: `${nombre} se elimina y no se puede recuperar.`,
      confirmLabel: 'Quitar documento',
    });
    if (!sure) return;
    await sendCambio({
      call: (api, options) =>
        api.call<typeof deleteDocumentoSolicitudEndpoint>(
          { method: 'DELETE', path: '/solicitud/{id}/documento/{archivoId}' },
          { params: { id: String(solicitudId), archivoId: idArchivo } },
          options,
        ),
      pick: ({ documentos }) => ({ documentos }),
      done: 'El documento fue eliminado.',
    });
  }

  return { remove, isRemoving: isSaving };
}
