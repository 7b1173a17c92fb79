import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAccountByIdentification } from './accounts/find-account.ts';
import {
  documentAccount,
  readAnswer,
  signIn,
  startTestAuthenticator,
  type TestAuthenticator,
} from './testing/start-test-authenticator.ts';
import { TestBrowser, type Visit } from './testing/test-browser.ts';

let authenticator: TestAuthenticator;

beforeAll(async () => {
  authenticator = await startTestAuthenticator();
});
afterAll(() => authenticator.close());

const PERSON = {
  acceso: 'documento',
  tipo: 'CC',
  numero: '52.418.007',
  primerNombre: 'María',
  segundoNombre: '',
  primerApellido: "D'Achiardi",
  segundoApellido: 'Núñez',
  correo: 'Maria@Ejemplo.gov.co',
  telefono: '300 111 2233',
  direccion: 'Carrera 8 # 12A-20',
  contrasena: '7h#K',
  confirmacion: '7h#K',
};

function create(fields: Record<string, string>, headers = {}): Promise<Visit> {
  return new TestBrowser(authenticator.home).submit('/autenticador/crear-cuenta', fields, headers);
}

async function readAcr(numero: string, password: string) {
  const browser = new TestBrowser(authenticator.home);
  const page = await browser.open(authenticator.authorizeUrl({}));
  const visit = await signIn(browser, page, { ...documentAccount, identificationNumber: numero }, password);
  return decodeJwt(String(readAnswer(new URL(visit.url))['id_token']))['acr'];
}

describe('account creation', () => {
  it('creates an identity by document with which the person signs in at level 2', async () => {
    const visit = await create(PERSON);
    expect(visit.status).toBe(200);
    expect(await readAcr('52418007', '7h#K')).toBe('2');
    const account = await findAccountByIdentification(authenticator.database.kysely, 'CC', '52418007');
    expect(account).toMatchObject({ email: 'maria@ejemplo.gov.co', phone: '3001112233' });
    expect(authenticator.events).toContainEqual(
      expect.objectContaining({ action: 'crear-identidad', result: 'exito', subject: account?.subject }),
    );
  });

  it('creates an identity by e-mail that stays at level 1', async () => {
    await create({ ...PERSON, acceso: 'correo', numero: '52418008' });
    expect(await readAcr('52418008', '7h#K')).toBe('1');
  });

  it('answers a number that exists with the text of success, changes nothing and tells the owner', async () => {
    const fresh = await create({ ...PERSON, numero: '52418009' });
    const existing = await create({ ...PERSON, numero: documentAccount.identificationNumber });
    expect(existing.status).toBe(fresh.status);
    expect(existing.text).toBe(fresh.text);
    const owner = await findAccountByIdentification(
      authenticator.database.kysely,
      'CC',
      documentAccount.identificationNumber,
    );
    expect(owner?.email).toBe(documentAccount.email);
    await expect
      .poll(() => authenticator.told)
      .toEqual([{ name: owner?.firstName, email: documentAccount.email }]);
  });

  it('goes on with the authorization request it came from, and with no other address', async () => {
    const browser = new TestBrowser(authenticator.home);
    const start = authenticator.authorizeUrl({ acr_values: 'action:register' });
    const request = await browser.open(start, { headers: { referer: `${authenticator.home}/` } });
    expect(request.url).toContain('/crear-cuenta?solicitud=');
    const solicitud = new URL(request.url).searchParams.get('solicitud') ?? '';
    const done = await create({ ...PERSON, numero: '52418010', solicitud });
    const next = `/autenticador/ingresar/${solicitud}`;
    expect(done.text).toContain(`href="${next}"`);
    const page = await browser.open(next, { headers: { referer: request.url } });
    expect(page.url).toContain(next);
    const foreign = await create({ ...PERSON, numero: '52418011', solicitud: '//malo.example' });
    expect(foreign.text).not.toContain('malo.example');
  });

  it.each<[Record<string, string>, string]>([
    [{ contrasena: '123', confirmacion: '123' }, 'La contraseña debe tener entre 4 y 50 caracteres'],
    [{ confirmacion: '7h#L' }, 'Las contraseñas deben ser iguales'],
    [{ contrasena: '1234', confirmacion: '1234' }, 'Esa contraseña es muy común'],
    [{ contrasena: '52418012', confirmacion: '52418012' }, 'La contraseña no puede ser su número'],
    [{ primerNombre: ' ' }, 'El primer nombre es requerido'],
    [{ numero: '12' }, 'Revise el número: no corresponde al tipo de identificación'],
    [{ correo: 'nada' }, 'Escriba un correo electrónico como nombre@entidad.gov.co'],
    [{ direccion: 'Calle\0 1' }, 'Escriba la dirección sin símbolos especiales'],
  ])('refuses %j beside the field and keeps what was written, but no password', async (change, message) => {
    const visit = await create({ ...PERSON, numero: '52418012', ...change });
    expect(visit.status).toBe(422);
    expect(visit.text).toContain(message);
    expect(visit.text).toContain('value="300 111 2233"');
    expect(visit.text).not.toContain('value="7h#K"');
  });

  it('refuses a form another site sent', async () => {
    const visit = await create({ ...PERSON, numero: '52418013' }, { 'sec-fetch-site': 'cross-site' });
    expect(visit.status).toBe(403);
  });

  it('stops an address that keeps trying, with a page', async () => {
    const visits = await Promise.all(Array.from({ length: 20 }, () => create({ ...PERSON, numero: '1' })));
    const refused = visits.find(({ status }) => status === 429);
    expect(refused?.text).toContain('Demasiados intentos');
  });
});
