import type { CDPSession, Page } from '@playwright/test';

/** One answer a page took from the server. */
export interface WireAnswer {
  /** Address without its origin. */
  readonly path: string;
  readonly kind: 'document' | 'script' | 'style' | 'data' | 'other';
  /** Bytes as they came: status line, headers and the compressed body. */
  readonly bytes: number;
  readonly headerBytes: number;
  /** Sequential round trips until it was there: 1 for the document, one more than whatever asked for it. */
  readonly trips: number;
  /** Whether it was there before anything was painted: the first paint may have waited for it. */
  readonly beforePaint: boolean;
}

interface Frame {
  readonly url: string;
}

interface Stack {
  readonly callFrames: readonly Frame[];
  readonly parent?: Stack;
}

interface Asked {
  readonly url: string;
  readonly kind: WireAnswer['kind'];
  /** Seconds to add to the clock of the network for the clock of the page. */
  readonly clock: number;
  readonly askers: readonly string[];
  bytes: number;
  headerBytes: number;
  receivedAt: number;
}

const KINDS: Readonly<Record<string, WireAnswer['kind']>> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Fetch: 'data',
  XHR: 'data',
};

/**
 * How long an answer takes: longer than a machine under load needs to paint, so that what is asked for at the moment of the
 * first paint is not there before it.
 */
const LATENCY_MS = 400;

/** Reads what a page takes from the network while `visit` runs, as the browser counts it. */
export async function readWire(page: Page, visit: () => Promise<void>): Promise<readonly WireAnswer[]> {
  const session = await page.context().newCDPSession(page);
  const asked = new Map<string, Asked>();
  listen(session, asked);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await visit();
  // The screen is there before the browser has reported its first paint.
  await page.waitForFunction(`performance.getEntriesByName('first-contentful-paint').length > 0`);
  const paintedAt = await page.evaluate<number>(
    `(performance.timeOrigin + performance.getEntriesByName('first-contentful-paint')[0].startTime) / 1000`,
  );
  await session.detach();
  const answers = [...asked.values()].filter(({ bytes }) => bytes > 0);
  const byUrl = new Map(answers.map((answer) => [answer.url, answer]));
  return answers.map((answer) => ({
    path: new URL(answer.url).pathname,
    kind: answer.kind,
    bytes: answer.bytes,
    headerBytes: answer.headerBytes,
    trips: countTrips(answer, byUrl),
    beforePaint: answer.receivedAt < paintedAt,
  }));
}

function listen(session: CDPSession, asked: Map<string, Asked>): void {
  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator, wallTime, timestamp }) => {
    if (!request.url.startsWith('http')) return;
    const stack = initiator.stack as Stack | undefined;
    asked.set(requestId, {
      url: request.url,
      kind:
        KINDS[
          request.url.endsWith('.js') ? 'Script' : request.url.endsWith('.css') ? 'Stylesheet' : (type ?? '')
        ] ?? 'other',
      clock: wallTime - timestamp,
      askers: [...(initiator.url ? [initiator.url] : []), ...listScripts(stack)],
      bytes: 0,
      headerBytes: 0,
      receivedAt: Number.POSITIVE_INFINITY,
    });
  });
  session.on('Network.responseReceivedExtraInfo', ({ requestId, headersText }) => {
    const one = asked.get(requestId);
    if (one) one.headerBytes = headersText?.length ?? 0;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const one = asked.get(requestId);
    if (!one) return;
    one.bytes = encodedDataLength;
    one.receivedAt = timestamp + one.clock;
  });
}

function listScripts(stack: Stack | undefined): readonly string[] {
  if (!stack) return [];
  return [...stack.callFrames.map(({ url }) => url), ...listScripts(stack.parent)];
}

/** The document, the code of every page, and what that asks for: the browser does not tell who imports a lazy module. */
const TRIPS_OF_LAZY_MODULE = 3;

function countTrips(answer: Asked, byUrl: ReadonlyMap<string, Asked>, seen: readonly Asked[] = []): number {
  const askers = answer.askers
    .map((url) => byUrl.get(url))
    .filter((one): one is Asked => one !== undefined && one !== answer && !seen.includes(one));
  if (askers.length === 0 && answer.kind === 'script') return TRIPS_OF_LAZY_MODULE;
  return 1 + Math.max(0, ...askers.map((one) => countTrips(one, byUrl, [...seen, answer])));
}
