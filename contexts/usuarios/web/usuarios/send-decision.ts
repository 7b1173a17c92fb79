import type { ApiClient, CallOptions } from '@marco/web-kit/api-client';
import type {
  approveUsuarioEndpoint,
  Membresia,
  rejectUsuarioEndpoint,
  updateEntidadDeUsuarioEndpoint,
  updateEstadoUsuarioEndpoint,
  updateRolDeUsuarioEndpoint,
} from '../../contract/index.ts';
import type { AccionMembresia } from '../../contract/terms.ts';

/** What an action needs beside the membresía, with the names people read. */
export interface DatosDecision {
  readonly rolId?: number;
  readonly entidadId?: number;
  readonly motivo?: string;
  readonly entidadNombre?: string;
}

/** Calls the endpoint of an action for one membresía, with the version it goes over. */
export function sendDecision(
  api: ApiClient,
  accion: AccionMembresia,
  membresiaId: number,
  { rolId = 0, entidadId = 0, motivo = '' }: DatosDecision,
  options: CallOptions,
): Promise<Membresia> {
  switch (accion) {
    case 'aprobar':
      return api.call<typeof approveUsuarioEndpoint>(
        { method: 'POST', path: '/validar/aprobarUsuario' },
        { body: { membresiaId, rolId } },
        options,
      );
    case 'rechazar':
      return api.call<typeof rejectUsuarioEndpoint>(
        { method: 'POST', path: '/validar/rechazarUsuario' },
        { body: { membresiaId, motivo } },
        options,
      );
    case 'activar':
    case 'inactivar':
      return api.call<typeof updateEstadoUsuarioEndpoint>(
        { method: 'POST', path: '/usuarios/cambiarEstado' },
        { body: { membresiaId, estadoUsuario: accion === 'activar', ...(motivo ? { motivo } : {}) } },
        options,
      );
    case 'trasladar':
      return api.call<typeof updateEntidadDeUsuarioEndpoint>(
        { method: 'POST', path: '/usuarios/trasladar' },
        { body: { membresiaId, entidadId, ...(rolId ? { rolId } : {}) } },
        options,
      );
    case 'asignar-rol':
      return api.call<typeof updateRolDeUsuarioEndpoint>(
        { method: 'POST', path: '/usuarios/asignarRol' },
        { body: { membresiaId, rolId } },
        options,
      );
  }
}
