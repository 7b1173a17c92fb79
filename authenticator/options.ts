import type { Recaptcha, Secrets } from '@marco/server-kit';
import type { FastifyBaseLogger } from 'fastify';
import type { PasswordCost } from './accounts/password-hash.ts';
import type { PasswordLength } from './accounts/password-length.ts';
import type { AuthenticatorKysely } from './tables.ts';

/** Where the embedded authenticator lives on its host. */
export const BASE_PATH = '/autenticador';

/** Name of the embedded authenticator that stays when its address changes; memberships are bound to it. */
export const EMBEDDED_ISSUER_KEY = 'urn:marco:autenticador';

/** Everything the product asks for; accepted whole in both flows. */
export const SCOPES = ['openid', 'profile', 'email', 'offline_access', 'ccd_api'] as const;

/** Something worth keeping in the audit trail. Carries no name, number or address of a person. */
export interface SecurityEvent {
  readonly action:
    | 'ingresar-autenticador'
    | 'bloquear-identidad'
    | 'bloquear-direccion'
    | 'crear-identidad'
    | 'verificar-correo'
    | 'cerrar-sesion-autenticador';
  readonly result: 'exito' | 'rechazo';
  /** Why it was refused: `unknown`, `wrong-password`, `locked`, `unverified`, `exists`, `link`; of a lock, what: `pair`, `identity`, `address`. */
  readonly reason?: string;
  /** The identity concerned, where one is known. */
  readonly subject?: string;
  /** Network address of the caller. */
  readonly address: string;
  readonly correlationId: string;
}

export interface ClientOptions {
  /** Default: `marco-interoperabilidad`. */
  readonly id?: string;
  /** Default: `{publicUrl}/inicio`. */
  readonly redirectUris?: readonly string[];
  /** Default: `{publicUrl}/` and `{publicUrl}`. */
  readonly postLogoutRedirectUris?: readonly string[];
}

/** An identity of an evaluation, shown on the sign-in page. */
export interface ShownIdentity {
  readonly identificationNumber: string;
  /** What it is for, in Spanish. */
  readonly description: string;
  readonly password?: string;
}

/** The owner of an identity, with the data needed for a mail. */
export interface IdentityOwner {
  /** Absent until the e-mail is verified, so that a mail contains no text of a stranger. */
  readonly name?: string;
  readonly email: string;
}

/** A link for the mailbox of an identity. */
export interface EmailLink {
  readonly email: string;
  /** Path of this site; it carries the secret. */
  readonly path: string;
  /** How long it serves. */
  readonly hours: number;
}

/** What somebody authorises who creates an identity. */
export interface PrivacyNotice {
  readonly version: string;
  /** The sentence they authorise, to the letter. */
  readonly text: string;
  /** Where the notice is read. */
  readonly url: string;
}

export interface AuthenticatorOptions {
  readonly kysely: AuthenticatorKysely;
  /** Encrypts keys and records at rest. */
  readonly secrets: Secrets;
  /** Address people use, without a slash at the end; the issuer is this and `/autenticador`. */
  readonly publicUrl: string;
  readonly client?: ClientOptions;
  /** Start page of the product, to which our pages link; default `{publicUrl}/`. */
  readonly homeUrl?: string;
  /** Shown on the sign-in page while demo data is on; null otherwise. */
  readonly demoIdentities?: readonly ShownIdentity[] | null;
  readonly productTitle: () => string | Promise<string>;
  /** Bounds of a new password; default 4 and 50. Read each time, so that a change acts at once. */
  readonly passwordLength?: () => Promise<PasswordLength>;
  /**
   * What the hash of a password costs; the recommended cost by default. Only tests set it. No environment setting
   * changes it, so that no installation lowers it by accident.
   */
  readonly passwordCost?: PasswordCost;
  /** Asked for at the creation of an identity, which keeps its version; without it nothing is asked. */
  readonly privacyNotice?: () => Promise<PrivacyNotice>;
  /** Tells people from programs at the creation of an identity; without it nothing is asked. */
  readonly recaptcha?: Recaptcha | null;
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  readonly clock?: () => Date;
  readonly onSecurityEvent?: (event: SecurityEvent) => void | Promise<void>;
  /** Mails a link that verifies an e-mail. Without it, where no mail can be sent, e-mails are not verified. */
  readonly sendEmailLink?: (link: EmailLink) => Promise<void>;
  /** Where a person continues with the registration; by default the start page of the product. */
  readonly registerUrl?: string;
  /** Tells the owner of an identity that somebody tried to create it again. */
  readonly tellOwner?: (owner: IdentityOwner) => void | Promise<void>;
}

/** The one client: the product itself. */
export interface Client {
  readonly id: string;
  readonly redirectUris: readonly string[];
  readonly postLogoutRedirectUris: readonly string[];
  /** Origins of all its addresses. */
  readonly origins: readonly string[];
}

/** Fills in what follows from the public address. */
export function resolveClient({ publicUrl, client = {} }: AuthenticatorOptions): Client {
  const redirectUris = client.redirectUris ?? [`${publicUrl}/inicio`];
  const postLogoutRedirectUris = client.postLogoutRedirectUris ?? [`${publicUrl}/`, publicUrl];
  const addresses = [...redirectUris, ...postLogoutRedirectUris];
  return {
    id: client.id ?? 'marco-interoperabilidad',
    redirectUris,
    postLogoutRedirectUris,
    origins: [...new Set(addresses.map((address) => new URL(address).origin))],
  };
}
