import {
  type CommonErrorCode,
  commonErrors,
  type ErrorCatalogue,
  type ProblemDetail,
} from '@marco/contract-kit';

/** A refusal with a code of a catalogue: it reaches the person as a problem document in Spanish. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: string;
  readonly status: number;
  readonly mensaje: string;
  /** After how many seconds the same request may be sent again; undefined where that would change nothing. */
  readonly retryAfterSeconds: number | undefined;
  readonly detalles: readonly ProblemDetail[];
  /** The record as it is now, where the refusal is about an outdated one. */
  readonly actual: unknown;

  constructor(
    code: string,
    definition: { status: number; mensaje: string; retryAfterSeconds?: number },
    detalles: readonly ProblemDetail[] = [],
    actual?: unknown,
  ) {
    super(`${code}: ${definition.mensaje}`);
    this.code = code;
    this.status = definition.status;
    this.mensaje = definition.mensaje;
    this.retryAfterSeconds = definition.retryAfterSeconds;
    this.detalles = detalles;
    this.actual = actual;
  }
}

/** A refusal from a context's catalogue. */
export function refuse<C extends ErrorCatalogue>(
  catalogue: C,
  code: keyof C & string,
  detalles: readonly ProblemDetail[] = [],
): AppError {
  const definition = catalogue[code];
  if (!definition) throw new Error(`The catalogue has no code ${code}.`);
  return new AppError(code, definition, detalles);
}

/** A refusal every endpoint may answer. */
export function refuseCommon(code: CommonErrorCode, detalles: readonly ProblemDetail[] = []): AppError {
  return new AppError(code, commonErrors[code], detalles);
}
