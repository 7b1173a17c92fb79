import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { ZipError, ZipLimitError } from './zip-errors.ts';
import { METHODS } from './zip-records.ts';

const inflate = promisify(inflateRaw);

/**
 * The content of an entry. What the ZIP says of its size is not believed: unpacking itself ends at the first byte too
 * many, so that a small file cannot fill the memory.
 *
 * @param method how it is packed, as the directory says
 * @throws ZipError
 * @throws ZipLimitError when it has more bytes than `most`
 */
export async function unpackEntry(packed: Buffer, method: number, most: number): Promise<Buffer> {
  if (method === METHODS.stored) {
    if (packed.length > most) throw new ZipLimitError();
    return packed;
  }
  if (method !== METHODS.deflated) throw new ZipError();
  try {
    // One byte more than is allowed shows that there are more.
    const unpacked = await inflate(packed, { maxOutputLength: most + 1 });
    if (unpacked.length > most) throw new ZipLimitError();
    return unpacked;
  } catch (error) {
    if (error instanceof ZipLimitError) throw error;
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
      ? new ZipLimitError()
      : new ZipError();
  }
}
