import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOCALE } from '@marco/country/zone';
import type { FastifyInstance } from 'fastify';
import { BASE_PATH } from '../options.ts';
import { html } from '../pages/html.ts';
import { presentHeaders } from '../pages/page-sender.ts';
import { presentCookieNames } from '../provider/cookies.ts';
import type { Runtime } from '../runtime.ts';

const ASSETS = join(import.meta.dirname, '../assets');
const ONE_WEEK_SECONDS = 604_800;
const CSS = 'text/css; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';

function readAsset(name: string): string {
  return readFileSync(join(ASSETS, name), 'utf8');
}

function readStyles(): string {
  const folder = join(ASSETS, 'styles');
  return readdirSync(folder)
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('');
}

function readFont(family: string): Buffer {
  const file = `@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`;
  return readFileSync(fileURLToPath(import.meta.resolve(file)));
}

interface Asset {
  readonly path: string;
  readonly type: string;
  readonly content: string | Buffer;
  readonly caching: string;
}

/** Style, scripts and fonts of our pages, and the page the product frames to watch the session. */
export function registerAssets(app: FastifyInstance, { resolvedClient, issuer }: Runtime): void {
  const revalidated = 'public, max-age=0, must-revalidate';
  const kept = `public, max-age=${ONE_WEEK_SECONDS}`;
  const assets: Asset[] = [
    { path: '/estilos.css', type: CSS, content: readStyles(), caching: revalidated },
    { path: '/formularios.js', type: SCRIPT, content: readAsset('forms.js'), caching: revalidated },
    { path: '/recaptcha.js', type: SCRIPT, content: readAsset('recaptcha.js'), caching: revalidated },
    {
      path: '/verificar-sesion.js',
      type: SCRIPT,
      content: readAsset('check-session.js'),
      caching: revalidated,
    },
    { path: '/marca.svg', type: 'image/svg+xml', content: readAsset('mark.svg'), caching: kept },
    { path: '/fuentes/montserrat.woff2', type: 'font/woff2', content: readFont('montserrat'), caching: kept },
    { path: '/fuentes/work-sans.woff2', type: 'font/woff2', content: readFont('work-sans'), caching: kept },
  ];
  for (const asset of assets) registerAsset(app, asset);

  const checkPage = html`<!doctype html>
<html lang="${LOCALE}"><head><meta charset="utf-8"><title>Verificación de la sesión</title></head>
<body><script src="${BASE_PATH}/verificar-sesion.js" data-cookie="${presentCookieNames(issuer).browserState}"></script></body></html>`;
  const framed = presentHeaders([], ["'self'", ...resolvedClient.origins]);
  app.get('/verificar-sesion', { schema: { hide: true } }, async (_request, reply) =>
    reply.headers(framed).type('text/html; charset=utf-8').send(checkPage.text),
  );
}

function registerAsset(app: FastifyInstance, { path, type, content, caching }: Asset): void {
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  app.get(path, { schema: { hide: true } }, async (request, reply) => {
    reply.headers({ etag, 'cache-control': caching, 'x-content-type-options': 'nosniff' });
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    return reply.type(type).send(content);
  });
}
