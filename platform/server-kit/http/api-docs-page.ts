import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type OpenapiOperation, presentApiDocs } from './api-docs-html.ts';
import { createPreparedAnswer } from './prepared-answer.ts';

/** The OpenAPI description at `/api/openapi.json` and the same as a readable page at `/api/docs`. */
export function registerApiDocsPage(app: FastifyInstance): void {
  const styles = readFileSync(join(import.meta.dirname, 'api-docs.css'), 'utf8');
  const options = { schema: { hide: true } };
  app.get(
    '/api/openapi.json',
    options,
    createPreparedAnswer('application/json; charset=utf-8', () => JSON.stringify(app.swagger())),
  );
  app.get(
    '/api/docs/estilos.css',
    options,
    createPreparedAnswer('text/css; charset=utf-8', () => styles),
  );
  app.get(
    '/api/docs',
    options,
    createPreparedAnswer('text/html; charset=utf-8', () => presentApiDocs(readDescription(app.swagger()))),
  );
}

interface OpenapiDocument {
  info: { title: string; version: string; description?: string };
  tags?: { name: string; description?: string }[];
  paths?: Record<string, Record<string, OpenapiOperation>>;
}

function readDescription(document: unknown) {
  const { info, tags = [], paths = {} } = document as OpenapiDocument;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  return {
    title: info.title,
    version: info.version,
    introduction: info.description ?? '',
    groups: tags.map(({ name, description }) => ({
      name: description ?? name,
      anchor: name,
      operations: operations.filter(({ operation }) => operation.tags?.includes(name)),
    })),
  };
}
