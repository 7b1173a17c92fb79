import { type ApiClient, ApiError, type CallOptions, useApi } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { openConflict } from '@marco/web-kit/conflict-modal';
import { openFailure } from '@marco/web-kit/failure-modal';
import { useModal } from '@marco/web-kit/modal';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type {
  DetalleCapa,
  DocumentoCapa,
  deleteDocumentoCapa,
  submitCapa,
  updateEstadoCapa,
} from '../../contract/index.ts';
import { ESTADOS_CAPA } from '../../contract/terms.ts';
import { toCapaKey } from '../use-capa.ts';

type Send = (api: ApiClient, options: CallOptions) => Promise<DetalleCapa>;

/** Publishing, inactivating and reactivating a layer, each after asking. */
export function useCambioCapa(capa: DetalleCapa) {
  const api = useApi();
  const modals = useModal();
  const banner = useBanner();
  const queries = useQueryClient();
  const [isChanging, setChanging] = useState(false);
  const params = { id: String(capa.id) };

  /** Where somebody else was faster both versions show, and the change goes on only when told. */
  async function sendOver(send: Send, version: number): Promise<DetalleCapa | null> {
    try {
      return await send(api, { base: 'private', version });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'VERSION_DISTINTA') throw error;
      const actual = error.actual as DetalleCapa;
      queries.setQueryData(toCapaKey(capa.id), actual);
      const keepsMine = await openConflict(modals, [
        { label: 'Nombre', mine: capa.actual.nombre, current: actual.actual.nombre },
        { label: 'Versión', mine: capa.actual.numero, current: actual.actual.numero },
        {
          label: 'Estado',
          mine: ESTADOS_CAPA[capa.actual.estado],
          current: ESTADOS_CAPA[actual.actual.estado],
        },
      ]);
      return keepsMine ? sendOver(send, actual.version) : null;
    }
  }

  /** @returns whether nothing is left to do */
  async function change(done: string, send: Send): Promise<boolean> {
    setChanging(true);
    try {
      const saved = await sendOver(send, capa.version);
      if (!saved) return true;
      queries.setQueryData(toCapaKey(capa.id), saved);
      banner.success(done);
      await queries.invalidateQueries({ queryKey: ['capas'] });
      return true;
    } catch (error) {
      setChanging(false);
      await queries.invalidateQueries({ queryKey: toCapaKey(capa.id) });
      await openFailure(modals, error);
      return false;
    } finally {
      setChanging(false);
    }
  }

  async function publicar(): Promise<void> {
    const isSure = await modals.ask({
      title: '¿Publicar la capa de uso?',
      message: 'Desde hoy queda vigente: sus elementos podrán usarla y su espacio de nombres no cambiará.',
      confirmLabel: 'Publicar capa',
    });
    if (!isSure) return;
    await change('La capa de uso quedó vigente.', (client, options) =>
      client.call<typeof submitCapa>(
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
            client.call<typeof updateEstadoCapa>(
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
      client.call<typeof deleteDocumentoCapa>(
        { method: 'DELETE', path: '/capadeuso/version/{id}/{versionId}/documento/{archivoId}' },
        { params: { ...params, versionId, archivoId: idArchivo } },
        options,
      ),
    );
  }

  return { publicar, cambiarEstado, quitarDocumento, isChanging };
}
