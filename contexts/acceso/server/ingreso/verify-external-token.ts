import { refuse } from '@marco/server-kit';
import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { accesoErrors } from '../../contract/index.ts';

/** The authenticator this installation trusts. */
export interface TrustedIssuer {
  /** Exact `iss` of its tokens. */
  readonly issuer: string;
  /** Name memberships are bound to; stays the same when an embedded authenticator changes its address. */
  readonly key: string;
  readonly clientId: string;
  /** Accepted values of `acr`. */
  readonly acr: readonly string[];
  readonly getKey: JWTVerifyGetKey;
  /** Whether the authenticator still has the identity of a subject; an external one cannot be asked. */
  readonly hasIdentity?: (subject: string) => Promise<boolean>;
}

/** What the product takes from a verified token. */
export interface ExternalIdentity {
  readonly subject: string;
  readonly identificacion: string;
  readonly nonce: string;
  readonly expiresAt: Date;
  /** Everything the token says, for what only the registration needs. */
  readonly claims: Readonly<Record<string, unknown>>;
}

/** Public-key signatures only: neither `none` nor a shared secret can stand for the authenticator. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384', 'EdDSA'];
const CLOCK_TOLERANCE_SECONDS = 30;

type TokenRefusal = keyof typeof accesoErrors;

const REFUSAL_BY_CLAIM: Readonly<Record<string, TokenRefusal>> = {
  iss: 'TOKEN_EMISOR_DISTINTO',
  aud: 'TOKEN_AUDIENCIA_DISTINTA',
  exp: 'TOKEN_VENCIDO',
  nbf: 'TOKEN_VENCIDO',
};

/**
 * Verifies a token of the authenticator (LOGIN-12): signature, issuer, audience, expiry and acr.
 * The nonce and the single use are checked against the database by the caller.
 *
 * @throws AppError with the code that says what is wrong
 */
export async function verifyExternalToken(token: string, trusted: TrustedIssuer): Promise<ExternalIdentity> {
  const payload = await verifySignature(token, trusted);
  const { sub, nonce, exp, acr } = payload;
  const identificacion = payload['Identificacion'];
  if (typeof nonce !== 'string') throw refuse(accesoErrors, 'NONCE_DESCONOCIDO');
  if (!sub || !exp || typeof identificacion !== 'string') throw refuse(accesoErrors, 'TOKEN_ILEGIBLE');
  if (typeof acr !== 'string' || !trusted.acr.includes(acr)) throw refuse(accesoErrors, 'ACR_INSUFICIENTE');
  return { subject: sub, identificacion, nonce, expiresAt: new Date(exp * 1000), claims: payload };
}

async function verifySignature(token: string, trusted: TrustedIssuer): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, trusted.getKey, {
      algorithms: ALGORITHMS,
      issuer: trusted.issuer,
      audience: trusted.clientId,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
    });
    return payload;
  } catch (error) {
    throw refuse(accesoErrors, findTokenRefusal(error));
  }
}

function findTokenRefusal(error: unknown): TokenRefusal {
  if (error instanceof errors.JWTExpired) return 'TOKEN_VENCIDO';
  if (error instanceof errors.JWTClaimValidationFailed)
    return REFUSAL_BY_CLAIM[error.claim] ?? 'TOKEN_ILEGIBLE';
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'TOKEN_FIRMA_INVALIDA';
  if (error instanceof errors.JWKSNoMatchingKey) return 'TOKEN_FIRMA_INVALIDA';
  if (error instanceof errors.JOSEAlgNotAllowed || error instanceof errors.JOSENotSupported)
    return 'TOKEN_FIRMA_INVALIDA';
  if (error instanceof errors.JWTInvalid || error instanceof errors.JWSInvalid) return 'TOKEN_ILEGIBLE';
  return 'AUTENTICADOR_NO_DISPONIBLE';
}
