import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SharedCounts } from '../limits/shared-counts.ts';
import { registerRateLimit } from './rate-limit.ts';
import { registerWebApp } from './web-app.ts';

const directory = mkdtempSync(join(tmpdir(), 'marco-web-app-'));
let app: FastifyInstance;

beforeAll(async () => {
  writeFileSync(join(directory, 'index.html'), '<html lang="es-CO"><head></head></html>');
  writeFileSync(join(directory, 'back.html'), '<html></html>');
  const own = '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'">';
  writeFileSync(join(directory, 'saved.html'), own);
  writeFileSync(join(directory, 'saved.html.gz'), gzipSync(own));
  mkdirSync(join(directory, 'assets'));
  mkdirSync(join(directory, '.vite'));
  const first = { address: '^/primera$', scripts: ['/assets/a.js'], styles: ['/assets/a.css'] };
  writeFileSync(join(directory, '.vite', 'first-files.json'), JSON.stringify([first]));
  writeFileSync(join(directory, 'assets', 'inicio-a1b2.js'), 'export {};');
  app = fastify();
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'content-security-policy': "default-src 'self'", 'x-correlation-id': 'abcdef-123456' });
    reply.header('x-content-type-options', 'nosniff');
  });
  await registerRateLimit(app, 3, new SharedCounts());
  await registerWebApp(app, {
    directory,
    serverPrefixes: ['/api'],
    screensOfServer: ['/api/docs'],
    findData: (path) => (path.startsWith('/libro/') ? `/datos${path.slice('/libro'.length)}` : undefined),
    starterFile: 'start.js',
    returnPath: '/inicio',
    returnFrameFile: 'back.html',
  });
});
afterAll(async () => {
  await app.close();
  rmSync(directory, { recursive: true });
});

const visit = (url: string, accept?: string) =>
  app.inject({ url, headers: accept === undefined ? {} : { accept } });

it.each(['/libro/uno', '/otra', '/oid/2.999.170', '/api/docs'])(
  '%s is a screen for who reads pages',
  async (url) => {
    for (const accept of ['text/html,application/xhtml+xml,*/*;q=0.8', undefined]) {
      const answer = await visit(url, accept);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    }
  },
);

it('a page with data leads programs to it, and tells caches that it depends on who asks', async () => {
  const answer = await visit('/libro/uno/1.0?x=1', 'text/turtle');
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/datos/uno/1.0']);
  expect(answer.headers.vary).toBe('Accept');
  expect((await visit('/libro/uno')).headers.vary).toBe('Accept');
  expect((await visit('/otra')).headers.vary).toBeUndefined();
});

it.each([
  ['/otra', 'text/turtle'],
  ['/api/nada', 'text/html'],
  ['/falta.js', 'text/html'],
])('%s for %s is nothing', async (url, accept) => {
  expect((await visit(url, accept)).statusCode).toBe(404);
});

it('a page that says its own policy is sent with it, packed too; the others have that of the site', async () => {
  // Of another address: the visits of each are counted.
  const readPolicy = async (url: string, headers = {}) =>
    (await app.inject({ url, headers, remoteAddress: '10.1.1.1' })).headers['content-security-policy'];
  for (const headers of [{}, { 'accept-encoding': 'gzip' }])
    expect(await readPolicy('/saved.html', headers)).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(await readPolicy('/back.html')).toBe("default-src 'self'");
});

it('a file with a hash in its name has no policy of a document, a page and a file without one have', async () => {
  const { headers } = await visit('/assets/inicio-a1b2.js');
  expect(Object.keys(headers)).not.toContain('content-security-policy');
  expect(Object.keys(headers)).not.toContain('x-correlation-id');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const url of ['/otra', '/back.html'])
    expect((await visit(url)).headers['content-security-policy']).toBe("default-src 'self'");
});

it('a file with a hash in its name comes whole, without tag, date or parts, whatever part or change is asked for', async () => {
  const { size, mtime } = statSync(join(directory, 'assets', 'inicio-a1b2.js'));
  const asked = [
    {},
    { range: 'bytes=0-3' },
    { range: 'bytes=100-' },
    { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
    // The tag a server that tells one would give.
    { 'if-none-match': `W/"${size.toString(16)}-${mtime.getTime().toString(16)}"` },
  ];
  for (const headers of asked) {
    const answer = await app.inject({ url: '/assets/inicio-a1b2.js', headers });
    expect([answer.statusCode, answer.body]).toEqual([200, 'export {};']);
    for (const name of ['etag', 'last-modified', 'accept-ranges', 'content-range'])
      expect(Object.keys(answer.headers)).not.toContain(name);
  }
});

it('a file without a hash in its name has a tag, and is not sent again to who has it', async () => {
  const { etag } = (await visit('/back.html')).headers;
  const again = await app.inject({ url: '/back.html', headers: { 'if-none-match': String(etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it('the page of a screen names its files beside those of every page', async () => {
  const links =
    '<link rel="modulepreload" crossorigin href="/assets/a.js"><link rel="stylesheet" data-of-screen crossorigin href="/assets/a.css">';
  expect((await visit('/primera')).body).toBe(`<html lang="es-CO"><head>${links}</head></html>`);
  expect((await visit('/primera/otra')).body).toBe('<html lang="es-CO"><head></head></html>');
});

it('[API-05] an office that opens the application gets all its files, however few calls a minute it may make', async () => {
  const statuses = async (url: string) => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => visit(url)));
    return answers.map(({ statusCode }) => statusCode);
  };
  expect(await statuses('/assets/inicio-a1b2.js')).toEqual([200, 200, 200, 200, 200]);
  expect(await statuses('/back.html')).toContain(429);
});
