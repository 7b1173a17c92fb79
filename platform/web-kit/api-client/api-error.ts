import type { ProblemDetail } from '@marco/contract-kit';

interface ApiErrorParts {
  /** HTTP status; 0 when no answer arrived. */
  readonly status: number;
  /** Code of an error catalogue, or one of `CLIENT_ERRORS`. */
  readonly code: string;
  readonly mensaje: string;
  readonly detalles?: readonly ProblemDetail[];
  readonly correlationId?: string;
  readonly actual?: unknown;
}

/** Errors that the browser itself finds. */
export const CLIENT_ERRORS = {
  SIN_CONEXION: 'No fue posible conectarse con el servidor. Revise su conexión e intente de nuevo.',
  RESPUESTA_ILEGIBLE:
    'El servidor respondió algo que no se pudo leer. Intente de nuevo; si continúa, escriba a soporte.',
} as const;

/** A call that failed; `mensaje` is the Spanish text to show. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly mensaje: string;
  readonly detalles: readonly ProblemDetail[];
  /** Names the request in the server's log; show it with unexpected errors. */
  readonly correlationId: string | undefined;
  /** The present record, if the change was refused because another person changed it first (412). */
  readonly actual: unknown;

  constructor(parts: ApiErrorParts, options?: ErrorOptions) {
    super(`${parts.code}: ${parts.mensaje}`, options);
    this.status = parts.status;
    this.code = parts.code;
    this.mensaje = parts.mensaje;
    this.detalles = parts.detalles ?? [];
    this.correlationId = parts.correlationId;
    this.actual = parts.actual;
  }
}

/** An error that the browser found, not the server. */
export function clientError(code: keyof typeof CLIENT_ERRORS, status: number, cause: unknown): ApiError {
  return new ApiError({ status, code, mensaje: CLIENT_ERRORS[code] }, { cause });
}

/** Text to show for anything that was thrown. */
export function errorMessage(error: unknown): string {
  return error instanceof ApiError ? error.mensaje : 'Ocurrió un error inesperado. Intente de nuevo.';
}
