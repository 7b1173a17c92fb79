import type { FastifyInstance, FastifyRequest } from 'fastify';

const FORM_LIMIT_BYTES = 16_384;

/** Lets the pages of a scope read forms, the only bodies they get. */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_LIMIT_BYTES },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/** Fields of a sent form; anything else that came as a body has none. */
export function readForm({ body }: FastifyRequest): Record<string, string> {
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(Object.entries(body).filter((pair) => typeof pair[1] === 'string'));
}

/** Whether another site made the browser send this form; old browsers that do not say are believed. */
export function comesFromAnotherSite({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-site'] === 'cross-site';
}
