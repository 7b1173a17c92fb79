import { escapeHtml } from './escape-html.ts';

/** The parts of an OpenAPI operation the page shows. */
export interface OpenapiOperation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly { name: string; in: string; required?: boolean; description?: string }[];
  readonly requestBody?: { content?: Record<string, { schema?: unknown }> };
  readonly responses?: Record<
    string,
    { description?: string; content?: Record<string, { schema?: unknown }> }
  >;
}

export interface ApiDocs {
  readonly title: string;
  readonly version: string;
  readonly introduction: string;
  readonly groups: readonly {
    readonly name: string;
    readonly anchor: string;
    readonly operations: readonly { path: string; method: string; operation: OpenapiOperation }[];
  }[];
}

/** The API description as one static page: no script, readable without one. */
export function presentApiDocs(docs: ApiDocs): string {
  const groups = docs.groups.filter((group) => group.operations.length > 0);
  return `<!doctype html>
<html lang="es-CO">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Descripción de la API | ${escapeHtml(docs.title)} v${escapeHtml(docs.version)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs/estilos.css">
</head>
<body>
<a class="salto" href="#contenido">Saltar al contenido principal</a>
<header><p><a href="/">${escapeHtml(docs.title)}</a></p><h1>Descripción de la API</h1><p>${escapeHtml(docs.introduction)}</p>
<p><a href="/api/openapi.json">Descargar la descripción OpenAPI 3.1 (JSON)</a></p></header>
<nav aria-label="Contextos"><ul>${groups.map((group) => `<li><a href="#${group.anchor}">${escapeHtml(group.name)}</a></li>`).join('')}</ul></nav>
<main id="contenido">${groups.map(presentGroup).join('\n')}</main>
</body>
</html>`;
}

function presentGroup(group: ApiDocs['groups'][number]): string {
  return `<section id="${group.anchor}"><h2>${escapeHtml(group.name)}</h2>${group.operations.map(presentOperation).join('\n')}</section>`;
}

function presentOperation({
  path,
  method,
  operation,
}: ApiDocs['groups'][number]['operations'][number]): string {
  const parameters = operation.parameters ?? [];
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  return `<article id="${escapeHtml(operation.operationId ?? '')}">
<h3><span class="metodo">${method}</span> <code>${escapeHtml(path)}</code></h3>
<p>${escapeHtml(operation.summary ?? '')}</p><p class="acceso">${escapeHtml(operation.description ?? '')}</p>
${parameters.length ? `<h4>Parámetros</h4><ul>${parameters.map(presentParameter).join('')}</ul>` : ''}
${body ? `<h4>Cuerpo</h4>${presentSchema(body, 'Esquema del cuerpo')}` : ''}
<h4>Respuestas</h4><dl>${Object.entries(operation.responses ?? {})
    .map(presentResponse)
    .join('')}</dl>
</article>`;
}

function presentParameter(parameter: NonNullable<OpenapiOperation['parameters']>[number]): string {
  const place = parameter.in === 'path' ? 'en la ruta' : 'en la consulta';
  return `<li><code>${escapeHtml(parameter.name)}</code> ${place}${parameter.required ? ', obligatorio' : ', opcional'}. ${escapeHtml(parameter.description ?? '')}</li>`;
}

function presentResponse([status, response]: [
  string,
  { description?: string; content?: Record<string, { schema?: unknown }> },
]): string {
  const schema = status === '200' ? Object.values(response.content ?? {})[0]?.schema : undefined;
  const text = status === '200' ? 'Respuesta correcta' : escapeHtml(response.description ?? '');
  return `<dt>${status}</dt><dd>${text}${schema ? presentSchema(schema, 'Esquema de la respuesta') : ''}</dd>`;
}

function presentSchema(schema: unknown, label: string): string {
  return `<details><summary>${label}</summary><pre tabindex="0">${escapeHtml(JSON.stringify(schema, null, 2))}</pre></details>`;
}
