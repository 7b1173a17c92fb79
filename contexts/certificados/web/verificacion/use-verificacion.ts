import { useApi } from '@marco/web-kit/api-client';
import { formatTime } from '@marco/web-kit/format';
import { isNotFound } from '@marco/web-kit/not-found';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { getCertificadoEndpoint } from '../../contract/index.ts';
import { verifyArchivo } from '../../rules/verificacion/archivo.ts';
import { criptoDelNavegador } from './cripto-del-navegador.ts';
import { readDid, readLista } from './read-documentos.ts';

/**
 * Verifies a file on this computer. The keys of the issuer come with the page, so that a signature is verified without a
 * network too.
 */
export function useVerificacion() {
  const api = useApi();
  const claves = useQuery({
    queryKey: ['certificados', 'did'],
    queryFn: ({ signal }) => readDid(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const readPublicado = async (codigo: string) => {
    try {
      return await api.call<typeof getCertificadoEndpoint>(
        { method: 'GET', path: '/certificados/{codigo}' },
        { params: { codigo }, query: {} },
        { base: 'public', headers: { accept: 'application/json' } },
      );
    } catch (error) {
      if (isNotFound(error)) return null;
      throw error;
    }
  };
  return useMutation({
    mutationFn: async (archivo: File) => ({
      nombre: archivo.name,
      ...(await verifyArchivo(
        new Uint8Array(await archivo.arrayBuffer()),
        {
          did: claves.data ?? (await readDid()),
          ahora: new Date(),
          enLinea: { readLista, readPublicado, momento: `Hoy, ${formatTime(new Date())}` },
        },
        criptoDelNavegador,
      )),
    }),
    // Without a network it goes on all the same, and says what it could not compare.
    networkMode: 'always',
  });
}
