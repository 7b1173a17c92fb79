import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestAuthenticator, type TestAuthenticator } from './testing/start-test-authenticator.ts';
import { TestBrowser } from './testing/test-browser.ts';

const NOTICE = {
  version: '1.0',
  text: 'Autorizo el tratamiento de mis datos.',
  url: '/tratamiento-de-datos',
};
const AHORA = new Date('2026-11-22T15:00:00.000Z');
const PERSON = {
  acceso: 'documento',
  tipo: 'CC',
  numero: '52418301',
  primerNombre: 'María',
  primerApellido: 'Núñez',
  correo: 'maria@ejemplo.gov.co',
  contrasena: 'Cl4ve-2026*',
  confirmacion: 'Cl4ve-2026*',
};

let authenticator: TestAuthenticator;
beforeAll(async () => {
  authenticator = await startTestAuthenticator({ privacyNotice: async () => NOTICE, clock: () => AHORA });
});
afterAll(() => authenticator.close());

const create = (fields: Readonly<Record<string, string>>) =>
  new TestBrowser(authenticator.home).submit('/autenticador/crear-cuenta', { ...PERSON, ...fields });

const findConsent = () =>
  authenticator.database.kysely
    .selectFrom('auth_accounts')
    .select(['consent_version', 'consent_at', 'consent_address'])
    .where('identification_number', '=', PERSON.numero)
    .executeTakeFirst();

it('shows the sentence with the way to the notice, never ticked beforehand', async () => {
  const { text } = await new TestBrowser(authenticator.home).open('/autenticador/crear-cuenta');
  expect(text).toContain(NOTICE.text);
  expect(text).toContain(`href="${NOTICE.url}"`);
  expect(/<input type="checkbox"[^>]*>/.exec(text)?.[0]).not.toContain('checked');
});

it.each([{}, { autoriza: '' }, { autoriza: '0.9' }, { autoriza: 'on' }])(
  'without the version in force (%j) no identity is made, and what was typed comes back',
  async (fields) => {
    const visit = await create(fields);
    expect(visit.status).toBe(422);
    expect(visit.text).toContain('Debe autorizar el tratamiento de sus datos personales');
    expect(visit.text).toContain(PERSON.correo);
    expect(await findConsent()).toBeUndefined();
  },
);

it('keeps the version, the moment and the address with the identity; a second attempt changes nothing', async () => {
  expect((await create({ autoriza: '1.0' })).status).toBe(200);
  const kept = { consent_version: '1.0', consent_at: AHORA, consent_address: '127.0.0.1' };
  expect(await findConsent()).toEqual(kept);
  await create({ autoriza: '1.0', correo: 'otra@ejemplo.gov.co' });
  expect(await findConsent()).toEqual(kept);
});
