import { createNonce, createOpaqueToken, hashToken } from '@marco/server-kit';
import { findLastAudit, type TestAppOptions } from '@marco/test-kit';
import { NONCE_COOKIE } from '../contract/terms.ts';
import { buildTokenClaims, type LoginSite, startLoginSite } from './login-site.ts';

export interface StubSignIn {
  readonly token: string;
  readonly cookie: string;
}

/** The product with an authenticator of the tests, and what a registration in it needs. */
export interface RegistroSite extends LoginSite {
  readonly tipoCedula: number;
  readonly publica: { readonly id: number; readonly nombre: string };
  /** A token with a nonce of this server, tied to a browser by its cookie. */
  createSignIn(numero: string, change?: Readonly<Record<string, unknown>>): Promise<StubSignIn>;
  /** The registration of the person of `buildClaims` in a public entity. */
  buildRegistro(numero: string, change?: object): ReturnType<typeof buildRegistro>;
  /** @param recaptchaToken where the product asks for one */
  sendRegistro(
    signed: StubSignIn,
    payload: object,
    recaptchaToken?: string,
    headers?: Readonly<Record<string, string>>,
  ): ReturnType<typeof sendRegistro>;
  /** Memberships of a person with what tells who and where. */
  listMembresias(numero: string): ReturnType<typeof listMembresias>;
  /** The last thing audited of registrations. */
  findAudit(): ReturnType<typeof findLastAudit>;
}

export async function startRegistroSite(options: TestAppOptions = {}): Promise<RegistroSite> {
  const site = await startLoginSite(options);
  const { kysely } = site.test.database;
  const tipo = await kysely
    .selectFrom('tipos_identificacion')
    .select('id')
    .where('sigla', '=', 'CC')
    .executeTakeFirstOrThrow();
  const publica = await kysely
    .selectFrom('entidades')
    .select(['id', 'nombre'])
    .where('tipo', '=', 'publica')
    .where('activa', '=', true)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return {
    ...site,
    publica,
    tipoCedula: tipo.id,
    createSignIn: (numero, change) => createSignIn(site, numero, change),
    buildRegistro: (numero, change) => buildRegistro(tipo.id, publica.id, numero, change),
    sendRegistro: (signed, payload, recaptchaToken, headers) =>
      sendRegistro(site, signed, payload, {
        ...headers,
        ...(recaptchaToken === undefined ? {} : { 'recaptcha-token': recaptchaToken }),
      }),
    listMembresias: (numero) => listMembresias(site, numero),
    findAudit: () => findLastAudit(kysely, 'registrar-usuario'),
  };
}

/** What the authenticator says of an invented person. */
export function buildClaims(numero: string) {
  return {
    Identificacion: numero,
    TipoIdentificacion: 'CC',
    PrimerNombre: 'Íngrid',
    SegundoNombre: '',
    PrimerApellido: 'Ñáñez',
    SegundoApellido: 'Gütiérrez',
    Telefono: '+57 300 123 4567',
    email: 'ingrid.nanez@ejemplo.gov.co',
    email_verified: true,
  };
}

function buildRegistro(tipoCedula: number, entidadId: number, numero: string, change: object = {}) {
  return {
    numeroIdentificacion: numero,
    primerNombre: 'Íngrid',
    segundoNombre: null,
    primerApellido: 'Ñáñez',
    segundoApellido: 'Gütiérrez',
    tipoIdentificacionId: tipoCedula,
    entidadId,
    cargo: 'Profesional especializada',
    numeroCelular: '+57300 123 4567',
    correoEletronico: 'ingrid.nanez@ejemplo.gov.co',
    ...change,
  };
}

async function createSignIn(
  site: LoginSite,
  numero: string,
  change: Readonly<Record<string, unknown>> = {},
): Promise<StubSignIn> {
  const nonce = createOpaqueToken();
  await createNonce(site.test.database.kysely, nonce, 10);
  const token = await site.stub.sign({
    ...buildTokenClaims(site, `sujeto-${numero}`, nonce),
    ...buildClaims(numero),
    ...change,
  });
  return { token, cookie: `${NONCE_COOKIE}=${hashToken(nonce)}` };
}

function sendRegistro(
  { test }: LoginSite,
  { token, cookie }: StubSignIn,
  payload: object,
  headers: Readonly<Record<string, string>>,
) {
  return test.app.inject({
    method: 'POST',
    url: '/api/registrar',
    headers: { ...headers, cookie, authorization: `Bearer ${token}` },
    payload,
  });
}

function listMembresias({ test }: LoginSite, numero: string) {
  return test.database.kysely
    .selectFrom('membresias as m')
    .innerJoin('usuarios as u', 'u.id', 'm.usuario_id')
    .selectAll('m')
    .select(['u.numero_celular', 'u.emisor', 'u.sujeto'])
    .where('u.numero_identificacion', '=', numero)
    .orderBy('m.id')
    .execute();
}
