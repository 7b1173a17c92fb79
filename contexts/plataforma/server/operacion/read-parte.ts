import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { type CallContext, ContentTooLargeError, FormError, refuse } from '@marco/server-kit';
import { plataformaErrors } from '../../contract/index.ts';
import { LIMITES_OPERACION } from '../../contract/terms.ts';

const unpack = promisify(gunzip);
/** How what gzip packed begins. */
const [PRIMERO, SEGUNDO] = [0x1f, 0x8b];

/**
 * The piece of a form, unpacked where it came packed. It stands in memory and nowhere else: what is personal in it is
 * never written down.
 *
 * @throws PARTE_AUSENTE, PARTE_PESADA, PARTE_ILEGIBLE
 */
export async function readParteRecibida(context: CallContext): Promise<Uint8Array> {
  const content = await receive(context);
  if (content[0] !== PRIMERO || content[1] !== SEGUNDO) return content;
  try {
    return await unpack(content, { maxOutputLength: LIMITES_OPERACION.parteAbierta });
  } catch (error) {
    const isTooLong = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw refuse(plataformaErrors, isTooLong ? 'PARTE_PESADA' : 'PARTE_ILEGIBLE');
  }
}

async function receive(context: CallContext): Promise<Uint8Array> {
  try {
    const [archivo] = await context.receiveFiles({ files: 1, bytes: LIMITES_OPERACION.parte });
    if (archivo?.field === 'parte') return archivo.content;
  } catch (error) {
    if (error instanceof ContentTooLargeError) throw refuse(plataformaErrors, 'PARTE_PESADA');
    if (!(error instanceof FormError)) throw error;
  }
  throw refuse(plataformaErrors, 'PARTE_AUSENTE');
}
