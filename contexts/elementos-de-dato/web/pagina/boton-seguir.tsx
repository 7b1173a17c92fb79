import { useApi } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { Button } from '@marco/web-kit/button';
import { openFailure } from '@marco/web-kit/failure-modal';
import { useModal } from '@marco/web-kit/modal';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Bell, BellOff } from 'lucide-react';
import type { ElementoPrivado, updateSeguimientoElementoEndpoint } from '../../contract/index.ts';
import { toElementoKey } from '../use-elemento.ts';

/** Follows an element, or no longer does: who follows it is told of a new version and of its end. */
export function BotonSeguir({ elemento: { versionId, seguido } }: { readonly elemento: ElementoPrivado }) {
  const api = useApi();
  const banner = useBanner();
  const modals = useModal();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api.call<typeof updateSeguimientoElementoEndpoint>(
        { method: 'PUT', path: '/elemento-dato/{versionId}/seguimiento' },
        { params: { versionId: String(versionId) }, body: { seguido: !seguido } },
        { base: 'private' },
      ),
    onSuccess: (saved) => {
      queries.setQueryData<ElementoPrivado>(
        toElementoKey(versionId),
        (before) => before && { ...before, ...saved },
      );
      banner.success(
        saved.seguido
          ? 'Ahora sigue el elemento: le avisaremos de cada versión nueva y de su caducidad.'
          : 'Ya no sigue el elemento.',
      );
    },
    onError: (error) => void openFailure(modals, error),
  });
  return (
    <Button
      variant="neutral"
      icon={seguido ? <BellOff size={18} /> : <Bell size={18} />}
      busy={isPending && 'Guardando'}
      onClick={() => mutate()}
    >
      {seguido ? 'Dejar de seguir' : 'Seguir'}
    </Button>
  );
}
