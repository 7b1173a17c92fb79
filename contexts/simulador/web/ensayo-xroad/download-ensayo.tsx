import { startDownload } from '@marco/archivos/widgets';
import { errorMessage, useApi } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { Button } from '@marco/web-kit/button';
import { downloadFile } from '@marco/web-kit/file-transfer';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { FormatoEnsayo } from '../../contract/ensayos-xroad.terms.ts';

const ARCHIVO: Readonly<
  Record<FormatoEnsayo, { readonly texto: string; readonly toNombre: (id: number) => string }>
> = {
  informe: { texto: 'Descargar el informe', toNombre: (id) => `ensayo-xroad-${id}.json` },
  operacion: { texto: 'Descargar los registros', toNombre: (id) => `operacion-ensayo-${id}.jsonl` },
};

interface DownloadEnsayoProps {
  readonly id: number;
  readonly formato: FormatoEnsayo;
}

/** Saves a rehearsal as a file: its report, or its records of operation. */
export function DownloadEnsayo({ id, formato }: DownloadEnsayoProps) {
  const api = useApi();
  const banner = useBanner();
  const { texto, toNombre } = ARCHIVO[formato];
  const { mutate, isPending } = useMutation({
    mutationFn: async () =>
      startDownload(
        await downloadFile(
          api.prepare(`/simulador/ensayos/{id}?formato=${formato}`, { params: { id: String(id) } }),
        ),
        toNombre(id),
      ),
    onError: (error) => banner.error(`No fue posible descargar el archivo. ${errorMessage(error)}`),
  });
  return (
    <Button
      variant="neutral"
      size="small"
      icon={<Download size={16} />}
      busy={isPending && 'Descargando'}
      onClick={() => mutate()}
    >
      {texto}
    </Button>
  );
}
