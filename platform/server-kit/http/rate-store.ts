import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { SharedCounts, Standing } from '../limits/shared-counts.ts';

/** What the library adds to the options of an endpoint with a limit of its own. */
interface WithRoute {
  readonly routeInfo?: { readonly method?: unknown; readonly url?: unknown };
}

/** The store of the rate limit over counts that all processes share. */
export function createRateStore(counts: SharedCounts): FastifyRateLimitStoreCtor {
  return class RateStore implements FastifyRateLimitStore {
    readonly #place: string;

    constructor(options: object) {
      const { routeInfo }: WithRoute = options;
      this.#place = routeInfo?.url === undefined ? '' : `${routeInfo.method} ${routeInfo.url} `;
    }

    incr(key: string, answer: (error: Error | null, standing?: Standing) => void, windowMs: number): void {
      answer(null, counts.add(this.#place + key, windowMs));
    }

    /** An endpoint with a limit of its own counts for itself. */
    child(options: object): RateStore {
      return new RateStore(options);
    }
  };
}
