import { ApiError } from '@marco/web-kit/api-client';
import { useUnsavedChanges } from '@marco/web-kit/unsaved-changes';
import { useState } from 'react';
import type { ItemVerificado } from '../../contract/index.ts';
import type { VeredictoItem } from '../../contract/terms.ts';
import type { EnvioDeDictamen } from './use-dictamen.ts';

/** What is chosen and not kept yet: the reason is being written, it is on its way, or it did not arrive. */
export interface DictamenPendiente {
  readonly veredicto: VeredictoItem | null;
  readonly motivo: string;
  readonly fase: 'escribiendo' | 'guardando' | 'fallido';
  /** Why it did not arrive. */
  readonly error: string;
}

/** What somebody chooses of an item until the server keeps it. */
export function useDictamenDeItem(item: ItemVerificado, onDictamen: EnvioDeDictamen) {
  const { codigo } = item;
  const [pendiente, setPendiente] = useState<DictamenPendiente | null>(null);
  const [wasSaved, setSaved] = useState(false);
  // What is written and not kept is asked about before the page goes; what is on its way is not.
  useUnsavedChanges(pendiente !== null && pendiente.fase !== 'guardando');

  async function send(veredicto: VeredictoItem | null, motivo: string): Promise<void> {
    setPendiente({ veredicto, motivo, fase: 'guardando', error: '' });
    let error = '';
    const kept = await onDictamen({ codigo, veredicto, motivo }, (reason) => {
      error = reason instanceof ApiError ? reason.mensaje : 'No hay conexión con el servidor.';
    });
    setSaved(kept === 'mine');
    setPendiente(kept === 'failed' ? { veredicto, motivo, fase: 'fallido', error } : null);
  }

  return {
    pendiente,
    wasSaved,
    choose: (veredicto: VeredictoItem | null) => {
      if (veredicto === null || veredicto === 'cumple') void send(veredicto, '');
      else setPendiente({ veredicto, motivo: item.motivo, fase: 'escribiendo', error: '' });
    },
    write: (motivo: string) =>
      setPendiente((before) => ({
        veredicto: before === null ? item.veredicto : before.veredicto,
        motivo,
        fase: 'escribiendo',
        error: '',
      })),
    save: (motivo: string) => {
      if (pendiente !== null) void send(pendiente.veredicto, motivo);
    },
    leave: () => setPendiente(null),
  };
}

/** How what is chosen stands, in the words of its row. */
export function explainGuardado(pendiente: DictamenPendiente | null, wasSaved: boolean): string {
  if (pendiente?.fase === 'guardando') return 'Guardando';
  if (pendiente?.fase === 'fallido') return `Sin guardar. ${pendiente.error}`;
  return pendiente === null && wasSaved ? 'Guardado' : '';
}
