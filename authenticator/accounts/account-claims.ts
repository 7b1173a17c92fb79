import type { Account } from './account.ts';
import { presentFullName } from './account.ts';

/** Claims of the national authenticator by the scope that asks for them, in its spelling. */
export const CLAIMS_BY_SCOPE = {
  openid: ['sub', 'nbf', 'idp', 'acr', 'amr', 'auth_time', 'at_hash', 's_hash'],
  profile: [
    'name',
    'given_name',
    'nickname',
    'preferred_username',
    'Identificacion',
    'TipoIdentificacion',
    'LOA',
    'PrimerNombre',
    'SegundoNombre',
    'PrimerApellido',
    'SegundoApellido',
    'Telefono',
    'Direccion',
    'DireccionJSON',
  ],
  email: ['email', 'email_verified'],
  ccd_api: [],
} as const;

/** The issuer of the identity, in the words of the national authenticator for its own accounts. */
const IDENTITY_PROVIDER = 'local';
const COUNTRY = 'CO';

/** Security level of an identity: '2' proven by document, '1' by e-mail only. */
export function presentAcr({ accessType }: Pick<Account, 'accessType'>): '1' | '2' {
  return accessType === 'documento' ? '2' : '1';
}

/** What the authenticator tells about an identity. Texts it does not know are empty, never absent. */
export function presentClaims(account: Account) {
  const address = account.address ?? '';
  return {
    sub: account.subject,
    idp: IDENTITY_PROVIDER,
    name: presentFullName(account),
    given_name: account.firstName,
    nickname: account.firstName,
    preferred_username: account.email,
    Identificacion: account.identificationNumber,
    TipoIdentificacion: account.identificationType,
    LOA: presentAcr(account),
    PrimerNombre: account.firstName,
    SegundoNombre: account.secondName ?? '',
    PrimerApellido: account.firstSurname,
    SegundoApellido: account.secondSurname ?? '',
    Telefono: account.phone ?? '',
    Direccion: address,
    DireccionJSON: JSON.stringify({ pais: COUNTRY, direccion: address }),
    email: account.email,
    email_verified: account.emailVerified,
  };
}
