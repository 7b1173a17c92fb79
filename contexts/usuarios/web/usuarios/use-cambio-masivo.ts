import { useApi } from '@marco/web-kit/api-client';
import { useModal } from '@marco/web-kit/modal';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  computeCambioMasivoEndpoint,
  EfectosMasivos,
  UsuarioRow,
  updateUsuariosEndpoint,
} from '../../contract/index.ts';
import type { AccionMembresia } from '../../contract/terms.ts';
import { type CambioElegido, type ErroresCambio, toPeticion } from './campos-de-cambio.tsx';
import { findRechazos, openRechazo } from './rechazos-cambio.ts';
import { USUARIOS_KEY } from './use-usuarios.ts';

/** A bulk change of these users: what it would do, and doing it; each on the version that was looked at. */
export function useCambioMasivo(
  usuarios: readonly UsuarioRow[],
  handlers: {
    readonly onPreviewed: (efectos: EfectosMasivos) => void;
    readonly onApplied: (efectos: EfectosMasivos) => void;
    /** Called with the errors that the server found in the choices, to show them at the fields. */
    readonly onRefused: (rechazos: ErroresCambio) => void;
  },
) {
  const api = useApi();
  const modals = useModal();
  const queries = useQueryClient();
  const onError = (error: unknown) => {
    handlers.onRefused(findRechazos(error));
    void openRechazo(modals, error);
  };
  const toBody = (accion: AccionMembresia, borrador: CambioElegido) => ({
    accion,
    membresias: usuarios.map(({ id, version }) => ({ id, version })),
    ...toPeticion(accion, borrador),
  });
  const preview = useMutation({
    mutationFn: (body: ReturnType<typeof toBody>) =>
      api.call<typeof computeCambioMasivoEndpoint>(
        { method: 'POST', path: '/usuarios/cambioMasivo/vistaPrevia' },
        { body },
      ),
    onSuccess: handlers.onPreviewed,
    onError,
  });
  const apply = useMutation({
    mutationFn: (body: ReturnType<typeof toBody>) =>
      api.call<typeof updateUsuariosEndpoint>({ method: 'POST', path: '/usuarios/cambioMasivo' }, { body }),
    onSuccess: async (efectos) => {
      handlers.onApplied(efectos);
      await queries.invalidateQueries({ queryKey: USUARIOS_KEY });
    },
    onError,
  });
  return {
    preview: (accion: AccionMembresia, borrador: CambioElegido) => preview.mutate(toBody(accion, borrador)),
    isPreviewing: preview.isPending,
    apply: (accion: AccionMembresia, borrador: CambioElegido) => apply.mutate(toBody(accion, borrador)),
    isApplying: apply.isPending,
  };
}
