import { readBase64 } from '@marco/archivos/widgets';
import { type FormatoFuente, LIMITES_FUENTE } from '@marco/asistente/terms';
import { useApi } from '@marco/web-kit/api-client';
import { openFailure } from '@marco/web-kit/failure-modal';
import { formatSize } from '@marco/web-kit/format';
import { useModal } from '@marco/web-kit/modal';
import { useState } from 'react';
import type { readCamposSolicitudEndpoint } from '../../contract/index.ts';

export type LecturaDeCampos = ReturnType<(typeof readCamposSolicitudEndpoint)['response']['parse']>;

/** Column of an error that is of the whole file. */
export const DEL_ARCHIVO = '—';

/**
 * The file somebody chose, as the server read it.
 *
 * @param formato what they say it is; empty where its content shows it
 */
export function useLecturaDeCampos(formato: string) {
  const api = useApi();
  const modals = useModal();
  const [archivo, setArchivo] = useState<File | null>(null);
  const [lectura, setLectura] = useState<LecturaDeCampos | null>(null);
  const [isReading, setReading] = useState(false);
  const [vez, setVez] = useState(0);

  async function send(file: File): Promise<LecturaDeCampos> {
    return api.call<typeof readCamposSolicitudEndpoint>(
      { method: 'POST', path: '/solicitud/campos/leer' },
      {
        body: {
          contenido: await readBase64(file),
          nombre: file.name.slice(0, 200),
          ...(formato === '' ? {} : { formato: formato as FormatoFuente }),
        },
      },
      { base: 'private' },
    );
  }

  async function read(file: File): Promise<void> {
    setReading(true);
    setLectura(null);
    setVez(vez + 1);
    setArchivo(file);
    try {
      setLectura(file.size > LIMITES_FUENTE.bytes ? REFUSED_BY_SIZE : await send(file));
    } catch (error) {
      setReading(false);
      await openFailure(modals, error);
    } finally {
      setReading(false);
    }
  }

  return { archivo, lectura, isReading, read, vez };
}

/** What does not fit is not sent. */
const REFUSED_BY_SIZE: LecturaDeCampos = {
  campos: [],
  errores: [
    {
      fila: 0,
      columna: DEL_ARCHIVO,
      mensaje: `El archivo puede pesar máximo ${formatSize(LIMITES_FUENTE.bytes)}.`,
    },
  ],
  revision: null,
};
