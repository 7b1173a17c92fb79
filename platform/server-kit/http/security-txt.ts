import type { FastifyInstance } from 'fastify';

const PATH = '/.well-known/security.txt';
/** RFC 9116 asks for less than a year, so that readers of an old copy look for a new one. */
const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

export interface SecurityTxtOptions {
  readonly publicUrl: string;
  /** Languages reports are read in, the preferred one first. */
  readonly languages: string;
  /** E-mail address that receives reports; undefined while there is none, and then there is no such file. */
  readonly findContact: () => Promise<string | undefined>;
}

/** Whom to tell a weakness of the site (RFC 9116). It ends a whole number of days from now, at midnight UTC. */
export function registerSecurityTxt(
  app: FastifyInstance,
  { publicUrl, languages, findContact }: SecurityTxtOptions,
): void {
  app.get(PATH, { schema: { hide: true } }, async (_request, reply) => {
    const contact = await findContact();
    if (contact === undefined) return reply.callNotFound();
    const expires = new Date((Math.floor(Date.now() / DAY_MS) + VALID_DAYS) * DAY_MS);
    const lines = [
      `Contact: mailto:${encodeURI(contact)}`,
      `Expires: ${expires.toISOString()}`,
      `Preferred-Languages: ${languages}`,
      `Canonical: ${publicUrl}${PATH}`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${lines.join('\n')}\n`);
  });
}
