import { useApi } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { findCurrent } from '@marco/web-kit/versioned-change';
import type { Solicitud, updateMarcasSolicitudEndpoint } from '../../contract/index.ts';
import type { EnvioDeRespuesta } from './use-respuesta-marca.ts';

/** The form a request is written in, as far as an answer goes with it. */
interface FormularioAbierto {
  readonly stored: Solicitud | null;
  /** Runs after what is on its way to the server; with the request as it is then. */
  readonly inTurn: <Answer>(work: (actual: Solicitud | null) => Promise<Answer>) => Promise<Answer>;
  /** Goes on from the request as it is now; what is being written stays. */
  readonly follow: (solicitud: Solicitud) => void;
}

/**
 * Answers marks while the request is written: the form goes on over the new version. What another person changed
 * meanwhile does not matter here: the mark is answered in the present request, and the next save compares the rest.
 */
export function useRespuestaEnFormulario({ stored, inTurn, follow }: FormularioAbierto): EnvioDeRespuesta {
  const api = useApi();
  const banner = useBanner();
  return async (respuesta) => {
    if (stored === null) return false;
    const send = (version: number) =>
      api.call<typeof updateMarcasSolicitudEndpoint>(
        { method: 'PUT', path: '/solicitud/{id}/marcas' },
        { params: { id: String(stored.id) }, body: { marcas: [respuesta] } },
        { base: 'private', version },
      );
    await inTurn(async (actual) => {
      const before = actual ?? stored;
      const answered = await send(before.version).catch(async (error: unknown) => {
        const current = findCurrent<Solicitud>(error);
        if (current === null) throw error;
        const { marcas, pendientes, acciones } = await send(current.version);
        return { ...before, marcas, pendientes, acciones };
      });
      follow(answered);
    });
    banner.success('La respuesta quedó guardada.');
    return true;
  };
}
