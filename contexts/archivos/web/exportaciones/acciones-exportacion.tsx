import { errorMessage, useApi } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { Button } from '@marco/web-kit/button';
import { useQueryClient } from '@tanstack/react-query';
import { Download, RotateCcw, X } from 'lucide-react';
import { useState } from 'react';
import { isExportacionAbierta } from '../../contract/exportaciones.terms.ts';
import type { Exportacion } from '../../contract/index.ts';
import { startDownload } from '../save-archivo.ts';
import { downloadExportacion, sendCancelacion, sendReintento } from './exportacion-source.ts';
import { EXPORTACIONES_KEY } from './use-exportaciones.ts';

/** What can be done with an exportación in its state. */
export function AccionesExportacion({ exportacion }: { readonly exportacion: Exportacion }) {
  const api = useApi();
  const banner = useBanner();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const { id, estado, titulo } = exportacion;

  async function run(work: () => Promise<unknown>, failure: string): Promise<void> {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      banner.error(`${failure} ${errorMessage(error)}`);
    } finally {
      setBusy(false);
      await queries.invalidateQueries({ queryKey: EXPORTACIONES_KEY });
    }
  }

  async function save(): Promise<void> {
    const { blob, name } = await downloadExportacion(api, id);
    startDownload(blob, name);
    banner.success(`Se descargó ${name}.`);
  }

  const name = <span className="sr">{titulo}</span>;
  const look = { variant: 'neutral', size: 'small' } as const;
  if (estado === 'lista')
    return (
      <Button
        {...look}
        icon={<Download size={16} />}
        busy={isBusy && 'Descargando'}
        onClick={() => void run(save, 'No fue posible descargar el archivo.')}
      >
        Descargar {name}
      </Button>
    );
  if (estado === 'fallida')
    return (
      <Button
        {...look}
        icon={<RotateCcw size={16} />}
        busy={isBusy && 'Reintentando'}
        onClick={() => void run(() => sendReintento(api, id), 'No fue posible reintentar.')}
      >
        Reintentar {name}
      </Button>
    );
  if (!isExportacionAbierta(estado)) return null;
  return (
    <Button
      {...look}
      icon={<X size={16} />}
      busy={isBusy && 'Cancelando'}
      onClick={() => void run(() => sendCancelacion(api, id), 'No fue posible cancelar.')}
    >
      Cancelar {name}
    </Button>
  );
}
