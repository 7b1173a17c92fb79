import { Button } from '@marco/web-kit/button';
import { useModal } from '@marco/web-kit/modal';
import { useVersionedChange } from '@marco/web-kit/versioned-change';
import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { acuerdosPaths } from '../../contract/acuerdos.paths.ts';
import type { AcuerdoDeConsumo, deleteAcuerdoEndpoint } from '../../contract/index.ts';
import { ESTADO_ACUERDO } from '../../contract/terms.ts';
import { toAcuerdoKey } from '../use-acuerdo.ts';

/** A petition that was never sent can be removed by who writes it. */
export function EliminarBorrador({ acuerdo }: { readonly acuerdo: AcuerdoDeConsumo }) {
  const { id, version, estado, lado, puede } = acuerdo;
  const modals = useModal();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const key = toAcuerdoKey(id);
  const { send, isSaving } = useVersionedChange<AcuerdoDeConsumo, unknown>({
    refresh: ['acuerdos', 'listar'],
    refreshRefused: key,
    onKept: (_queries, actual) => queries.setQueryData(key, actual),
  });
  if (estado !== 'borrador' || lado !== 'consumidora') return null;

  async function remove(): Promise<void> {
    const isSure = await modals.ask({
      title: '¿Eliminar el borrador?',
      message: 'Se elimina con lo que dice y con su convenio, y no se puede recuperar.',
      confirmLabel: 'Eliminar borrador',
    });
    if (!isSure) return;
    await send({
      version,
      send: (api, options) =>
        api.call<typeof deleteAcuerdoEndpoint>(
          { method: 'DELETE', path: '/acuerdos/{id}' },
          { params: { id: String(id) } },
          options,
        ),
      compare: (actual) => [
        { label: 'Estado', mine: 'Eliminado', current: ESTADO_ACUERDO[actual.estado] },
        { label: 'Sistema', mine: acuerdo.sistema, current: actual.sistema },
      ],
      done: 'El borrador fue eliminado.',
      onSaved: async () => {
        await navigate(acuerdosPaths.home, { replace: true });
        queries.removeQueries({ queryKey: key });
      },
    });
  }

  return (
    <Button
      variant="ghost"
      icon={<Trash2 size={18} />}
      blocked={puede.eliminar}
      busy={isSaving && 'Eliminando'}
      onClick={() => void remove()}
    >
      Eliminar borrador
    </Button>
  );
}
