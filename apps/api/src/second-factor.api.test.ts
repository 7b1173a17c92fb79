import { createInscrito, sendAs } from '@marco/acceso/testing/segundo-factor';
import type { AnyEndpoint, ExposedAddress } from '@marco/contract-kit';
import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boundAddresses } from '../testing/bound-modules.ts';

const ADMINISTRADORA = '1000000001';
const LIDER = '1000000003';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ environment: { SECOND_FACTOR: 'required' } });
});
afterAll(() => test.close());

const listPrivate = (matches: (address: ExposedAddress) => boolean) =>
  boundAddresses.filter(({ address }) => address.base === '/api' && matches(address));

async function ask(token: string, { method }: AnyEndpoint, { url }: ExposedAddress) {
  const answer = await test.app.inject({
    method,
    url: url.replaceAll(/\{\w+\}/g, '1'),
    headers: { authorization: `Bearer ${token}` },
    ...(method === 'GET' ? {} : { payload: {} }),
  });
  return answer.statusCode === 403 ? answer.json().code : answer.statusCode;
}

/** As if the last code of the person had been given so long ago. */
async function age(minutes: number): Promise<void> {
  await sql`update sessions set second_factor_at = now() - make_interval(mins => ${minutes})
    where second_factor_at is not null`.execute(test.database.kysely);
}

describe('second factor of the ministry', () => {
  it('no address but those of entering answers a session that owes it', async () => {
    const token = await openTestSession(test.database.kysely, ADMINISTRADORA);
    const closed = listPrivate(
      ({ access }) => access.kind === 'permission' || (access.kind === 'session' && !access.beforeFactor),
    );
    expect(closed.length).toBeGreaterThan(300);
    for (const { endpoint, address } of closed)
      expect([address.url, await ask(token, endpoint, address)]).toEqual([
        address.url,
        'SEGUNDO_FACTOR_REQUERIDO',
      ]);
  });

  it('a code of the last five minutes opens what gives and takes roles; an older one opens the rest', async () => {
    const fresh = listPrivate(({ access }) => 'fresh' in access && access.fresh === true);
    expect(fresh.map(({ endpoint }) => endpoint.operation).sort()).toEqual([
      'approveUsuario',
      'createCodigosRecuperacion',
      'createRol',
      'rejectUsuario',
      'revokeIdentidad',
      'revokeSegundoFactor',
      'submitSupresion',
      'updateEntidadDeUsuario',
      'updateEstadoUsuario',
      'updatePermisos',
      'updateRol',
      'updateRolDeUsuario',
      'updateSegundoFactor',
      'updateUsuarios',
    ]);
    const token = await openTestSession(test.database.kysely, ADMINISTRADORA);
    await createInscrito(test, token);
    const ofRoles = fresh.filter(({ address }) => address.access.kind === 'permission');
    // Their bodies are empty: what is let through is refused for that.
    await age(4);
    for (const { endpoint, address } of ofRoles)
      expect([address.url, await ask(token, endpoint, address)]).toEqual([address.url, 400]);
    await age(6);
    for (const { endpoint, address } of fresh)
      expect([address.url, await ask(token, endpoint, address)]).toEqual([
        address.url,
        'CODIGO_RECIENTE_REQUERIDO',
      ]);
    expect((await sendAs(test, token, '/adm-rols')).statusCode).toBe(200);
  });

  it('who may not do it is told so, whatever code they gave', async () => {
    const token = await openTestSession(test.database.kysely, LIDER);
    const refused = await sendAs(test, token, '/adm-rols', {});
    expect(refused.json().code).toBe('ACCESO_DENEGADO');
  });
});
