import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RegistroSite, type StubSignIn, startRegistroSite } from '../../testing/registro-site.ts';

let site: RegistroSite;
beforeAll(async () => {
  site = await startRegistroSite();
});
afterAll(() => site.stop());

const KEY = 'clave-de-prueba-1';

function post({ token, cookie }: StubSignIn, payload: object, key: string) {
  return site.test.app.inject({
    method: 'POST',
    url: '/api/registrar',
    headers: { cookie, authorization: `Bearer ${token}`, 'idempotency-key': key },
    payload,
  });
}

describe('a registration that is sent again with its idempotency key', () => {
  it('gets the first answer and registers once, one after the other and at once', async () => {
    const signed = await site.createSignIn('2000000301');
    const body = site.buildRegistro('2000000301');
    const first = await post(signed, body, KEY);
    expect(first.statusCode).toBe(200);
    const again = await Promise.all([1, 2, 3].map(() => post(signed, body, KEY)));
    for (const answer of again) expect([answer.statusCode, answer.json()]).toEqual([200, first.json()]);
    const other = await site.createSignIn('2000000302');
    const together = await Promise.all(
      Array.from({ length: 10 }, () => post(other, site.buildRegistro('2000000302'), KEY)),
    );
    expect(together.map((answer) => answer.statusCode)).toEqual(Array.from({ length: 10 }, () => 200));
    for (const numero of ['2000000301', '2000000302'])
      expect(await site.listMembresias(numero)).toHaveLength(1);
  });

  it('is refused with other data', async () => {
    const signed = await site.createSignIn('2000000303');
    await post(signed, site.buildRegistro('2000000303'), KEY);
    const answer = await post(signed, site.buildRegistro('2000000303', { cargo: 'Otro cargo' }), KEY);
    expect(answer.json()).toMatchObject({ status: 422, code: 'CLAVE_REUTILIZADA' });
  });

  it('keeps no key of a refusal: the corrected form goes through with the same one', async () => {
    const signed = await site.createSignIn('2000000304');
    const refused = await post(signed, site.buildRegistro('2000000304', { entidadId: 999_999 }), KEY);
    expect(refused.statusCode).toBe(422);
    expect((await post(signed, site.buildRegistro('2000000304'), KEY)).statusCode).toBe(200);
  });

  it.each(['corta', 'con espacios y más', 'x'.repeat(101)])(
    'is refused when the key is «%s»',
    async (key) => {
      const signed = await site.createSignIn('2000000305');
      const answer = await post(signed, site.buildRegistro('2000000305'), encodeURI(key));
      expect(answer.json()).toMatchObject({
        status: 400,
        detalles: [{ campo: 'Idempotency-Key' }],
      });
    },
  );
});
