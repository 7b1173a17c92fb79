import { errorMessage, useApi } from '@marco/web-kit/api-client';
import { downloadFile } from '@marco/web-kit/file-transfer';
import { useEffect, useState } from 'react';
import { type ClaseVistaPrevia, findVistaDeTipo } from '../../rules/vista-previa.ts';

export type VistaPrevia =
  | { readonly estado: 'cargando' }
  | { readonly estado: 'fallida'; readonly mensaje: string }
  /** The content is of no kind that is shown inline. */
  | { readonly estado: 'sin-vista' }
  /** `direccion` names the content in this page alone (`blob:`). */
  | { readonly estado: 'lista'; readonly clase: ClaseVistaPrevia; readonly direccion: string };

export interface VistaPreviaControl {
  readonly vista: VistaPrevia;
  readonly retry: () => void;
}

const CARGANDO: VistaPrevia = { estado: 'cargando' };

/**
 * The content of a stored file, by the direct download, as long as the part that asks is on show. What is shown has the
 * type the server found in its bytes, and never another.
 */
export function useVistaPrevia(archivoId: string): VistaPreviaControl {
  const api = useApi();
  const [vista, setVista] = useState<VistaPrevia>(CARGANDO);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const control = new AbortController();
    let direccion: string | undefined;

    async function read(): Promise<void> {
      try {
        const call = api.prepare('/downloadFileOpt/{archivoId}', { params: { archivoId } });
        const content = await downloadFile(call, control.signal);
        if (control.signal.aborted) return;
        const clase = findVistaDeTipo(content.type);
        if (clase === undefined) return setVista({ estado: 'sin-vista' });
        direccion = URL.createObjectURL(content);
        setVista({ estado: 'lista', clase, direccion });
      } catch (error) {
        if (!control.signal.aborted) setVista({ estado: 'fallida', mensaje: errorMessage(error) });
      }
    }

    setVista(CARGANDO);
    void read();
    return () => {
      control.abort();
      if (direccion !== undefined) URL.revokeObjectURL(direccion);
    };
  }, [api, archivoId, attempt]);

  return { vista, retry: () => setAttempt((times) => times + 1) };
}
