import { type ApiClient, ApiError, errorMessage, useApi } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { downloadFile } from '@marco/web-kit/file-transfer';
import { useState } from 'react';
import type { downloadArchivoEndpoint } from '../../contract/index.ts';
import { startDownload, toBlob } from '../save-archivo.ts';

export interface DownloadControl {
  /** Fetches and saves; tells every failure in a banner and never throws. */
  readonly download: (archivoId: string, nombre: string) => Promise<void>;
  readonly isDownloading: boolean;
}

const NOT_FOUND = 404;

/** Downloads stored archivos: by the private path with a session, by the public one without. */
export function useDownloadArchivo(): DownloadControl {
  const api = useApi();
  const banner = useBanner();
  const [isDownloading, setDownloading] = useState(false);

  async function download(archivoId: string, nombre: string): Promise<void> {
    setDownloading(true);
    try {
      const refusal = await saveArchivo(api, archivoId, nombre);
      if (refusal !== null) banner.error(refusal);
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

/** Saves the bytes; answers why not. */
async function saveArchivo(api: ApiClient, archivoId: string, nombre: string): Promise<string | null> {
  try {
    const call = api.prepare('/downloadFileOpt/{archivoId}', { params: { archivoId } });
    startDownload(await downloadFile(call), nombre);
    return null;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === NOT_FOUND)) throw error;
  }
  // The specified call says why; an API that knows only that one gives the content too.
  const { mensajeResponse, object } = await api.call<typeof downloadArchivoEndpoint>(
    { method: 'POST', path: '/download_file_opt' },
    { body: { archivoId } },
    { publicPath: '/download_file_opt_public' },
  );
  if (!mensajeResponse.estado || !object) return mensajeResponse.mensaje;
  startDownload(toBlob(object.base64Archivo, object.tipo), object.nombreArchivo);
  return null;
}
