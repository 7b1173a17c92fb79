import { type StubIssuer, startStubIssuer, startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Callers, openCallers } from '../testing/access-callers.ts';
import { presentLine } from '../testing/access-list.ts';
import { boundAddresses } from '../testing/bound-modules.ts';
import { CLOSING, STREAMED } from '../testing/calls-apart.ts';

let test: TestApp;
let issuer: StubIssuer;
let callers: Callers;

beforeAll(async () => {
  issuer = await startStubIssuer();
  test = await startTestApp({ environment: { OIDC_ISSUER: issuer.issuer } });
  callers = await openCallers(test.database.kysely, issuer);
});
afterAll(async () => {
  await test.close();
  await issuer.stop();
});

/**
 * The access matrix calls the addresses as everybody who differs, on one engine; this calls them on both, as a visitor or
 * as somebody who reads every entity and as somebody who reads their own: no statement of the addresses is known to one engine alone.
 */
describe('[API-25] every address answers on both engines', () => {
  const asked = boundAddresses
    .filter(({ endpoint }) => !CLOSING.has(endpoint.operation))
    .map((bound) => [presentLine(bound).call, bound] as const)
    .filter(([call]) => !(call in STREAMED));

  it.each(asked)('%s', async (_call, { endpoint, address }) => {
    const kinds =
      address.access.kind === 'public' ? (['anonymous'] as const) : (['administrator', 'leader'] as const);
    for (const kind of kinds) {
      const { bearer } = callers[kind];
      const answer = await test.app.inject({
        method: endpoint.method,
        url: address.url.replaceAll(/\{\w+\}/g, '1'),
        headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
        ...(endpoint.method === 'GET' ? {} : { payload: {} }),
      });
      expect(answer.statusCode, kind).toBeLessThan(500);
    }
  });
});
