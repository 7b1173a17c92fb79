import { describe, expect, it } from 'vitest';
import type { Actor } from '../http/actor.ts';
import { toCaller } from './caller.ts';

const actor: Actor = {
  sessionId: 's',
  userId: 7,
  displayName: 'Ana',
  membershipId: null,
  entityId: null,
  roleName: null,
  readsAllEntities: false,
  operatesPlatform: false,
  permissions: new Set(),
  secondFactor: 'off',
};

describe('whose work it is', () => {
  it('is the person of a session, wherever it calls from', () => {
    expect(toCaller({ actor, address: '192.0.2.1' })).toEqual({ key: 'persona 7', hasSession: true });
  });

  it('is the address of a stranger, and of IPv6 the whole network', () => {
    expect(toCaller({ actor: null, address: '192.0.2.1' })).toEqual({
      key: 'red 192.0.2.1',
      hasSession: false,
    });
    const [one, other] = ['2001:db8::1', '2001:db8::2:1'].map((address) =>
      toCaller({ actor: null, address }),
    );
    expect(one).toEqual(other);
  });
});
