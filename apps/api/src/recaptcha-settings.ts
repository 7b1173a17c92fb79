import type { RecaptchaSettings } from '@marco/server-kit';
import { z } from 'zod';
import { LOOPBACK_HOSTS } from './loopback-hosts.ts';
import { SettingsError } from './settings-error.ts';

const GOOGLE_URL = 'https://www.google.com/recaptcha/api/siteverify';
/** What Google advises to begin with. */
const MINIMUM_SCORE = 0.5;
const SCORE_FORM = { error: 'RECAPTCHA_MINIMUM_SCORE debe ser un número entre 0 y 1' };

const emptyAsAbsent = (value: unknown) => (value === '' ? undefined : value);

/** Settings of reCAPTCHA, as the environment has them. */
export const recaptchaSchema = {
  RECAPTCHA_KEY: z.preprocess(emptyAsAbsent, z.string().optional()),
  RECAPTCHA_SECRET: z.preprocess(emptyAsAbsent, z.string().optional()),
  RECAPTCHA_URL: z.preprocess(
    emptyAsAbsent,
    z.url({ error: 'RECAPTCHA_URL debe ser una dirección completa' }).default(GOOGLE_URL),
  ),
  RECAPTCHA_MINIMUM_SCORE: z.preprocess(
    emptyAsAbsent,
    z.coerce.number(SCORE_FORM).min(0, SCORE_FORM).max(1, SCORE_FORM).default(MINIMUM_SCORE),
  ),
};

/**
 * Both keys or none: a key without its secret would look switched on and verify nothing.
 *
 * @returns null while reCAPTCHA is off
 * @throws SettingsError when one of them is missing, or the secret would be sent unencrypted
 */
export function readRecaptcha(
  values: z.output<z.ZodObject<typeof recaptchaSchema>>,
): RecaptchaSettings | null {
  const { RECAPTCHA_KEY: key, RECAPTCHA_SECRET: secret, RECAPTCHA_URL: url } = values;
  if (key === undefined && secret === undefined) return null;
  if (secret === undefined) throw new SettingsError(tellMissing('RECAPTCHA_SECRET', 'RECAPTCHA_KEY'));
  if (key === undefined) throw new SettingsError(tellMissing('RECAPTCHA_KEY', 'RECAPTCHA_SECRET'));
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:' && !(protocol === 'http:' && LOOPBACK_HOSTS.has(hostname))) {
    throw new SettingsError(
      `RECAPTCHA_URL: ${url} no usa https. A esa dirección viaja RECAPTCHA_SECRET, que no debe ir sin cifrar fuera de este equipo.`,
    );
  }
  return { key, secret, url, minimumScore: values.RECAPTCHA_MINIMUM_SCORE };
}

function tellMissing(missing: string, there: string): string {
  return `${missing}: falta, y ${there} está. Van juntos: complete los dos, o quite los dos para no usar reCAPTCHA.`;
}
