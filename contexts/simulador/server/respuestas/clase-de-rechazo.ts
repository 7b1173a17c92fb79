import { AppError } from '@marco/server-kit';
import type { simuladorErrors } from '../../contract/simulador.errors.ts';

type CodigoDeRechazo = keyof typeof simuladorErrors;

/** What a security server would have of a refusal: no right for the caller, or no such service. */
type ClaseDeRechazo = 'sin-permiso' | 'desconocido';

const CODIGOS: Readonly<Record<ClaseDeRechazo, readonly CodigoDeRechazo[]>> = {
  'sin-permiso': ['CLAVE_DESCONOCIDA', 'CLAVE_SIN_ACUERDO_ACTIVO', 'CLAVE_DE_OTRA_VERSION'],
  // A version that was retired is no longer in the security server of its provider.
  desconocido: ['SERVICIO_NO_SIMULADO', 'VERSION_NO_SIMULADA', 'VERSION_RETIRADA', 'VERSION_SIN_MENSAJES'],
};

/** Which of them a refusal is, by its code; null for any other error, whatever its status. */
export function findClaseDeRechazo(error: unknown): ClaseDeRechazo | null {
  if (!(error instanceof AppError)) return null;
  const { code } = error;
  if (CODIGOS['sin-permiso'].some((uno) => uno === code)) return 'sin-permiso';
  return CODIGOS.desconocido.some((uno) => uno === code) ? 'desconocido' : null;
}
