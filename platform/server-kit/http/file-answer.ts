import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { type ByteRange, parseRange } from './byte-range.ts';
import { isHeld } from './held-tag.ts';

/** Opens a content, or the part of it that is asked for. */
export type OpenContent = (range?: ByteRange) => Promise<Readable>;

/** A file as the answer itself: its bytes, not a text about it. One that can be opened anywhere is answered in parts too. */
export class FileAnswer {
  readonly content: Readable | OpenContent;
  readonly name: string;
  readonly type: string;
  /** Null while nobody knows: it is written as it leaves. */
  readonly bytes: number | null;
  /**
   * Strong validator without quotes, for a content that never changes: a caller that already has it does not get it
   * again.
   */
  readonly etag: string | null;

  constructor(file: {
    content: Readable | OpenContent;
    name: string;
    type: string;
    bytes: number | null;
    etag?: string;
  }) {
    this.content = file.content;
    this.name = file.name;
    this.type = file.type;
    this.bytes = file.bytes;
    this.etag = file.etag ?? null;
  }
}

/** Sends a file, or the part asked for, to be saved: no browser shows it as a page of this site, whatever it contains. */
export async function sendFile(
  reply: FastifyReply,
  { content, etag, ...file }: FileAnswer,
): Promise<FastifyReply> {
  if (etag !== null) {
    reply.header('etag', `"${etag}"`);
    if (isHeld(reply.request.headers['if-none-match'], etag)) return reply.code(304).send();
  }
  if (typeof content !== 'function') return send(reply, content, file);
  const { bytes } = file;
  if (bytes === null) return send(reply, await content(), file);
  const range = parseRange(reply.request.headers.range, bytes);
  if (range === null) return reply.code(416).header('content-range', `bytes */${bytes}`).send('');
  const opened = await content(range);
  reply.header('accept-ranges', 'bytes');
  if (range === undefined) return send(reply, opened, file);
  const { start, end } = range;
  reply.code(206).header('content-range', `bytes ${start}-${end}/${bytes}`);
  return send(reply, opened, { ...file, bytes: end - start + 1 });
}

function send(
  reply: FastifyReply,
  content: Readable,
  { name, type, bytes }: Omit<FileAnswer, 'content' | 'etag'>,
): FastifyReply {
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
