import { z } from 'zod';

/** What the service says of a token; what it may leave out is looked at only where it is said. */
const verdictSchema = z.object({
  success: z.boolean(),
  score: z.number().min(0).max(1).optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
});
export type SiteVerdict = z.output<typeof verdictSchema>;

/** Why there is no verdict, for the log. */
export type SiteFailure = 'timeout' | 'no-connection' | 'status' | 'too-large' | 'unreadable';

/** A verdict is a few hundred bytes. */
const MAXIMUM_BYTES = 16_384;

export interface SiteQuestion {
  readonly url: string;
  readonly secret: string;
  readonly token: string;
  readonly limitMs: number;
}

/**
 * Asks the verification service about one token, once: a token is spent by the first question that arrives, so that
 * another try would refuse a person. Secret and token are sent only in the body and only to this address: redirects
 * are not followed.
 */
export async function askSiteverify({
  url,
  secret,
  token,
  limitMs,
}: SiteQuestion): Promise<SiteVerdict | SiteFailure> {
  const signal = AbortSignal.timeout(limitMs);
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal,
    });
    if (!response.ok) {
      await response.body?.cancel();
      return 'status';
    }
    const text = await readText(response);
    return text === undefined ? 'too-large' : parseVerdict(text);
  } catch {
    return signal.aborted ? 'timeout' : 'no-connection';
  }
}

function parseVerdict(text: string): SiteVerdict | SiteFailure {
  try {
    return verdictSchema.parse(JSON.parse(text));
  } catch {
    return 'unreadable';
  }
}

/** The whole body, or undefined when it is larger than any verdict; the rest is not read then. */
async function readText(response: Response): Promise<string | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > MAXIMUM_BYTES) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
