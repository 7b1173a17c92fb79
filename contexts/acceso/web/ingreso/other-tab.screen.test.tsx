// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAccesoSite } from '../../testing/acceso-site.tsx';
import { createFakeAuthenticator } from '../../testing/fake-authenticator.ts';
import { openSampleSession } from '../../testing/sample-session.ts';
import { type SignInStage, setSignInStage } from '../../testing/sign-in-stage.tsx';
import { isLeaving } from './logout.ts';
import { sessionKeys } from './session-keys.ts';
import { SignInKeeper } from './sign-in-keeper.tsx';
import { startSignIn } from './start-sign-in.ts';

let stage: SignInStage;
beforeEach(async () => {
  stage = setSignInStage(await createFakeAuthenticator());
});
afterEach(() => vi.unstubAllGlobals());

it('[LOGIN-02] the mark of an earlier sign-in does not keep a new one from calling the login service', async () => {
  sessionKeys.finish();
  await startSignIn(stage.environment, 'login');
  expect(sessionKeys.isLoaded()).toBe(false);
});

it('[LOGOUT-02] a sign-out in another tab takes this one to the root, and no sign-in begins by itself', async () => {
  openSampleSession();
  sessionKeys.finish();
  const { site } = createAccesoSite(
    <>
      <p>Pantalla</p>
      <SignInKeeper />
    </>,
  );
  render(site);
  await screen.findByText('Pantalla');
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(stage.departures).toEqual(['/']);
  expect(isLeaving()).toBe(true);
  expect(sessionKeys.isLoaded()).toBe(false);
  await startSignIn(stage.environment, 'login');
  expect(stage.departures).toEqual(['/']);
});
