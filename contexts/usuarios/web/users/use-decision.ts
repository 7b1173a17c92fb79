import { ApiError, useApi } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { openConflict } from '@marco/web-kit/conflict-modal';
import { useModal } from '@marco/web-kit/modal';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Membresia } from '../../contract/index.ts';
import { type AccionMembresia, ESTADO_USUARIO, type EstadoDeMembresia } from '../../contract/terms.ts';
import { TRANSICIONES_MEMBRESIA } from '../../rules/index.ts';
import type { ErroresCambio } from './campos-de-cambio.tsx';
import { findRechazos, openRechazo } from './rechazos-cambio.ts';
import { type DatosDecision, sendDecision } from './send-decision.ts';
import { USUARIOS_KEY } from './use-usuarios.ts';

const HECHO: Readonly<Record<AccionMembresia, string>> = {
  aprobar: 'El usuario fue aprobado.',
  rechazar: 'El usuario fue rechazado.',
  activar: 'El usuario fue activado.',
  inactivar: 'El usuario fue inactivado.',
  trasladar: 'El usuario fue trasladado.',
  'asignar-rol': 'El rol fue asignado.',
};

/** Takes a decision about a membresía; tells the reasons of a refusal, and both versions when it changed meanwhile. */
export function useDecision(
  membresia: Membresia,
  {
    onDone,
    onRefused,
  }: {
    readonly onDone: () => void;
    /** Told what the server found wrong, to show at the fields. */
    readonly onRefused: (rechazos: ErroresCambio) => void;
  },
) {
  const api = useApi();
  const modals = useModal();
  const banner = useBanner();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: USUARIOS_KEY });

  const mutation = useMutation({
    mutationFn: ({
      accion,
      datos,
      version,
    }: {
      accion: AccionMembresia;
      datos: DatosDecision;
      version: number;
    }) => sendDecision(api, accion, membresia.id, datos, version),
    onSuccess: async (_, { accion }) => {
      banner.success(HECHO[accion]);
      onDone();
      await refresh();
    },
    onError: async (error, sent) => {
      const actual = error instanceof ApiError && error.status === 412 ? (error.actual as Membresia) : null;
      if (!actual) {
        onRefused(findRechazos(error));
        return void openRechazo(modals, error);
      }
      const keepsMine = await openConflict(
        modals,
        listDiferencias(membresia, sent.accion, sent.datos, actual),
      );
      if (keepsMine) mutation.mutate({ ...sent, version: actual.version });
      else await refresh();
    },
  });
  return {
    isPending: mutation.isPending,
    decide: (accion: AccionMembresia, datos: DatosDecision = {}) =>
      mutation.mutate({ accion, datos, version: membresia.version }),
  };
}

function listDiferencias(
  membresia: Membresia,
  accion: AccionMembresia,
  { entidadNombre }: DatosDecision,
  actual: Membresia,
) {
  const estado: EstadoDeMembresia = TRANSICIONES_MEMBRESIA[membresia.estado][accion] ?? membresia.estado;
  return [
    { label: 'Estado', mine: ESTADO_USUARIO[estado], current: ESTADO_USUARIO[actual.estado] },
    {
      label: 'Entidad',
      mine: entidadNombre ?? membresia.entidad.nombre,
      current: actual.entidad.nombre,
    },
    { label: 'Rol', mine: membresia.rol?.nombre ?? '', current: actual.rol?.nombre ?? '' },
  ];
}
