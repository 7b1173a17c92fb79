import { useModal } from '@marco/web-kit/modal';
import { type ConflictField, useVersionedChange } from '@marco/web-kit/versioned-change';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { deleteFichaEndpoint, Ficha, updateEstadoFichaEndpoint } from '../../contract/index.ts';
import { ontologiaPaths } from '../../contract/ontologia.paths.ts';
import { ESTADOS_FICHA } from '../../contract/terms.ts';
import { toFichaKey } from '../use-ficha.ts';

type Destino = 'vigente' | 'inactivo';

/** Puts a ficha in force, ends it or deletes it, after asking; where somebody was faster, both versions show. */
export function useCloseFicha({ palabra, id, nombre, estado, version }: Ficha) {
  const modals = useModal();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const key = toFichaKey({ palabra, id });
  const showStored = (_: unknown, actual: Ficha) => queries.setQueryData(key, actual);
  const refreshed = { refresh: ['ontologia', 'listar'], refreshRefused: key, onKept: showStored };
  const { send: sendEstado, isSaving } = useVersionedChange<Ficha>({ ...refreshed, show: showStored });
  const { send: sendRemoval, isSaving: isRemoving } = useVersionedChange<Ficha, unknown>(refreshed);
  const params = { palabra, id: String(id) };

  /** Both versions, where this person's ends in a state. */
  const compare = (actual: Ficha, mine: string): readonly ConflictField[] => [
    { label: 'Nombre', mine: nombre, current: actual.nombre },
    { label: 'Estado', mine, current: ESTADOS_FICHA[actual.estado] },
  ];

  async function changeEstado(destino: Destino): Promise<void> {
    const isSure = await modals.ask({
      title: destino === 'vigente' ? '¿Poner la ficha en vigencia?' : '¿Inactivar la ficha?',
      message:
        destino === 'vigente'
          ? `«${nombre}» se ofrecerá en las fichas nuevas y en el diccionario.`
          : `«${nombre}» se conserva, pero no se ofrecerá en fichas nuevas ni en el diccionario.`,
      confirmLabel: destino === 'vigente' ? 'Poner en vigencia' : 'Inactivar',
    });
    if (!isSure) return;
    await sendEstado({
      version,
      send: (api, options) =>
        api.call<typeof updateEstadoFichaEndpoint>(
          { method: 'POST', path: '/ontologia/{palabra}/{id}/estado' },
          { params, body: { estado: destino } },
          options,
        ),
      compare: (actual) => compare(actual, ESTADOS_FICHA[destino]),
      done: destino === 'vigente' ? 'La ficha quedó en vigencia.' : 'La ficha quedó inactiva.',
    });
  }

  async function remove(): Promise<void> {
    const isSure = await modals.ask({
      title: '¿Eliminar la ficha?',
      message: `«${nombre}» dejará de existir. Su OID queda retirado y no se usa de nuevo. No se puede deshacer.`,
      confirmLabel: 'Eliminar ficha',
      tone: 'warn',
    });
    if (!isSure) return;
    await sendRemoval({
      version,
      send: (api, options) =>
        api.call<typeof deleteFichaEndpoint>(
          { method: 'DELETE', path: '/ontologia/{palabra}/{id}' },
          { params },
          options,
        ),
      compare: (actual) => compare(actual, `Eliminada (${ESTADOS_FICHA[estado].toLowerCase()})`),
      done: `Se eliminó «${nombre}».`,
      onSaved: async () => {
        await navigate(ontologiaPaths.homeRestaurada);
        queries.removeQueries({ queryKey: key });
      },
    });
  }

  return { changeEstado, remove, isSaving: isSaving || isRemoving };
}
