import { uploadFile } from '@marco/web-kit/file-transfer';
import { useState } from 'react';
import type {
  deleteMensajeSolicitudEndpoint,
  MensajeComprobado,
  verifyMensajeSolicitudEndpoint,
} from '../../contract/index.ts';
import type { MensajePedido } from './mensajes.ts';
import type { AccionNivelDos } from './use-accion-nivel-dos.ts';

export type MensajeJuzgado = ReturnType<(typeof verifyMensajeSolicitudEndpoint)['response']['parse']>;

/** Checks the messages of one operation and role on the server, which keeps their digest and not their content. */
export function useMensajePropio({ run }: AccionNivelDos, { operacion, papel }: MensajePedido) {
  const [juzgado, setJuzgado] = useState<MensajeJuzgado | null>(null);

  async function verify(contenido: Blob): Promise<void> {
    const query = { operacion, papel };
    const archivo = new File([contenido], 'mensaje');
    const answer = await run(
      toTrabajo({ operacion, papel }),
      async (api, { id }, options) =>
        (await uploadFile(
          api.prepare(`/solicitud/nivel-dos/${id}/mensajes`, { query }, options),
          'mensaje',
          archivo,
          { signal: new AbortController().signal, onProgress: () => undefined },
        )) as MensajeJuzgado,
      ({ solicitud }) => solicitud,
    );
    if (answer !== null) setJuzgado(answer);
  }

  async function remove({ id: mensajeId }: MensajeComprobado): Promise<void> {
    const removed = await run(
      toTrabajo({ operacion, papel }),
      (api, { id }, options) =>
        api.call<typeof deleteMensajeSolicitudEndpoint>(
          { method: 'DELETE', path: '/solicitud/nivel-dos/{id}/mensajes/{mensajeId}' },
          { params: { id: String(id), mensajeId: String(mensajeId) } },
          options,
        ),
      (solicitud) => solicitud,
    );
    if (removed !== null) setJuzgado(null);
  }

  return { juzgado, verify, remove, forget: () => setJuzgado(null) };
}

/** What is being done, for the rows to tell theirs from that of another one. */
export const toTrabajo = ({ operacion, papel }: Pick<MensajePedido, 'operacion' | 'papel'>) =>
  `mensaje ${operacion} ${papel}`;
