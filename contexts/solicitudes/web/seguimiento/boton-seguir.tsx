import { useApi } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { Button } from '@marco/web-kit/button';
import { openFailure } from '@marco/web-kit/failure-modal';
import { useModal } from '@marco/web-kit/modal';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Bell, BellOff } from 'lucide-react';
import type { Solicitud, updateSeguimientoSolicitudEndpoint } from '../../contract/index.ts';
import { toSolicitudKey } from '../use-solicitud.ts';

/** Follows a request whose turn is of somebody else, or no longer does. */
export function BotonSeguir({ solicitud: { id, seguida } }: { readonly solicitud: Solicitud }) {
  const api = useApi();
  const banner = useBanner();
  const modals = useModal();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api.call<typeof updateSeguimientoSolicitudEndpoint>(
        { method: 'PUT', path: '/solicitud/{id}/seguimiento' },
        { params: { id: String(id) }, body: { seguida: !seguida } },
        { base: 'private' },
      ),
    onSuccess: (saved) => {
      queries.setQueryData<Solicitud>(toSolicitudKey(id), (before) => before && { ...before, ...saved });
      banner.success(
        saved.seguida ? 'Ahora sigue la solicitud: le avisaremos de cada paso.' : 'Ya no sigue la solicitud.',
      );
    },
    onError: (error) => void openFailure(modals, error),
  });
  return (
    <Button
      variant="neutral"
      icon={seguida ? <BellOff size={18} /> : <Bell size={18} />}
      busy={isPending && 'Guardando'}
      onClick={() => mutate()}
    >
      {seguida ? 'Dejar de seguir' : 'Seguir'}
    </Button>
  );
}
