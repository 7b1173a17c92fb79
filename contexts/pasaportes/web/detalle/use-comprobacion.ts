import { verifyFirmaDelSitio } from '@marco/certificados/widgets';
import { useMutation } from '@tanstack/react-query';
import { type InformePaquete, verifyPaquete } from '../../rules/verify-paquete.ts';

/** Largest package that is read, and most bytes its files may become together. */
export const MAXIMO_PAQUETE = 50_000_000;
const MAXIMO_DESEMPACADO = 200_000_000;

async function unpack(archivo: File): Promise<ReadonlyMap<string, Uint8Array>> {
  const { unzipSync } = await import('fflate');
  let total = 0;
  const files = unzipSync(new Uint8Array(await archivo.arrayBuffer()), {
    filter: ({ originalSize }) => {
      total += originalSize;
      if (total > MAXIMO_DESEMPACADO)
        throw new RangeError('Lo que trae comprimido puede pesar máximo 200 MB.');
      return true;
    },
  });
  return new Map(Object.entries(files));
}

async function computeSha256(bytes: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What was received, with its name. */
export interface PaqueteComprobado extends InformePaquete {
  readonly nombre: string;
}

/** Verifies a package on this computer: it goes nowhere. */
export function useComprobacion() {
  return useMutation({
    mutationFn: async (archivo: File): Promise<PaqueteComprobado> => ({
      nombre: archivo.name,
      ...(await verifyPaquete(await unpack(archivo), {
        readTexto: (bytes) => new TextDecoder().decode(bytes),
        sha256: computeSha256,
        verifyFirma: verifyFirmaDelSitio,
      })),
    }),
    networkMode: 'always',
  });
}
