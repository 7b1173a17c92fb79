import { explainRequired } from '@marco/contract-kit/required-text';
import { type RuledForm, useRuledForm } from '@marco/web-kit/ruled-form';
import { useSavedChange } from '@marco/web-kit/saved-change';
import type { ElementoPrivado, Identificador, updateIdentificadoresEndpoint } from '../../contract/index.ts';
import { toElementoKey } from '../use-elemento.ts';

interface Valores {
  readonly filas: readonly Identificador[];
}

export type FormularioIdentificadores = RuledForm<Valores>;

/** What is missing in a row. */
export function findErroresFila({ sistema, valor }: Identificador) {
  return {
    sistema: sistema.trim() === '' ? explainRequired('Sistema') : undefined,
    valor: valor.trim() === '' ? explainRequired('Identificador') : undefined,
  };
}

/** What other systems know the element by, while it is written: of the element in all its versions, so saved apart. */
export function useIdentificadores({
  elementoId,
  versionId,
  identificadores,
}: ElementoPrivado): FormularioIdentificadores {
  const { send } = useSavedChange<{ identificadores: Identificador[] }>({
    show: (queries, { identificadores: saved }) =>
      queries.setQueryData<ElementoPrivado>(toElementoKey(versionId), (before) =>
        before ? { ...before, identificadores: saved } : before,
      ),
    refresh: ['elementos', 'listar'],
  });
  const form = useRuledForm<Valores>({
    initial: { filas: identificadores },
    findErrors: ({ filas }) => {
      const wrong = filas.find((fila) => Object.values(findErroresFila(fila)).some(Boolean));
      const errores = wrong && findErroresFila(wrong);
      return { filas: errores?.sistema ?? errores?.valor };
    },
    tellsAtFields: true,
    staysOpen: true,
    onSend: async ({ filas }) => {
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
      // What was written while it was saved waits for the next time.
      if (isDone) form.restart({ filas }, (now) => now);
    },
  });
  return form;
}
