import { normalizeIP } from '@fastify/rate-limit';
import type { CallContext } from '../http/bound-endpoint.ts';

/** The caller of a task. Places and turns are shared among callers. */
export interface Caller {
  readonly key: string;
  /** Whether the caller has a session; strangers come after callers with a session. */
  readonly hasSession: boolean;
}

/** The person of a session, else the address: a whole network of IPv6 counts as one. */
export function toCaller({ actor, address }: Pick<CallContext, 'actor' | 'address'>): Caller {
  return actor
    ? { key: `persona ${actor.userId}`, hasSession: true }
    : { key: `red ${normalizeIP(address)}`, hasSession: false };
}
