import type { ApiClient, CallOptions } from '@marco/web-kit/api-client';
import { useModal } from '@marco/web-kit/modal';
import { useVersionedChange } from '@marco/web-kit/versioned-change';
import { useQueryClient } from '@tanstack/react-query';
import type {
  DetalleCapa,
  DocumentoCapa,
  deleteDocumentoCapaEndpoint,
  submitCapaEndpoint,
  updateEstadoCapaEndpoint,
} from '../../contract/index.ts';
import { ESTADOS_CAPA } from '../../contract/terms.ts';
import { toCapaKey } from '../use-capa.ts';

type Send = (api: ApiClient, options: CallOptions) => Promise<DetalleCapa>;

/** Publishing, inactivating and reactivating a layer, each after asking. */
export function useCambioCapa(capa: DetalleCapa) {
  const modals = useModal();
  const queries = useQueryClient();
  const key = toCapaKey(capa.id);
  const { send: sendChange, isSaving } = useVersionedChange<DetalleCapa>({
    show: (_, saved) => queries.setQueryData(key, saved),
    refresh: ['capas'],
    refreshRefused: key,
  });
  const params = { id: String(capa.id) };

  /**
   * If another person saved first, both versions are shown, and the change continues only if the person confirms it.
   *
   * @returns whether nothing is left to do
   */
  async function change(done: string, send: Send): Promise<boolean> {
    const outcome = await sendChange({
      version: capa.version,
      send,
      // The screen shows the layer as it is behind the question.
      onConflict: (actual) => queries.setQueryData(key, actual),
      compare: (actual) => [
        { label: 'Nombre', mine: capa.actual.nombre, current: actual.actual.nombre },
        { label: 'Versión', mine: capa.actual.numero, current: actual.actual.numero },
        {
          label: 'Estado',
          mine: ESTADOS_CAPA[capa.actual.estado],
          current: ESTADOS_CAPA[actual.actual.estado],
        },
      ],
      done,
    });
    return outcome.kind !== 'failed';
  }

  async function publicar(): Promise<void> {
    const isSure = await modals.ask({
      title: '¿Publicar la capa de uso?',
      message: 'Desde hoy queda vigente: sus elementos podrán usarla y su espacio de nombres no cambiará.',
      confirmLabel: 'Publicar capa',
    });
    if (!isSure) return;
    await change('La capa de uso quedó vigente.', (client, options) =>
      client.call<typeof submitCapaEndpoint>(
        { method: 'POST', path: '/capadeuso/publicar/{id}' },
        { params },
        options,
      ),
    );
  }

  async function cambiarEstado(): Promise<void> {
    const { activa } = capa;
    await modals.askText({
      title: activa ? '¿Inactivar la capa de uso?' : '¿Reactivar la capa de uso?',
      message: activa
        ? 'No se ofrecerá a elementos nuevos hasta que se reactive.'
        : 'Volverá a ofrecerse a elementos nuevos.',
      label: 'Motivo',
      confirmLabel: activa ? 'Inactivar' : 'Reactivar',
      ...(activa ? { tone: 'warn' as const } : {}),
      send: (motivo) =>
        change(
          activa ? 'La capa de uso quedó inactiva.' : 'La capa de uso quedó activa.',
          (client, options) =>
            client.call<typeof updateEstadoCapaEndpoint>(
              { method: 'POST', path: '/capadeuso/estado/{id}' },
              { params, body: { activa: !activa, motivo } },
              options,
            ),
        ),
    });
  }

  async function quitarDocumento({ idArchivo, nombre }: DocumentoCapa): Promise<void> {
    const isSure = await modals.ask({
      title: '¿Quitar el documento?',
      message: `${nombre} se elimina del borrador y nadie podrá descargarlo.`,
      confirmLabel: 'Quitar documento',
    });
    if (!isSure) return;
    const versionId = String(capa.actual.versionId);
    await change('El documento fue quitado.', (client, options) =>
      client.call<typeof deleteDocumentoCapaEndpoint>(
        { method: 'DELETE', path: '/capadeuso/version/{id}/{versionId}/documento/{archivoId}' },
        { params: { ...params, versionId, archivoId: idArchivo } },
        options,
      ),
    );
  }

  return { publicar, cambiarEstado, quitarDocumento, isChanging: isSaving };
}
