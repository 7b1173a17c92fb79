import { useApi } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { Button } from '@marco/web-kit/button';
import { openFailure } from '@marco/web-kit/failure-modal';
import { useModal } from '@marco/web-kit/modal';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Bell, BellRing } from 'lucide-react';
import type { EspacioMesa, updateSeguimientoMesaEndpoint } from '../../contract/index.ts';

/** Follows a mesa, or no longer does: who follows it is told of its held meetings, its sealed actas and its closing. */
export function BotonSeguir({ espacio: { mesa, seguida } }: { readonly espacio: EspacioMesa }) {
  const api = useApi();
  const banner = useBanner();
  const modals = useModal();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api.call<typeof updateSeguimientoMesaEndpoint>(
        { method: 'PUT', path: '/mesaInteroperabilidad/espacio/{idMesa}/seguimiento' },
        { params: { idMesa: String(mesa.id) }, body: { seguida: !seguida } },
        { base: 'private' },
      ),
    onSuccess: (saved) => {
      queries.setQueryData<EspacioMesa>(
        ['mesas', 'espacio', mesa.id],
        (before) => before && { ...before, ...saved },
      );
      banner.success(
        saved.seguida
          ? 'Ahora sigue la mesa: le avisaremos de cada reunión realizada, de cada acta sellada y de su cierre.'
          : 'Ya no sigue la mesa.',
      );
    },
    onError: (error) => void openFailure(modals, error),
  });
  return (
    <Button
      variant="neutral"
      icon={seguida ? <BellRing size={18} /> : <Bell size={18} />}
      busy={isPending && 'Guardando'}
      onClick={() => mutate()}
    >
      {seguida ? 'Siguiendo' : 'Seguir'}
      <span className="sr">{seguida ? ': dejar de seguir la mesa' : ' la mesa'}</span>
    </Button>
  );
}
