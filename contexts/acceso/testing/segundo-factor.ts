import type { TestApp } from '@marco/test-kit';
import { TOTP } from 'otpauth';

const PERIOD_MS = 30_000;

/**
 * The code an application shows.
 *
 * @param steps periods from now; 0 and 1 are still taken when the period ends meanwhile
 */
export function createCodigoTotp(secreto: string, steps = 0): string {
  return new TOTP({ secret: secreto }).generate({ timestamp: Date.now() + steps * PERIOD_MS });
}

/** A call with a session. */
export function sendAs({ app }: TestApp, token: string, path: string, payload?: object) {
  return app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  });
}

/** Enrolls an application for the person of a session; the code of the present period is spent. */
export async function createInscrito(test: TestApp, token: string) {
  const { secreto } = (await sendAs(test, token, '/segundoFactor/inscribir', {})).json();
  const confirmed = await sendAs(test, token, '/segundoFactor/confirmar', {
    codigo: createCodigoTotp(secreto),
  });
  const { codigos } = confirmed.json<{ codigos: string[] }>();
  return { secreto: String(secreto), codigos };
}
