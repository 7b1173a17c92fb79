import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { ContentTooLargeError } from '../files/file-store.ts';
import { baseName, FormError, openForm } from './open-form.ts';

/** A small file of a form, whole. */
export interface ReceivedFile {
  /** Field of the form it came in. */
  readonly field: string;
  /** Name the browser gave, without folders. */
  readonly name: string;
  readonly content: Buffer;
}

export interface ReceivingLimits {
  readonly files: number;
  /** Of all files together, counted as they arrive. */
  readonly bytes: number;
}

/** Parts beside the files that are passed over. */
const SPARE_PARTS = 5;

/**
 * Reads the files of a `multipart/form-data` body into memory, for what is looked at once and not kept. The first byte
 * too many ends the reading.
 *
 * @throws FormError
 * @throws ContentTooLargeError
 */
export async function receiveFiles(
  request: IncomingMessage,
  { files, bytes }: ReceivingLimits,
): Promise<ReceivedFile[]> {
  const form = openForm(request, files + SPARE_PARTS);
  const { promise: read, resolve, reject } = Promise.withResolvers<void>();
  const received: { field: string; name: string; chunks: Buffer[] }[] = [];
  let total = 0;
  let isOver = false;

  const giveUp = (reason: Error) => {
    isOver = true;
    reject(reason);
  };
  form.on('file', (field: string, content: Readable, name: string | undefined) => {
    if (isOver || received.length === files) {
      giveUp(new FormError('several-files'));
      content.resume();
      return;
    }
    const chunks: Buffer[] = [];
    received.push({ field, name: baseName(name ?? ''), chunks });
    content.on('data', (chunk: Buffer) => {
      if (isOver) return;
      total += chunk.length;
      if (total > bytes) giveUp(new ContentTooLargeError());
      else chunks.push(chunk);
    });
    content.on('error', giveUp);
  });
  form.on('partsLimit', () => giveUp(new FormError('several-files')));
  form.on('finish', resolve);
  form.on('error', (cause) => giveUp(new FormError('broken', { cause })));
  const leave = () => {
    if (!request.readableEnded) giveUp(new FormError('broken'));
  };
  request.on('close', leave);
  request.pipe(form);
  try {
    await read;
  } finally {
    request.off('close', leave);
    request.unpipe(form);
    // The rest of the body is read and dropped, so that the caller receives the answer.
    request.resume();
  }
  if (received.length === 0) throw new FormError('no-file');
  return received.map(({ field, name, chunks }) => ({ field, name, content: Buffer.concat(chunks) }));
}
