import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { RecaptchaSources } from '../recaptcha/recaptcha-addresses.ts';

export interface SecuritySettings {
  /** Whether people reach the site over https. */
  readonly https: boolean;
  /** Origin of the authenticator when it is not this site: its pages are framed and called. */
  readonly externalIssuerOrigin: string | null;
  /** Origin of the API when pages call it elsewhere than on this site. */
  readonly externalApiOrigin: string | null;
  /** What the browser may reach for reCAPTCHA; without it nothing. */
  readonly recaptcha?: RecaptchaSources | undefined;
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
          ...(settings.recaptcha?.connect ?? []),
        ],
        // A PDF is shown by the browser's viewer from the bytes the page fetched (`blob:`), with this same policy.
        frameSrc: ["'self'", 'blob:', ...issuer, ...(settings.recaptcha?.frame ?? [])],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'", ...(settings.recaptcha?.script ?? [])],
        styleSrc: ["'self'", ...settings.styleHashes.map((hash) => `'${hash}'`)],
        ...(settings.https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: settings.https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: false,
    crossOriginEmbedderPolicy: false,
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('permissions-policy', PERMISSIONS_POLICY);
    done();
  });
}

/** Features of the browser that our pages and their frames may never use; the product needs none of them. */
const PERMISSIONS_POLICY = [
  'accelerometer',
  'autoplay',
  'bluetooth',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** The policy of an answer with its framing opened to this same site. */
export function framedBySelf(policy: string): string {
  return policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
}
