import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { baseName, FormError, openForm } from './open-form.ts';

/** The one file of a form, as it arrives. */
export interface ArrivingFile {
  /** Name the browser gave, without folders. */
  readonly name: string;
  readonly content: Readable;
}

/** The file, a few fields that are ignored, and a second file, so that it can be refused. */
const PARTS = 10;

/**
 * Reads a `multipart/form-data` body with one file, handing its content on while it arrives. If the caller breaks
 * off, the content ends with an error, so that half a file is never stored as a whole one.
 *
 * @param take consumes the content to its end; what it throws ends the reading
 * @param undo called with what `take` answered when the rest of the form is refused
 * @throws FormError
 */
export async function receiveFile<Answer>(
  request: IncomingMessage,
  take: (file: ArrivingFile) => Promise<Answer>,
  undo: (answer: Answer) => Promise<void>,
): Promise<Answer> {
  const form = openForm(request, PARTS);
  const taken: Promise<Answer>[] = [];
  const { promise: read, resolve, reject } = Promise.withResolvers<void>();
  let arriving: Readable | undefined;

  form.on('file', (_field, content, name: string | undefined) => {
    if (taken.length > 0) {
      content.resume();
      reject(new FormError('several-files'));
      return;
    }
    // Busboy's stream knows no destroy: ours does, and carries the error of a caller who left.
    arriving = new Readable({ read: () => content.resume() });
    const file = arriving;
    // `take` gets the errors of the stream; an error after `take` has ended does not matter.
    file.on('error', () => undefined);
    content.on('data', (chunk: Buffer) => {
      if (!file.destroyed && !file.push(chunk)) content.pause();
    });
    content.on('end', () => file.push(null));
    content.on('error', (error) => file.destroy(error));
    file.on('close', () => content.resume());
    const answer = take({ name: baseName(name ?? ''), content: file });
    answer.catch(reject);
    taken.push(answer);
  });
  form.on('finish', resolve);
  form.on('error', (cause) => reject(new FormError('broken', { cause })));
  const leave = () => {
    if (!request.readableEnded) reject(new FormError('broken'));
  };
  request.on('close', leave);
  request.pipe(form);
  try {
    await read;
    const [answer] = await Promise.all(taken);
    if (taken.length === 0) throw new FormError('no-file');
    return answer as Answer;
  } catch (error) {
    arriving?.destroy(error as Error);
    for (const settled of await Promise.allSettled(taken))
      if (settled.status === 'fulfilled') await undo(settled.value);
    throw error;
  } finally {
    request.off('close', leave);
    request.unpipe(form);
    // The rest of the body is read and dropped, so that the caller receives the answer.
    request.resume();
  }
}
