import { type CommonErrorCode, commonErrors, type Problem, type ProblemDetail } from '@marco/contract-kit';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { type DatabaseFault, findDatabaseFault } from '../database/database-fault.ts';
import { FileStoreError } from '../files/file-store.ts';
import { AppError, refuseCommon } from './app-error.ts';
import { describeUnknownField } from './spanish-issues.ts';

const FORBIDDEN = 403;

/** What Fastify calls a body over the limit. */
const TOO_LARGE = 'FST_ERR_CTP_BODY_TOO_LARGE';

/** Answers every error as one problem document; internal details go only to the log. */
export function registerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const { tooLarge } = request.routeOptions.config;
    const refusal = error.code === TOO_LARGE && tooLarge ? tooLarge : toRefusal(error);
    if (refusal.status >= 500) request.log.error({ err: error }, 'request failed');
    else request.log[levelOf(refusal)]({ code: refusal.code }, 'request refused');
    return sendProblem(request, reply, refusal);
  });
}

/** Refused permissions are logged, because somebody may look for them; mistakes in a form are not. */
function levelOf({ status }: AppError): 'warn' | 'info' {
  return status === FORBIDDEN ? 'warn' : 'info';
}

/** Answers what no route could take, such as an address that cannot be decoded; no hook ran for it. */
export function answerFrameworkError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const refusal = error.statusCode === 400 ? refuseCommon('SOLICITUD_INVALIDA') : toRefusal(error);
  reply.headers({ 'x-content-type-options': 'nosniff', 'x-correlation-id': request.id });
  void sendProblem(request, reply, refusal);
}

/** Answers unknown addresses; a server with a web application answers them itself. */
export function registerNotFoundProblem(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, refuseCommon('NO_ENCONTRADO')));
}

/** Answers a refusal as `application/problem+json`, with the correlation id of the request. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, refusal: AppError): FastifyReply {
  const problem: Problem = {
    type: `urn:marco:error:${refusal.code}`,
    title: refusal.mensaje,
    status: refusal.status,
    code: refusal.code,
    mensaje: refusal.mensaje,
    detalles: [...refusal.detalles],
    correlationId: request.id,
    ...(refusal.actual === undefined ? {} : { actual: refusal.actual }),
  };
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', refusal.retryAfterSeconds);
  return reply
    .status(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(problem);
}

/** What a caller is told of an error; what nobody foresaw is one generic text. */
export function toRefusal(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof FileStoreError) return refuseCommon('ALMACEN_SIN_RESPUESTA');
  if (hasZodFastifySchemaValidationErrors(error)) {
    return refuseCommon('SOLICITUD_INVALIDA', error.validation.flatMap(listReasons));
  }
  return fromFastify(error);
}

interface FoundIssue {
  readonly instancePath: string;
  readonly message?: string | undefined;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Most unknown fields that one answer names; a longer list would not help the caller. */
const MOST_UNKNOWN = 10;

/** What is wrong with a field; of fields nobody knows, each one at its own place. */
function listReasons({ instancePath, message, params }: FoundIssue): ProblemDetail[] {
  const campo = instancePath.replace(/^\//, '').replaceAll('/', '.');
  const { keys } = params;
  if (Array.isArray(keys)) {
    return keys.slice(0, MOST_UNKNOWN).map((key) => ({
      campo: [campo, String(key)].filter(Boolean).join('.'),
      mensaje: describeUnknownField(String(key)),
    }));
  }
  return [{ ...(campo ? { campo } : {}), mensaje: message ?? commonErrors.SOLICITUD_INVALIDA.mensaje }];
}

/** Refusals Fastify itself makes before a handler runs. */
function fromFastify(error: FastifyError): AppError {
  switch (error.statusCode) {
    case 400:
      return refuseCommon('CUERPO_ILEGIBLE');
    case 404:
      return refuseCommon('NO_ENCONTRADO');
    case 413:
      return refuseCommon('CUERPO_DEMASIADO_GRANDE');
    case 414:
    case 431:
      return refuseCommon('SOLICITUD_INVALIDA');
    case 415:
      return refuseCommon('TIPO_NO_ADMITIDO');
    case 429:
      return refuseCommon('DEMASIADAS_PETICIONES');
    default:
      return fromDatabase(error);
  }
}

function fromDatabase(error: { code?: string }): AppError {
  if (isBadText(error)) return refuseCommon('SOLICITUD_INVALIDA');
  const fault = findDatabaseFault(error);
  return refuseCommon(fault ? FAULTS[fault] : 'ERROR_INTERNO');
}

const FAULTS = {
  unreachable: 'SERVICIO_NO_DISPONIBLE',
  busy: 'SERVICIO_OCUPADO',
  full: 'ALMACENAMIENTO_LLENO',
} as const satisfies Record<DatabaseFault, CommonErrorCode>;

/** Text PostgreSQL cannot hold (a zero byte, a broken surrogate) is the caller's mistake, not ours. */
function isBadText(error: { code?: string }): boolean {
  return error.code === '22021' || error.code === '22P05';
}
