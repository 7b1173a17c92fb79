import { ApiError } from '@marco/web-kit/api-client';
import { openFailure, openValidationErrors } from '@marco/web-kit/failure-modal';
import type { useModal } from '@marco/web-kit/modal';
import type { ErroresCambio } from './campos-de-cambio.tsx';

/** Fields of the form by their names on the wire. */
const CAMPOS: Readonly<Record<string, keyof ErroresCambio>> = {
  rolId: 'rolId',
  entidadId: 'entidad',
  motivo: 'motivo',
};

/** What the server alone found wrong in the choices of a change, by field. */
export function findRechazos(error: unknown): ErroresCambio {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    error.detalles.flatMap(({ campo = '', mensaje }) => {
      const field = CAMPOS[campo];
      return field ? [[field, mensaje]] : [];
    }),
  );
}

/** Shows why a change was refused: as an error of validation (ERR-01) where every reason stands at a field. */
export function openRechazo(modals: ReturnType<typeof useModal>, error: unknown): Promise<boolean> {
  const detalles = error instanceof ApiError ? error.detalles : [];
  const isOfFields = detalles.length > 0 && detalles.every(({ campo = '' }) => CAMPOS[campo]);
  if (!isOfFields) return openFailure(modals, error);
  return openValidationErrors(
    modals,
    detalles.map(({ mensaje }) => mensaje),
  );
}
