import type { FastifyInstance } from 'fastify';
import { refuseCommon } from '../app-error.ts';
import { createPreparedAnswer } from '../prepared-answer.ts';
import { findOperation, type OpenapiDocument, readIndex } from './read-operations.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * The OpenAPI description of what is bound at `/api/openapi.json`, and its parts for the page that shows one operation at a
 * time (ADR 0098): `/api/openapi/indice.json` and `/api/openapi/operaciones/{id}`. Each is made at its first visit.
 */
export function registerApiDescription(app: FastifyInstance): void {
  const options = { schema: { hide: true } };
  // Through unknown: the plugin names no part of a document of the version this one is of.
  const read = () => app.swagger() as unknown as OpenapiDocument;
  app.get(
    '/api/openapi.json',
    options,
    createPreparedAnswer(JSON_TYPE, () => JSON.stringify(app.swagger())),
  );
  app.get(
    '/api/openapi/indice.json',
    options,
    createPreparedAnswer(JSON_TYPE, () => JSON.stringify(readIndex(read()))),
  );
  const prepared = new Map<string, ReturnType<typeof createPreparedAnswer>>();
  app.get<{ Params: { id: string } }>('/api/openapi/operaciones/:id', options, (request, reply) => {
    const { id } = request.params;
    const known = prepared.get(id);
    if (known !== undefined) return known(request, reply);
    const found = findOperation(read(), id);
    // Only what is described is kept: names of a stranger take no memory.
    if (found === undefined) throw refuseCommon('NO_ENCONTRADO');
    const answer = createPreparedAnswer(JSON_TYPE, () => JSON.stringify(found));
    prepared.set(id, answer);
    return answer(request, reply);
  });
}
