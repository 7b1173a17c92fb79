import { normalizeIP } from '@fastify/rate-limit';
import type { CallContext } from '../http/bound-endpoint.ts';

/** Whose work it is: places and turns are shared out by this. */
export interface Caller {
  readonly key: string;
  /** Whether there is a session behind it; strangers come after. */
  readonly hasSession: boolean;
}

/** The person of a session, else the address: a whole network of IPv6 counts as one. */
export function toCaller({ actor, address }: Pick<CallContext, 'actor' | 'address'>): Caller {
  return actor
    ? { key: `persona ${actor.userId}`, hasSession: true }
    : { key: `red ${normalizeIP(address)}`, hasSession: false };
}
