import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Near the smallest size at a hundredth of its time: somebody waits for the first answer. */
const QUICK_BROTLI = 5;

/** Best first, as the built web files are chosen. */
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];
const negotiator = new Negotiator({ supportedValues: [...ENCODINGS] });

/**
 * Answers a text that stays the same while the server runs: made at its first visit and compressed once for each encoding,
 * kept and revalidated by its ETag like the web files whose name tells nothing of their content.
 *
 * @param type media type with its charset
 */
export function createPreparedAnswer(type: string, write: () => string) {
  const prepared = new Map<Encoding | null, Promise<Buffer>>();

  function prepare(encoding: Encoding | null): Promise<Buffer> {
    const known = prepared.get(encoding);
    if (known !== undefined) return known;
    const made = compress(Buffer.from(write()), encoding);
    prepared.set(encoding, made);
    return made;
  }

  return async ({ headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const encoding = negotiator.negotiate(String(headers['accept-encoding'] ?? ''));
    const content = await prepare(encoding);
    if (encoding !== null) reply.header('content-encoding', encoding);
    return reply
      .header('vary', 'accept-encoding')
      .header('cache-control', 'public, max-age=0, must-revalidate')
      .type(type)
      .send(content);
  };
}

async function compress(content: Buffer, encoding: Encoding | null): Promise<Buffer> {
  if (encoding === null) return content;
  if (encoding === 'gzip') return compressGzip(content);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUICK_BROTLI,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return compressBrotli(content, { params });
}
