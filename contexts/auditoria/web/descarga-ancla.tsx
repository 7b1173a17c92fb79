import { startDownload } from '@marco/archivos/widgets';
import { errorMessage, useApi } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { Button } from '@marco/web-kit/button';
import { useMutation } from '@tanstack/react-query';
import { Anchor } from 'lucide-react';
import type { Ancla, getAnclaEndpoint } from '../contract/index.ts';

/** Downloads the newest seals as a file. Kept in another place, it proves later that nobody replaced them. */
export function DescargaAncla() {
  const api = useApi();
  const banner = useBanner();
  const { mutate, isPending } = useMutation<Ancla>({
    mutationFn: () =>
      api.call<typeof getAnclaEndpoint>({ method: 'GET', path: '/servicioauditoria/ancla' }, {}),
    onSuccess: (ancla) => {
      const nombre = `ancla-auditoria-${ancla.sellos.at(-1)?.lote ?? 0}.json`;
      startDownload(new Blob([JSON.stringify(ancla, null, 2)], { type: 'application/json' }), nombre);
      banner.success(`Se descargó ${nombre}. Consérvelo fuera del sistema.`);
    },
    onError: (error) => banner.error(`No fue posible descargar el ancla. ${errorMessage(error)}`),
  });
  return (
    <Button
      variant="neutral"
      icon={<Anchor size={18} />}
      busy={isPending && 'Descargando'}
      onClick={() => mutate()}
    >
      Descargar el ancla
    </Button>
  );
}
