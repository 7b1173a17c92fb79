import { createNonce, createOpaqueToken, hashToken } from '@marco/server-kit';
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
}

export async function startRegistroSite(): Promise<RegistroSite> {
  const site = await startLoginSite();
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
  return { ...site, publica, tipoCedula: tipo.id };
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
  };
}

/** The registration of that person in a public entity. */
export function buildRegistro({ tipoCedula, publica }: RegistroSite, numero: string, change: object = {}) {
  return {
    numeroIdentificacion: numero,
    primerNombre: 'Íngrid',
    segundoNombre: null,
    primerApellido: 'Ñáñez',
    segundoApellido: 'Gütiérrez',
    tipoIdentificacionId: tipoCedula,
    entidadId: publica.id,
    cargo: 'Profesional especializada',
    numeroCelular: '+57300 123 4567',
    correoEletronico: 'ingrid.nanez@ejemplo.gov.co',
    ...change,
  };
}

/** A token with a nonce of this server, tied to a browser by its cookie. */
export async function createSignIn(
  site: RegistroSite,
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

export function sendRegistroTo({ test }: RegistroSite, { token, cookie }: StubSignIn, payload: object) {
  return test.app.inject({
    method: 'POST',
    url: '/api/registrar',
    headers: { cookie, authorization: `Bearer ${token}` },
    payload,
  });
}

/** Memberships of a person with what tells who and where. */
export function listMembresiasDe({ test }: RegistroSite, numero: string) {
  return test.database.kysely
    .selectFrom('membresias as m')
    .innerJoin('usuarios as u', 'u.id', 'm.usuario_id')
    .selectAll('m')
    .select(['u.numero_celular', 'u.emisor', 'u.sujeto'])
    .where('u.numero_identificacion', '=', numero)
    .orderBy('m.id')
    .execute();
}

/** The last thing audited of registrations. */
export function findLastAudit({ test }: RegistroSite) {
  return test.database.kysely
    .selectFrom('audit_events')
    .select(['result', 'detail'])
    .where('action', '=', 'registrar-usuario')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
