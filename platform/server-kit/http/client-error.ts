import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type CommonErrorCode, commonErrors, type Problem } from '@marco/contract-kit';

/** What Node calls what it cannot read; everything else is no HTTP at all. */
const CODES: Readonly<Record<string, CommonErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'CUERPO_INCOMPLETO',
  HPE_HEADER_OVERFLOW: 'DIRECCION_DEMASIADO_LARGA',
};

/** Time a caller has to read the answer, who may still be sending. */
const READING_MS = 2000;

/** Answers what Node could not read as a request, such as an address of a hundred kilobytes: no route and no hook saw it. */
export function answerClientError(error: { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  socket.end(presentAnswer(CODES[error.code ?? ''] ?? 'SOLICITUD_INVALIDA'));
  // What still arrives is dropped: closing over unread bytes would take the answer from the caller.
  socket.resume();
  setTimeout(() => socket.destroy(), READING_MS).unref();
}

function presentAnswer(code: CommonErrorCode): string {
  const { status, mensaje } = commonErrors[code];
  const problem: Problem = {
    type: `urn:marco:error:${code}`,
    title: mensaje,
    status,
    code,
    mensaje,
    detalles: [],
    correlationId: randomUUID(),
  };
  const body = JSON.stringify(problem);
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    `x-correlation-id: ${problem.correlationId}`,
    'connection: close',
    '',
    body,
  ].join('\r\n');
}
