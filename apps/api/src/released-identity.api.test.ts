import { findLastAudit, openTestSession, startTestApp, type TestApp } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ADMINISTRADORA = '1000000001';
const FUNCIONARIO = '1000000013';
const NUEVO = '52418777';
const CLAVE = 'Demo2026*';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

interface Visit {
  readonly nonce: string;
  /** Of the product: ties the nonce to this browser. */
  readonly nonceCookie: string;
  /** Of the authenticator, collected along the way. */
  readonly cookies: Map<string, string>;
}

async function startVisit(): Promise<Visit> {
  const asked = await test.app.inject({ method: 'POST', url: '/api/servicioLogin/nonce' });
  const [cookie] = asked.cookies;
  return {
    nonce: asked.json().nonce,
    nonceCookie: `${cookie?.name}=${cookie?.value}`,
    cookies: new Map(),
  };
}

/** One step at the authenticator, with the cookies of the browser. */
async function step({ cookies }: Visit, url: string, form?: Record<string, string>) {
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
  const answer = await test.app.inject({
    method: form ? 'POST' : 'GET',
    url: url.replace(test.settings.publicUrl, ''),
    headers: { cookie, ...(form ? FORM : {}) },
    ...(form ? { payload: new URLSearchParams(form).toString() } : {}),
  });
  for (const { name, value } of answer.cookies) cookies.set(name, value);
  return answer;
}

function authorize(visit: Visit, more: Record<string, string> = {}) {
  const request = new URLSearchParams({
    client_id: 'marco-interoperabilidad',
    redirect_uri: `${test.settings.publicUrl}/inicio`,
    response_type: 'id_token',
    scope: 'openid profile',
    state: 's-1',
    nonce: visit.nonce,
    ...more,
  });
  return step(visit, `/autenticador/connect/authorize?${request}`);
}

/** The answer of the sign-in page. */
async function submitSignIn(visit: Visit, numero: string, contrasena: string) {
  const page = await authorize(visit);
  return step(visit, String(page.headers.location), { tipo: 'CC', numero, contrasena });
}

const readAnswer = (location: unknown) => new URLSearchParams(new URL(String(location)).hash.slice(1));

/** A token as the authenticator gives it, not used yet. */
async function signIn(numero: string) {
  const visit = await startVisit();
  const signed = await submitSignIn(visit, numero, CLAVE);
  const back = await step(visit, String(signed.headers.location));
  return { visit, token: readAnswer(back.headers.location).get('id_token') ?? '' };
}

async function release(numeroIdentificacion: string): Promise<void> {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/usuarios/liberarIdentidad',
    headers: { authorization: `Bearer ${await openTestSession(test.database.kysely, ADMINISTRADORA)}` },
    payload: { tipoIdentificacion: 'CC', numeroIdentificacion, motivo: 'No es su titular.' },
  });
  expect(answer.statusCode).toBe(200);
}

const login = (visit: Visit, identificacion: string, externalToken: string) =>
  test.app.inject({
    method: 'POST',
    url: '/api/servicioLogin/login',
    headers: { cookie: visit.nonceCookie },
    payload: { identificacion, externalToken },
  });

async function register(visit: Visit, numero: string, token: string) {
  const { kysely } = test.database;
  const tipos = kysely.selectFrom('tipos_identificacion').select('id').where('sigla', '=', 'CC');
  const entidades = kysely.selectFrom('entidades').select('id').where('activa', '=', true);
  const tipo = await tipos.executeTakeFirstOrThrow();
  const entidad = await entidades.where('tipo', '=', 'publica').orderBy('id').executeTakeFirstOrThrow();
  return test.app.inject({
    method: 'POST',
    url: '/api/registrar',
    headers: { cookie: visit.nonceCookie, authorization: `Bearer ${token}` },
    payload: {
      numeroIdentificacion: numero,
      primerNombre: 'Nueva',
      segundoNombre: null,
      primerApellido: 'Titular',
      segundoApellido: 'Gómez',
      tipoIdentificacionId: tipo.id,
      entidadId: entidad.id,
      cargo: 'Profesional',
      numeroCelular: '+57300 123 4567',
      correoEletronico: 'titular@ejemplo.gov.co',
    },
  });
}

const listUsuarios = (numero: string) =>
  test.database.kysely
    .selectFrom('usuarios')
    .select('activo')
    .where('numero_identificacion', '=', numero)
    .execute();

describe('an identity that was released', () => {
  it('F14: its token opens no session and says why; its session of the authenticator gives no other one', async () => {
    const { visit, token } = await signIn(FUNCIONARIO);
    expect(token).not.toBe('');
    await release(FUNCIONARIO);
    const answer = await login(visit, FUNCIONARIO, token);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'IDENTIDAD_RETIRADA']);
    expect(answer.json().mensaje).toContain('cree de nuevo su cuenta');
    expect(await findLastAudit(test.database.kysely, 'iniciar-sesion')).toMatchObject({
      result: 'rechazo',
      detail: { codigo: 'IDENTIDAD_RETIRADA' },
    });
    const silent = await authorize(visit, { prompt: 'none' });
    expect(readAnswer(silent.headers.location).get('error')).toBe('login_required');
  });

  it('F14: whoever has no token reads the same of a released number, of a wrong password and of nobody', async () => {
    const read = async (numero: string, contrasena: string) => {
      const { statusCode, body } = await submitSignIn(await startVisit(), numero, contrasena);
      // What the person typed, and the request, come back in the form.
      return [
        statusCode,
        body.replaceAll(`value="${numero}"`, '').replaceAll(/(?:ingresar\/|solicitud=)[\w-]+/g, ''),
      ];
    };
    const released = await read(FUNCIONARIO, CLAVE);
    expect(released[0]).toBe(401);
    expect(await read(ADMINISTRADORA, 'Otra clave 2026')).toEqual(released);
    expect(await read('52418778', CLAVE)).toEqual(released);
  });

  it('F14: its token registers nobody, where it had not registered yet', async () => {
    const identity = {
      acceso: 'documento',
      tipo: 'CC',
      numero: NUEVO,
      primerNombre: 'Nueva',
      primerApellido: 'Titular',
      correo: 'titular@ejemplo.gov.co',
      contrasena: CLAVE,
      confirmacion: CLAVE,
      autoriza: '1.0',
    };
    await step(await startVisit(), '/autenticador/crear-cuenta', identity);
    const { visit, token } = await signIn(NUEVO);
    expect((await login(visit, NUEVO, token)).json().status.code).not.toBe(200);
    await release(NUEVO);
    const answer = await register(visit, NUEVO, token);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'IDENTIDAD_RETIRADA']);
    expect(await listUsuarios(NUEVO)).toEqual([]);
  });
});
