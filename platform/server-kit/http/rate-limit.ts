import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseCommon } from './app-error.ts';

const WINDOW = '1 minute';
/** A whole office shares one address: calls with a session are also counted by person. */
const PEOPLE_PER_ADDRESS = 10;

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a call of a signed-in person; throws when the person made too many. */
    limitPerson(request: FastifyRequest): Promise<void>;
  }
}

/** A page is dozens of files that a browser asks for once; a whole office may open it in the same minute. */
const HASHED_FILES_PATH = '/assets/';

const carriesToken = ({ headers }: FastifyRequest) => headers.authorization !== undefined;

/**
 * Limits the calls per minute: by address before anything else is looked at, and by person once the session is
 * known. What an endpoint allows by itself counts by address. The files of the application are not counted.
 */
export async function registerRateLimit(app: FastifyInstance, ratePerMinute: number): Promise<void> {
  await app.register(rateLimit, {
    timeWindow: WINDOW,
    allowList: ({ url }) => url.startsWith(HASHED_FILES_PATH),
    max: (request) => ratePerMinute * (carriesToken(request) ? PEOPLE_PER_ADDRESS : 1),
    keyGenerator: (request) => `${carriesToken(request) ? 'con' : 'sin'} token ${normalizeIP(request.ip)}`,
  });
  const count = app.createRateLimit({
    timeWindow: WINDOW,
    max: ratePerMinute,
    keyGenerator: (request) => String(request.actor?.userId),
  });
  app.decorate('limitPerson', async (request: FastifyRequest) => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw refuseCommon('DEMASIADAS_PETICIONES');
  });
}
