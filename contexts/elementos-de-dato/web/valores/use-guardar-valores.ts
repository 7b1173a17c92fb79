import { ApiError, useApi } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { openFailure } from '@marco/web-kit/failure-modal';
import { useModal } from '@marco/web-kit/modal';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ElementoPrivado, updateValores, Valor } from '../../contract/index.ts';
import type { Borrador } from '../edicion/use-borrador.ts';
import { toElementoKey } from '../use-elemento.ts';
import { toValoresKey } from './use-valores.ts';

/** Saves all the values of a lista, after what else of the draft waits. */
export function useGuardarValores(versionId: number, borrador: Borrador) {
  const api = useApi();
  const banner = useBanner();
  const modals = useModal();
  const queries = useQueryClient();
  const [isSaving, setSaving] = useState(false);

  async function send(valores: readonly Valor[]): Promise<void> {
    const saved = await api.call<typeof updateValores>(
      { method: 'PUT', path: '/elemento-dato/{versionId}/valores' },
      { params: { versionId: String(versionId) }, body: { valores: [...valores] } },
      { base: 'private', version: borrador.readVersion() },
    );
    borrador.follow(saved.version);
    queries.setQueryData(toValoresKey(versionId), { valores, total: saved.total });
    await queries.invalidateQueries({ queryKey: toElementoKey(versionId) });
  }

  /** @returns whether it was done */
  async function save(valores: readonly Valor[]): Promise<boolean> {
    setSaving(true);
    try {
      // The type and the constraints the codes are judged by come first.
      await borrador.flush();
      await send(valores);
      banner.success('Se guardaron los valores.');
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'VERSION_DISTINTA') {
        const isSure = await modals.warn({
          title: 'Otra persona cambió este elemento',
          message: 'Si continúa, los valores que usted ve reemplazan los guardados.',
          cancelLabel: 'Seguir editando',
          confirmLabel: 'Guardar mis valores',
        });
        if (!isSure) return false;
        borrador.follow((error.actual as ElementoPrivado).version);
        return await save(valores);
      }
      await openFailure(modals, error);
      return false;
    } finally {
      setSaving(false);
    }
  }

  return { save, isSaving };
}
