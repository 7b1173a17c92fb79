import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findNextSignInState,
  findTokenEvent,
  SIGN_IN_MESSAGES,
  SIGN_IN_TABLE,
  type SignInEvent,
  type SignInState,
} from './sign-in-machine.ts';

const states = Object.keys(SIGN_IN_TABLE) as SignInState[];
const events = [...new Set(states.flatMap((state) => Object.keys(SIGN_IN_TABLE[state]) as SignInEvent[]))];
const follow = (...path: SignInEvent[]) => path.reduce(findNextSignInState, 'idle' as SignInState);

describe('sign-in table', () => {
  it('reaches every state from idle and returns to idle from every end', () => {
    const reached = new Set<SignInState>(['idle']);
    for (const state of reached) for (const next of Object.values(SIGN_IN_TABLE[state])) reached.add(next);
    expect([...reached].sort()).toEqual([...states].sort());
    for (const state of ['signed-in', 'registering', 'blocked', 'refused-acr', 'failed'] as const) {
      expect(findNextSignInState(state, 'logged-out')).toBe('idle');
    }
  });

  it.each<[string, SignInEvent[], SignInState]>([
    ['[LAND-03] the start waits, then gives way', ['root-opened', 'delay-ended'], 'idle'],
    ['[LAND-03] the button does not wait for the spinner', ['root-opened', 'redirect-asked'], 'redirecting'],
    ['[LAND-04] the end of the delay never redirects', ['root-opened', 'delay-ended', 'delay-ended'], 'idle'],
    [
      '[LOGIN-02] a received token calls the login service',
      ['answer-arrived', 'token-received'],
      'logging-in',
    ],
    [
      '[LOGIN-03] 404 stands before the registration',
      ['token-received', 'login-without-account'],
      'asking-level',
    ],
    [
      '[LOGIN-03] type register stands before the registration',
      ['answer-arrived', 'register-asked'],
      'asking-level',
    ],
    ['[LOGIN-06] no usable entity blocks', ['token-received', 'login-blocked'], 'blocked'],
    ['[LOGIN-07] a first failure redirects anew', ['answer-arrived', 'redirect-asked'], 'redirecting'],
    ['[LOGIN-07] a second failure is told', ['answer-arrived', 'attempt-failed'], 'failed'],
    [
      '[LOGIN-14] a login failure is told and can be tried again',
      ['token-received', 'attempt-failed', 'token-received'],
      'logging-in',
    ],
    ['[LOGIN-18] another acr is refused', ['answer-arrived', 'acr-refused'], 'refused-acr'],
  ])('%s', (_name, path, expected) => {
    expect(follow(...path)).toBe(expected);
  });

  it('[LOGIN-02] once signed in no token starts a second login', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(...events.filter((event) => !['logged-out', 'redirect-asked'].includes(event))),
        ),
        (path) => {
          expect(path.reduce(findNextSignInState, 'signed-in' as SignInState)).toBe('signed-in');
        },
      ),
    );
  });

  it('[LAND-03] says what is happening while something is', () => {
    for (const state of ['waiting', 'redirecting', 'reading', 'logging-in'] as const) {
      expect(SIGN_IN_MESSAGES[state]).toMatch(/…$/);
    }
  });
});

describe('a token that arrived', () => {
  it.each([
    ['2', ['2'], 'login', 'token-received'],
    ['2', ['2'], 'register', 'register-asked'],
    ['1', ['2'], 'login', 'acr-refused'],
    ['1', ['2'], 'register', 'acr-refused'],
    ['3', ['2'], 'login', 'acr-refused'],
    ['3', ['2', '3'], 'login', 'token-received'],
    ['', ['2'], 'login', 'acr-refused'],
  ] as const)('[LOGIN-18] acr %s, accepted %j, type %s → %s', (acr, acceptedAcr, type, event) => {
    expect(findTokenEvent({ acr, acceptedAcr: [...acceptedAcr], type })).toBe(event);
  });
});
