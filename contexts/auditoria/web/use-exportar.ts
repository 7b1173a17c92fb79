import { startDownload } from '@marco/archivos/widgets';
import { errorMessage, useApi } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { useState } from 'react';
import type { downloadEventos } from '../contract/index.ts';
import type { FiltroBusqueda } from '../rules/busqueda-eventos.ts';
import { toBody } from './to-body.ts';

/** Saves every event of the filters as CSV; tells the end and every failure in a banner. */
export function useExportar() {
  const api = useApi();
  const banner = useBanner();
  const [isExporting, setExporting] = useState(false);

  async function download(filtro: FiltroBusqueda): Promise<void> {
    setExporting(true);
    try {
      const { nombreArchivo, tipo, contenido } = await api.call<typeof downloadEventos>(
        { method: 'POST', path: '/servicioauditoria/exportar' },
        { body: toBody(filtro) },
      );
      startDownload(new Blob([contenido], { type: tipo }), nombreArchivo);
      banner.success(`Se descargó ${nombreArchivo}. La exportación quedó en la auditoría.`);
    } catch (error) {
      banner.error(`No fue posible exportar los eventos. ${errorMessage(error)}`);
    } finally {
      setExporting(false);
    }
  }

  return { download, isExporting };
}
