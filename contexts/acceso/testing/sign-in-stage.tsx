import { sampleConfiguracion } from '@marco/parametros/testing';
import { createApiClient } from '@marco/web-kit/api-client';
import { ModalHost, useModal } from '@marco/web-kit/modal';
import { render, renderHook } from '@testing-library/react';
import { vi } from 'vitest';
import type { SignInEnvironment } from '../web/ingreso/environment.ts';
import { getSession } from '../web/ingreso/session-store.ts';
import { dispatchSignIn } from '../web/ingreso/sign-in-store.ts';
import type { FakeAuthenticator } from './fake-authenticator.ts';

/** The one the platform's cryptography answers with; that of jsdom is another one. */
const { constructor: PlatformArrayBuffer } = await crypto.subtle.digest('SHA-256', new Uint8Array());

/** Makes the libraries of tokens take what the cryptography answers, until `vi.unstubAllGlobals`. */
export function setPlatformCryptography(): void {
  vi.stubGlobal('ArrayBuffer', PlatformArrayBuffer);
}

/** What the fake server of the product answers by path; a function may fail. */
export type StageAnswers = Readonly<Record<string, () => Response>>;

export interface SignInStage {
  readonly environment: SignInEnvironment;
  /** Calls that reached the server of the product. */
  readonly calls: { readonly url: string; readonly body: unknown }[];
  /** Screens the router was led to. */
  readonly screens: string[];
  /** Addresses the browser left for. */
  readonly departures: string[];
}

/** The page around a sign-in: a fake server, an authenticator, dialogs, and a browser whose departures are noted. */
export function setSignInStage(authenticator: FakeAuthenticator, answers: StageAnswers = {}): SignInStage {
  localStorage.clear();
  sessionStorage.clear();
  for (const event of ['delay-ended', 'attempt-failed', 'level-cancelled', 'logged-out'] as const)
    dispatchSignIn(event);
  const calls: { url: string; body: unknown }[] = [];
  const screens: string[] = [];
  const departures: string[] = [];
  const origin = 'http://localhost:3000';
  const assign = (address: string) => departures.push(address);
  setPlatformCryptography();
  vi.stubGlobal('location', { origin, pathname: '/', href: `${origin}/`, assign, replace: assign });
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = String(input);
    const external = await authenticator.answer(url, init);
    if (external) return external;
    calls.push({ url, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined });
    const answer = answers[url.replace(/^\/api(-public)?/, '')];
    if (answer) return answer();
    return Response.json(url.endsWith('/nonce') ? { nonce: 'n-1' } : {});
  });
  render(<ModalHost />);
  const modals = renderHook(useModal).result.current;
  const environment: SignInEnvironment = {
    api: createApiClient({
      getSession: () => (getSession() ? { accessToken: 'ficha', nombreUsuario: 'M R', user: '1' } : null),
      onUnauthorized: () => undefined,
    }),
    settings: { ...sampleConfiguracion, autenticador: authenticator.settings },
    modals,
    navigate: ((path: string) => {
      screens.push(path);
    }) as SignInEnvironment['navigate'],
  };
  return { environment, calls, screens, departures };
}
