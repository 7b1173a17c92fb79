import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';

/** The store gave other bytes than those that were kept. */
class ContentDamagedError extends Error {
  override readonly name = 'ContentDamagedError';
}

/**
 * Passes whole content on and hashes it. At its end content with another hash breaks the stream, so that nobody takes
 * damaged bytes for a complete file.
 *
 * @param sha256 hash the content must have, hexadecimal
 */
export function verifyContent(sha256: string): Transform {
  const hash = createHash('sha256');
  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      hash.update(chunk);
      done(null, chunk);
    },
    flush(done: TransformCallback) {
      const found = hash.digest('hex');
      done(
        found === sha256 ? null : new ContentDamagedError(`${sha256} is stored with the bytes of ${found}`),
      );
    },
  });
}
