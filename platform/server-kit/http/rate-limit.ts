import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SharedCounts } from '../limits/shared-counts.ts';
import { refuseCommon } from './app-error.ts';
import { createRateStore } from './rate-store.ts';

export { normalizeIP };

const WINDOW = '1 minute';
/** A whole office shares one address: calls with a session are also counted by person. */
const PEOPLE_PER_ADDRESS = 10;

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a call whose session is known: by person, or by address where there is none; throws at one too many. */
    limitCaller(request: FastifyRequest): Promise<void>;
  }
  interface FastifyContextConfig {
    /** The address answers to sessions only. */
    needsSession?: boolean;
  }
}

/** A page is dozens of files that a browser asks for once; a whole office may open it in the same minute. */
const HASHED_FILES_PATH = '/assets/';

/** Whether the call may have a session: the session is looked up before the small limit of the address is applied. */
const mayHaveSession = ({ headers, routeOptions }: FastifyRequest) =>
  routeOptions.config.needsSession === true && headers.authorization !== undefined;

const strangerKey = ({ ip }: FastifyRequest) => `sin sesión ${normalizeIP(ip)}`;

/**
 * Limits the calls per minute by address. A call with a token has a larger limit until its session is known. Then it
 * is counted by person; if the token is not valid, it counts as a call without one. What an endpoint allows by itself
 * counts by address. The files of the application are not counted.
 */
export async function registerRateLimit(
  app: FastifyInstance,
  ratePerMinute: number,
  counts: SharedCounts,
): Promise<void> {
  await app.register(rateLimit, {
    timeWindow: WINDOW,
    store: createRateStore(counts),
    allowList: ({ url }) => url.startsWith(HASHED_FILES_PATH),
    max: (request) => ratePerMinute * (mayHaveSession(request) ? PEOPLE_PER_ADDRESS : 1),
    keyGenerator: (request) =>
      mayHaveSession(request) ? `por conocer ${normalizeIP(request.ip)}` : strangerKey(request),
  });
  const count = app.createRateLimit({
    timeWindow: WINDOW,
    max: ratePerMinute,
    keyGenerator: (request) => (request.actor ? `persona ${request.actor.userId}` : strangerKey(request)),
  });
  app.decorate('limitCaller', async (request: FastifyRequest) => {
    if (!request.actor && !mayHaveSession(request)) return;
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw refuseCommon('DEMASIADAS_PETICIONES');
  });
}
