import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A file as the answer itself: its bytes, not a text about it. */
export class FileAnswer {
  readonly content: Readable;
  readonly name: string;
  readonly type: string;
  /** Null while nobody knows: it is written as it leaves. */
  readonly bytes: number | null;

  constructor(file: { content: Readable; name: string; type: string; bytes: number | null }) {
    this.content = file.content;
    this.name = file.name;
    this.type = file.type;
    this.bytes = file.bytes;
  }
}

/** Sends a file to be saved: no browser shows it as a page of this site, whatever it contains. */
export function sendFile(reply: FastifyReply, { content, name, type, bytes }: FileAnswer): FastifyReply {
  if (bytes !== null) reply.header('content-length', bytes);
  return reply
    .type(type)
    .header('content-disposition', describeName(name))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .send(content);
}

/** RFC 6266: a plain name for old readers and the whole one in UTF-8. */
function describeName(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
