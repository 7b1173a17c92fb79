import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseCommon } from './app-error.ts';
import { createPages } from './first-files.ts';
import { addHead, type PageHead } from './page-head.ts';
import { sendProblem } from './problem.ts';
import { framedBySelf } from './security-headers.ts';

export interface WebAppSettings {
  /** Folder of the built application, with its precompressed twins. */
  readonly directory: string;
  /** Address prefixes that belong to the server: an unknown address under them is a problem document. */
  readonly serverPrefixes: readonly string[];
  /** Addresses of screens that stand under such a prefix all the same. */
  readonly screensOfServer: readonly string[];
  /** Where the data of a page is read by programs; undefined for a page that has none. */
  readonly findData: (path: string) => string | undefined;
  /** What a page says of itself to who reads it without running its code; undefined for one that says nothing. */
  readonly findHead?: (path: string) => Promise<PageHead | undefined>;
  /** File of the built application that runs the code of a page once its first text is drawn. */
  readonly starterFile: string;
  /** Return address of the authenticator: framed, it only hands its answer to the page around it. */
  readonly returnPath: string;
  /** File of the built application that hands the answer over. */
  readonly returnFrameFile: string;
}

/** The same thing in another form stands elsewhere (RFC 9110 §15.4.4). */
const SEE_OTHER = 303;
const ONE_YEAR_SECONDS = 31_536_000;
/** Folder and address of the files whose name carries a hash of their content: they never change. */
const HASHED_ASSETS = 'assets';
/**
 * The headers of such a file. The policies of a document have no effect on a script or a style, and a screen loads
 * twenty of them: these headers would be as large as a third of their code.
 */
const ASSET_HEADERS = new Set(['content-type', 'content-length', 'x-content-type-options']);
/** An address like this asks for a file and not for a screen; what ends in numbers is an identifier: '/oid/2.999'. */
const FILE_NAME = /\.[a-z][a-z\d]{1,4}$/i;

/** How a page says its own policy. */
const OWN_POLICY = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/;

/**
 * The policies of the pages that say one by themselves, by file name. The policy of the site would forbid their script,
 * which stands inside of them: they are saved and opened from a disk too.
 */
function readOwnPolicies(directory: string): ReadonlyMap<string, string> {
  const pages = readdirSync(directory).filter((name) => name.endsWith('.html'));
  return new Map(
    pages.flatMap((name) => {
      const policy = OWN_POLICY.exec(readFileSync(join(directory, name), 'utf8'))?.[1];
      return policy === undefined ? [] : [[name, `${policy}; frame-ancestors 'none'`]];
    }),
  );
}

/** Serves the built web application; every address that is not the server's is one of its screens. */
export async function registerWebApp(app: FastifyInstance, settings: WebAppSettings): Promise<void> {
  const findPage = createPages(settings.directory);
  const ownPolicies = readOwnPolicies(settings.directory);
  const returnFrame = readFileSync(join(settings.directory, settings.returnFrameFile), 'utf8');

  const shared = { wildcard: false, preCompressed: true, cacheControl: false, index: false } as const;
  await app.register(fastifyStatic, {
    ...shared,
    root: settings.directory,
    globIgnore: [`${HASHED_ASSETS}/**`],
    setHeaders: (reply, path) => {
      reply.header('cache-control', 'public, max-age=0, must-revalidate');
      const policy = ownPolicies.get(basename(path).replace(/\.(br|gz)$/, ''));
      if (policy !== undefined) reply.header('content-security-policy', policy);
    },
  });
  await app.register(fastifyStatic, {
    ...shared,
    root: join(settings.directory, HASHED_ASSETS),
    prefix: `/${HASHED_ASSETS}/`,
    decorateReply: false,
    // It is never asked for again while it is kept, so it has neither a tag nor a date, and it is small, so it has no parts.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply) => {
      for (const name of Object.keys(reply.getHeaders()))
        if (!ASSET_HEADERS.has(name)) reply.removeHeader(name);
      reply.header('cache-control', `public, max-age=${ONE_YEAR_SECONDS}, immutable`);
    },
  });

  /** A page is shown all the same when what it says of itself cannot be read. */
  async function findHead(path: string, log: FastifyBaseLogger): Promise<PageHead | undefined> {
    try {
      return await settings.findHead?.(path);
    } catch (error) {
      log.warn({ err: error }, 'the head of a page could not be read');
      return undefined;
    }
  }

  async function sendVisited(
    path: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    if (path === settings.returnPath) {
      openToOwnFrames(reply);
      return sendPage(reply, isOfFrame(request) ? returnFrame : findPage(path));
    }
    const head = await findHead(path, request.log);
    return sendPage(reply, head ? addHead(findPage(path), head, `/${settings.starterFile}`) : findPage(path));
  }

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const data = isRead(request) ? settings.findData(path) : undefined;
    if (data !== undefined) {
      reply.header('vary', 'Accept');
      if (!isPageVisit(request)) return reply.redirect(data, SEE_OTHER);
    }
    if (isOfServer(path, settings) || FILE_NAME.test(path) || !isPageVisit(request))
      return sendProblem(request, reply, refuseCommon('NO_ENCONTRADO'));
    return sendVisited(path, request, reply);
  });
}

function isOfServer(path: string, { serverPrefixes, screensOfServer }: WebAppSettings): boolean {
  if (screensOfServer.includes(path)) return false;
  return serverPrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

function isPageVisit(request: FastifyRequest): boolean {
  return isRead(request) && (request.headers.accept ?? '*/*').match(/text\/html|\*\/\*/) !== null;
}

function isOfFrame({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-dest'] === 'iframe';
}

function openToOwnFrames(reply: FastifyReply): void {
  const policy = reply.getHeader('content-security-policy');
  if (typeof policy === 'string') reply.header('content-security-policy', framedBySelf(policy));
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.status(200).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
}
