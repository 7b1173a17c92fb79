// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAccesoSite } from '../../testing/acceso-site.tsx';
import { createFakeAuthenticator, type FakeAuthenticator } from '../../testing/fake-authenticator.ts';
import { openSampleIdentity } from '../../testing/sample-identity.ts';
import { type SignInStage, setSignInStage } from '../../testing/sign-in-stage.tsx';
import { updateExternalIdentity } from '../oidc/authenticator-session.ts';
import { SignInStatus } from '../screens/sign-in-status.tsx';
import { SignInKeeper } from './sign-in-keeper.tsx';

const WAITING = 'Verificando si ya inició sesión…';
const DELAY_MS = 5000;
const LOGIN = '/servicioLogin/login';

let authenticator: FakeAuthenticator;
let stage: SignInStage;

beforeEach(async () => {
  authenticator = await createFakeAuthenticator();
  stage = setSignInStage(authenticator);
  updateExternalIdentity(null, null);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens the root; returns the calls its own server got. */
async function openRoot() {
  const { site, calls } = createAccesoSite(
    <>
      <SignInStatus />
      <SignInKeeper />
    </>,
  );
  render(site);
  await screen.findByRole('status');
  return calls;
}

describe('the start at the root', () => {
  it('[LAND-03] shows the spinner until the delay of 5000 ms ends', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    await openRoot();
    await screen.findByText(WAITING);
    await act(() => vi.advanceTimersByTimeAsync(DELAY_MS - 500));
    expect(screen.getByText(WAITING)).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(screen.queryByText(WAITING)).toBeNull();
  });

  it('[LAND-04] without a token the attempt takes nobody anywhere and asks nobody', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    const calls = await openRoot();
    await screen.findByText(WAITING);
    await act(() => vi.advanceTimersByTimeAsync(DELAY_MS));
    expect(stage.departures).toEqual([]);
    expect(authenticator.calls).toEqual([]);
    expect(calls.map(({ path }) => path)).toEqual(['/configuracion']);
  });

  it('[LAND-03] [LAND-04] with a token that is already there the attempt logs in', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    openSampleIdentity();
    const calls = await openRoot();
    await screen.findByText(WAITING);
    expect(calls.filter(({ path }) => path === LOGIN)).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(DELAY_MS));
    expect(calls.filter(({ path }) => path === LOGIN)).toEqual([
      { path: LOGIN, bearer: null, body: { identificacion: '52418903', externalToken: 'token-de-prueba' } },
    ]);
    expect(stage.departures).toEqual([]);
    vi.restoreAllMocks();
  });

  it('[LOGIN-09] [LAND-04] errorCorreo starts one redirect of type register and is removed', async () => {
    sessionStorage.setItem('errorCorreo', 'true');
    await openRoot();
    await vi.waitFor(() => expect(sessionStorage.getItem('type')).toBe('register'));
    expect(sessionStorage.getItem('errorCorreo')).toBeNull();
    expect(screen.queryByText(WAITING)).toBeNull();
  });
});
