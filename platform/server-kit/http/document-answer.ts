import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { isHeld } from './held-tag.ts';

interface DocumentParts {
  /** Text, its bytes, or a function that opens it. It is not called if the caller already has the document. */
  readonly content: string | Buffer | (() => Promise<Readable>);
  readonly type: string;
  /** Strong validator without quotes; one is computed of a text that has none. */
  readonly etag?: string;
  /** Other addresses of the same thing, as the header `Link` lists them. */
  readonly links?: readonly string[];
  /** A file to be saved under this ASCII name; shown otherwise. */
  readonly saveAs?: string;
  /** Of whom the address belongs to: only their own program may keep it, no cache between. */
  readonly isPersonal?: boolean;
}

/** A document other programs read at its address: it may be kept and asked again by its ETag. */
export class DocumentAnswer {
  readonly parts: DocumentParts;

  constructor(parts: DocumentParts) {
    this.parts = parts;
  }
}

/** Sends a document, or 304 when the caller holds it already. */
export async function sendDocument(reply: FastifyReply, { parts }: DocumentAnswer): Promise<FastifyReply> {
  const { content, type, etag, links, saveAs, isPersonal } = parts;
  reply.header('content-security-policy', "default-src 'none'; sandbox");
  if (isPersonal) reply.header('cache-control', 'private, no-cache');
  if (links && links.length > 0) reply.header('link', links.join(', '));
  if (etag !== undefined) {
    reply.header('etag', `"${etag}"`);
    if (isHeld(reply.request.headers['if-none-match'], etag)) return reply.code(304).send();
  }
  if (saveAs !== undefined) reply.header('content-disposition', `attachment; filename="${saveAs}"`);
  return reply.type(type).send(typeof content === 'function' ? await content() : content);
}
