import { useApi } from '@marco/web-kit/api-client';
import { useQueryClient } from '@tanstack/react-query';
import type {
  computeCambioMasivoEndpoint,
  EfectosMasivos,
  UsuarioRow,
  updateUsuariosEndpoint,
} from '../../contract/index.ts';
import type { AccionMembresia } from '../../contract/terms.ts';
import { type CambioElegido, toPeticion } from './campos-de-cambio.tsx';
import { USUARIOS_KEY } from './use-usuarios.ts';

/** A bulk change of these users: what it would do, and doing it; each on the version that was looked at. */
export function useCambioMasivo(usuarios: readonly UsuarioRow[]) {
  const api = useApi();
  const queries = useQueryClient();
  const toBody = (accion: AccionMembresia, cambio: CambioElegido) => ({
    accion,
    membresias: usuarios.map(({ id, version }) => ({ id, version })),
    ...toPeticion(accion, cambio),
  });
  return {
    preview: (accion: AccionMembresia, cambio: CambioElegido): Promise<EfectosMasivos> =>
      api.call<typeof computeCambioMasivoEndpoint>(
        { method: 'POST', path: '/usuarios/cambioMasivo/vistaPrevia' },
        { body: toBody(accion, cambio) },
      ),
    apply: async (accion: AccionMembresia, cambio: CambioElegido): Promise<EfectosMasivos> => {
      const efectos = await api.call<typeof updateUsuariosEndpoint>(
        { method: 'POST', path: '/usuarios/cambioMasivo' },
        { body: toBody(accion, cambio) },
      );
      // The list is read again behind the word that it was done.
      void queries.invalidateQueries({ queryKey: USUARIOS_KEY });
      return efectos;
    },
  };
}
