import type { FastifyBaseLogger } from 'fastify';
import { askSiteverify, type SiteVerdict } from './ask-siteverify.ts';
import { type RecaptchaAddresses, resolveRecaptcha } from './recaptcha-addresses.ts';

export interface RecaptchaSettings {
  /** Public key, which the browser gives to the script. */
  readonly key: string;
  /** Known to this process and to the service alone. */
  readonly secret: string;
  /** Address of the verification service. */
  readonly url: string;
  /** Least score, from 0 to 1, of somebody taken for a person. */
  readonly minimumScore: number;
}

/** `missing`: nothing that may be a token came. `unavailable`: nobody could say. */
export type RecaptchaVerdict = 'accepted' | 'missing' | 'refused' | 'unavailable';

/** reCAPTCHA while it is on. */
export interface Recaptcha extends RecaptchaAddresses {
  readonly key: string;
  /**
   * Whether a token is good for this action. Asks the service once, and only about what may be a token.
   *
   * @param log of the request; neither token nor secret is ever written to it
   */
  verify(
    token: unknown,
    action: string,
    log: Pick<FastifyBaseLogger, 'info' | 'error'>,
  ): Promise<RecaptchaVerdict>;
}

/** What tokens are made of; they have about two thousand characters. */
const TOKEN = /^[\w.-]{1,4096}$/;

const LIMIT_MS = 5_000;

/** Codes about this installation and not about the token; the operator must learn of them. */
const OWN_FAULTS = new Set(['missing-input-secret', 'invalid-input-secret', 'invalid-keys']);

export interface RecaptchaOptions extends RecaptchaSettings {
  /** Host of the pages that ask for tokens. */
  readonly hostname: string;
  /** Milliseconds until the last byte of a verdict; 5000 by default. */
  readonly limitMs?: number;
}

export function createRecaptcha({
  key,
  secret,
  url,
  minimumScore,
  hostname,
  limitMs = LIMIT_MS,
}: RecaptchaOptions): Recaptcha {
  return {
    key,
    ...resolveRecaptcha(url),
    async verify(token, action, log) {
      if (typeof token !== 'string' || !TOKEN.test(token)) return 'missing';
      const verdict = await askSiteverify({ url, secret, token, limitMs });
      if (typeof verdict === 'string') {
        log.error({ reason: verdict }, 'reCAPTCHA gave no verdict');
        return 'unavailable';
      }
      const codes = verdict['error-codes'] ?? [];
      if (codes.some((code) => OWN_FAULTS.has(code))) {
        log.error({ codes }, 'reCAPTCHA does not take the secret of this installation');
        return 'unavailable';
      }
      const doubt = findDoubt(verdict, { action, hostname, minimumScore });
      if (doubt === undefined) return 'accepted';
      log.info({ doubt, action, codes, score: verdict.score }, 'reCAPTCHA refused');
      return 'refused';
    },
  };
}

/** What speaks against a token: that of another form or another site does not count here. */
function findDoubt(
  { success, score, action, hostname }: SiteVerdict,
  expected: { readonly action: string; readonly hostname: string; readonly minimumScore: number },
): 'token' | 'action' | 'hostname' | 'score' | undefined {
  if (!success) return 'token';
  if (action !== undefined && action !== expected.action) return 'action';
  if (hostname !== undefined && hostname !== expected.hostname) return 'hostname';
  if (score !== undefined && score < expected.minimumScore) return 'score';
  return undefined;
}
