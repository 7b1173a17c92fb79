import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type OpenapiOperation, presentApiDocs } from './api-docs-html.ts';

/** The OpenAPI description at `/api/openapi.json` and the same as a readable page at `/api/docs`. */
export function registerApiDocsPage(app: FastifyInstance): void {
  const styles = readFileSync(join(import.meta.dirname, 'api-docs.css'), 'utf8');
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  app.get('/api/docs/estilos.css', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(styles),
  );
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(presentApiDocs(readDescription(app.swagger()))),
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
