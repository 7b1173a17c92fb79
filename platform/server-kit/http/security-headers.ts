import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

export interface SecuritySettings {
  /** Whether people reach the site over https. */
  readonly https: boolean;
  /** Origin of the authenticator when it is not this site: its pages are framed and called. */
  readonly externalIssuerOrigin: string | null;
  /** Origin of the API when pages call it elsewhere than on this site. */
  readonly externalApiOrigin: string | null;
  /** CSP hashes of the inline styles a library insists on. */
  readonly styleHashes: readonly string[];
}

/** Headers of every answer; pages that may be framed by this site say so by themselves. */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  settings: SecuritySettings,
): Promise<void> {
  const issuer = settings.externalIssuerOrigin ? [settings.externalIssuerOrigin] : [];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        connectSrc: [
          "'self'",
          ...issuer,
          ...(settings.externalApiOrigin ? [settings.externalApiOrigin] : []),
        ],
        // A PDF is shown by the browser's viewer from the bytes the page fetched (`blob:`), with this same policy.
        frameSrc: ["'self'", 'blob:', ...issuer],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", ...settings.styleHashes.map((hash) => `'${hash}'`)],
        ...(settings.https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: settings.https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: false,
    crossOriginEmbedderPolicy: false,
  });
}

/** The policy of an answer with its framing opened to this same site. */
export function framedBySelf(policy: string): string {
  return policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
}
