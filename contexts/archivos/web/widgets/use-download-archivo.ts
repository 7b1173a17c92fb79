import { errorMessage, useApi } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { useState } from 'react';
import type { downloadArchivo } from '../../contract/index.ts';
import { startDownload, toBlob } from './save-archivo.ts';

export interface DownloadControl {
  /** Fetches and saves; tells every failure in a banner and never throws. */
  readonly download: (archivoId: string) => Promise<void>;
  readonly isDownloading: boolean;
}

/** Downloads stored archivos: by the private path with a session, by the public one without. */
export function useDownloadArchivo(): DownloadControl {
  const api = useApi();
  const banner = useBanner();
  const [isDownloading, setDownloading] = useState(false);

  async function download(archivoId: string): Promise<void> {
    setDownloading(true);
    try {
      const { mensajeResponse, object } = await api.call<typeof downloadArchivo>(
        { method: 'POST', path: '/download_file_opt' },
        { body: { archivoId } },
        { publicPath: '/download_file_opt_public' },
      );
      if (mensajeResponse.estado && object)
        startDownload(toBlob(object.base64Archivo, object.tipo), object.nombreArchivo);
      else banner.error(mensajeResponse.mensaje);
    } catch (error) {
      // The specification logs a failed transport (§8).
      console.error('Download failed', error);
      banner.error(`No fue posible descargar el archivo. ${errorMessage(error)}`);
    } finally {
      setDownloading(false);
    }
  }

  return { download, isDownloading };
}
