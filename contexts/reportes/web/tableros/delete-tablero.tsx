import { Button } from '@marco/web-kit/button';
import { useModal } from '@marco/web-kit/modal';
import { useVersionedChange } from '@marco/web-kit/versioned-change';
import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { deleteTableroEndpoint, ResumenTablero, TableroLeido } from '../../contract/index.ts';
import { reportesPaths } from '../../contract/reportes.paths.ts';
import { TABLEROS_KEY, toTableroKey } from './use-tableros.ts';

/** Removes one's own board, once the person is asked. */
export function DeleteTablero({ tablero: { id, nombre, version } }: { readonly tablero: TableroLeido }) {
  const modals = useModal();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { send, isSaving } = useVersionedChange<ResumenTablero>({
    refresh: TABLEROS_KEY,
    refreshRefused: toTableroKey(id),
  });
  async function remove(): Promise<void> {
    const isSure = await modals.ask({
      title: '¿Eliminar el tablero?',
      message: `«${nombre}» se elimina con sus piezas y no se puede recuperar. Los indicadores se conservan.`,
      confirmLabel: 'Eliminar tablero',
    });
    if (!isSure) return;
    await send({
      version,
      send: (api, options) =>
        api.call<typeof deleteTableroEndpoint>(
          { method: 'DELETE', path: '/tableros/{id}' },
          { params: { id: String(id) } },
          options,
        ),
      compare: (actual) => [{ label: 'Tablero', mine: 'Eliminado', current: actual.nombre }],
      done: 'El tablero fue eliminado.',
      onSaved: async () => {
        await navigate(reportesPaths.tableros, { replace: true });
        queries.removeQueries({ queryKey: toTableroKey(id) });
      },
    });
  }
  return (
    <Button
      variant="ghost"
      icon={<Trash2 size={18} />}
      busy={isSaving && 'Eliminando'}
      onClick={() => void remove()}
    >
      Eliminar
    </Button>
  );
}
