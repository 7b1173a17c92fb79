import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  documentAccount,
  startTestAuthenticator,
  type TestAuthenticator,
} from './testing/start-test-authenticator.ts';
import { TestBrowser, type Visit } from './testing/test-browser.ts';

const DAY_MS = 86_400_000;
let authenticator: TestAuthenticator;
let now = new Date();

beforeAll(async () => {
  authenticator = await startTestAuthenticator({ clock: () => now });
});
afterAll(() => authenticator.close());

const PERSON = {
  acceso: 'documento',
  tipo: 'CC',
  numero: '52418107',
  primerNombre: 'María',
  primerApellido: 'Núñez',
  correo: 'victima@ejemplo.gov.co',
  contrasena: 'Clave2026*',
  confirmacion: 'Clave2026*',
};

function create(change: Record<string, string> = {}): Promise<Visit> {
  return new TestBrowser(authenticator.home).submit('/autenticador/crear-cuenta', { ...PERSON, ...change });
}

describe('what a stranger may make the authenticator write', () => {
  it.each([
    ['primerNombre', 'Ingrese a www.malo.com'],
    ['primerNombre', 'Clave 1234'],
    ['segundoNombre', 'J.'],
    ['primerApellido', 'malo.com'],
    ['segundoApellido', 'Su clave: malo'],
  ])('F5: refuses %s «%s», which is no name', async (field, value) => {
    const visit = await create({ [field]: value });
    expect(visit.status).toBe(422);
    expect(visit.text).toContain('Escriba solo letras');
  });

  it('F5: the owner of an identity is told once a day, however often and at once it is tried', async () => {
    const again = { numero: documentAccount.identificationNumber };
    const notice = { name: documentAccount.firstName, email: documentAccount.email };
    await Promise.all([create(again), create(again), create(again)]);
    now = new Date(now.getTime() + DAY_MS - 1);
    await create(again);
    await expect.poll(() => authenticator.told).toEqual([notice]);
    now = new Date(now.getTime() + 1);
    await create(again);
    await create(again);
    await expect.poll(() => authenticator.told).toEqual([notice, notice]);
  });

  it('F5: a name nobody verified does not travel in the notice', async () => {
    const before = authenticator.told.length;
    await create();
    await create();
    await expect.poll(() => authenticator.told.slice(before)).toEqual([{ email: 'victima@ejemplo.gov.co' }]);
  });
});
