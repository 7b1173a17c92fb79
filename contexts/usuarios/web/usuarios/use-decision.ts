import { leaveToCaller, useVersionedChange } from '@marco/web-kit/versioned-change';
import type { Membresia } from '../../contract/index.ts';
import { type AccionMembresia, ESTADO_USUARIO, type EstadoDeMembresia } from '../../contract/terms.ts';
import { TRANSICIONES_MEMBRESIA } from '../../rules/usuarios/estado-membresia.ts';
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

/**
 * Takes a decision about a membresía; shows both versions when it changed meanwhile.
 *
 * @returns what sends it, which throws the refusal
 */
export function useDecision(membresia: Membresia, onDone: () => void) {
  const { send } = useVersionedChange<Membresia>({
    show: onDone,
    refresh: USUARIOS_KEY,
    onKept: (queries) => queries.invalidateQueries({ queryKey: USUARIOS_KEY }),
  });

  return async (accion: AccionMembresia, datos: DatosDecision = {}): Promise<void> => {
    await send({
      version: membresia.version,
      send: (api, options) => sendDecision(api, accion, membresia.id, datos, options),
      compare: (actual) => listDiferencias(membresia, accion, datos, actual),
      done: HECHO[accion],
      explain: leaveToCaller,
    });
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
