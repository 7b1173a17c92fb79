import type { Problem, ProblemDetail } from '@marco/contract-kit';
import { ApiError, clientError } from './api-error.ts';

function isProblem(value: unknown): value is Partial<Problem> & Pick<Problem, 'code' | 'mensaje'> {
  if (typeof value !== 'object' || value === null) return false;
  const problem = value as Record<string, unknown>;
  return typeof problem['code'] === 'string' && typeof problem['mensaje'] === 'string';
}

function toApiError(status: number, body: unknown): ApiError {
  if (!isProblem(body)) return clientError('RESPUESTA_ILEGIBLE', status, body);
  const detalles: readonly ProblemDetail[] = Array.isArray(body.detalles) ? body.detalles : [];
  const { code, mensaje, correlationId, actual } = body;
  return new ApiError({
    status,
    code,
    mensaje,
    detalles,
    actual,
    ...(correlationId ? { correlationId } : {}),
  });
}

/** The value of an answer, undefined when it has no body. Throws `ApiError` for anything but a readable success. */
export function readAnswer(response: Pick<Response, 'ok' | 'status'>, text: string): unknown {
  if (response.ok && text === '') return undefined;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    throw clientError('RESPUESTA_ILEGIBLE', response.status, cause);
  }
  if (!response.ok) throw toApiError(response.status, body);
  return body;
}
