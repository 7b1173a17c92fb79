import { useApi } from '@marco/web-kit/api-client';
import { openConflict } from '@marco/web-kit/conflict-modal';
import { useModal } from '@marco/web-kit/modal';
import { useQueryClient } from '@tanstack/react-query';
import type { ElementoPrivado, updateElemento } from '../../contract/index.ts';
import { toElementoKey } from '../use-elemento.ts';
import { CAMPOS_VISIBLES, presentCampo } from './campos-visibles.ts';
import { type ErroresElemento, findErrores, listSendable } from './find-errores.ts';
import { toCambios } from './to-cambios.ts';
import { type Autoguardado, useAutoguardado } from './use-autoguardado.ts';
import { toValores, type ValoresElemento } from './valores-elemento.ts';

/** A draft with the first broken rule of each of its fields. */
export interface Borrador extends Autoguardado<ValoresElemento> {
  readonly errores: ErroresElemento;
}

/**
 * The draft of a version while it is written: saved as it changes, field by field; over what somebody else saved meanwhile
 * the person decides with both versions in sight.
 */
export function useBorrador(elemento: ElementoPrivado): Borrador {
  const api = useApi();
  const modals = useModal();
  const queries = useQueryClient();
  const { versionId } = elemento;

  async function choose(
    actual: ElementoPrivado,
    valores: ValoresElemento,
    fields: readonly (keyof ValoresElemento)[],
  ): Promise<'propia' | 'guardada' | 'seguir'> {
    const stored = toValores(actual);
    const mine = await openConflict(
      modals,
      fields.map((field) => ({
        label: CAMPOS_VISIBLES[field],
        mine: presentCampo(valores[field]),
        current: presentCampo(stored[field]),
      })),
    );
    if (mine) return 'propia';
    const takes = await modals.ask({
      title: '¿Tomar la versión guardada?',
      message: 'Se reemplaza lo que usted escribió por lo que guardó la otra persona.',
      confirmLabel: 'Tomar la versión guardada',
      cancelLabel: 'Seguir editando',
    });
    return takes ? 'guardada' : 'seguir';
  }

  const borrador = useAutoguardado<ValoresElemento, ElementoPrivado>({
    inicial: toValores(elemento),
    version: elemento.version,
    listSendable: (valores, changed) => listSendable(findErrores(valores), changed),
    save: (valores, fields, version) =>
      api.call<typeof updateElemento>(
        { method: 'PUT', path: '/elemento-dato/{versionId}' },
        { params: { versionId: String(versionId) }, body: toCambios(valores, fields) },
        { base: 'private', version, quiet: true },
      ),
    onSaved: (saved) => {
      queries.setQueryData(toElementoKey(versionId), saved);
      void queries.invalidateQueries({ queryKey: ['elementos', 'listar'] });
    },
    onConflict: choose,
    toValores,
  });
  return { ...borrador, errores: { ...borrador.delServidor, ...findErrores(borrador.valores) } };
}
