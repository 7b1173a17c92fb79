import { useSavedChange } from '@marco/web-kit/saved-change';
import { useUnsavedChanges } from '@marco/web-kit/unsaved-changes';
import { useState } from 'react';
import type { ElementoPrivado, Identificador, updateIdentificadoresEndpoint } from '../../contract/index.ts';
import { toElementoKey } from '../use-elemento.ts';

export interface IdentificadoresEscritos {
  readonly filas: readonly Identificador[];
  readonly change: (filas: readonly Identificador[]) => void;
  /** How often it was sent. */
  readonly tries: number;
  readonly isSaving: boolean;
  /** Whether something written is not on the server. */
  readonly isDirty: boolean;
  readonly save: () => Promise<void>;
}

/** What other systems know the element by, while it is written: of the element in all its versions, so saved apart. */
export function useIdentificadores({
  elementoId,
  versionId,
  identificadores,
}: ElementoPrivado): IdentificadoresEscritos {
  const [filas, setFilas] = useState<readonly Identificador[]>(identificadores);
  const [guardadas, setGuardadas] = useState(filas);
  const [tries, setTries] = useState(0);
  const { send, isSaving } = useSavedChange<{ identificadores: Identificador[] }>({
    show: (queries, { identificadores: saved }) =>
      queries.setQueryData<ElementoPrivado>(toElementoKey(versionId), (before) =>
        before ? { ...before, identificadores: saved } : before,
      ),
    refresh: ['elementos', 'listar'],
  });

  async function save(): Promise<void> {
    setTries(tries + 1);
    if (filas.some(({ sistema, valor }) => sistema.trim() === '' || valor.trim() === '')) return;
    const body = { elementoId, identificadores: [...filas] };
    const isDone = await send(
      (api, options) =>
        api.call<typeof updateIdentificadoresEndpoint>(
          { method: 'PUT', path: '/elemento-dato/identificadores' },
          { body },
          options,
        ),
      'Se guardaron los identificadores.',
    );
    if (isDone) setGuardadas(filas);
  }

  const isDirty = JSON.stringify(filas) !== JSON.stringify(guardadas);
  useUnsavedChanges(isDirty && !isSaving);
  return { filas, change: setFilas, tries, isSaving, isDirty, save };
}
