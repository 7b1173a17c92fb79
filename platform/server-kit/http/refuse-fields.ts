import type { ErrorCatalogue, ProblemDetail } from '@marco/contract-kit';
import { type AppError, refuse, refuseCommon } from './app-error.ts';

/** A refusal from a context's catalogue that stands at a field of the request too. */
export function refuseAt<C extends ErrorCatalogue>(
  catalogue: C,
  code: keyof C & string,
  campo: string,
): AppError {
  const { mensaje } = refuse(catalogue, code);
  return refuse(catalogue, code, [{ campo, mensaje }]);
}

/** SOLICITUD_INVALIDA at one field. */
export function refuseField(campo: string, mensaje: string): AppError {
  return refuseCommon('SOLICITUD_INVALIDA', [{ campo, mensaje }]);
}

/** Texts by field, as rules find them, as a problem tells them. */
export function listFaults(errores: Readonly<Record<string, string | undefined>>): ProblemDetail[] {
  return Object.entries(errores).flatMap(([campo, mensaje]) =>
    mensaje === undefined ? [] : [{ campo, mensaje }],
  );
}

/** @throws SOLICITUD_INVALIDA with every fault, when there is any */
export function requireFaultless(faults: readonly ProblemDetail[]): void {
  if (faults.length > 0) throw refuseCommon('SOLICITUD_INVALIDA', faults);
}
