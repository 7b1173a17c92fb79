import { describe, expect, it } from 'vitest';
import { readLines } from './read-lines.ts';

/** An answer that comes in these pieces, and then ends or breaks off. */
function createAnswer(pieces: readonly Uint8Array[], broken?: Error): Response {
  const left = [...pieces];
  return new Response(
    new ReadableStream<Uint8Array>({
      pull: (controller) => {
        const piece = left.shift();
        if (piece) controller.enqueue(piece);
        else if (broken) controller.error(broken);
        else controller.close();
      },
    }),
  );
}

async function readAll(answer: Response): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of readLines(answer)) lines.push(line);
  return lines;
}

describe('the lines of an answer', () => {
  it('are the same wherever its pieces begin, letters of several bytes included', async () => {
    const bytes = new TextEncoder().encode('uno\nñandú 😀\n\ncuatro');
    for (let at = 1; at < bytes.length; at += 1) {
      const lines = await readAll(createAnswer([bytes.slice(0, at), bytes.slice(at)]));
      expect(lines).toEqual(['uno', 'ñandú 😀', '', 'cuatro']);
    }
  });

  it('are none but an empty one where there is no content', async () => {
    expect(await readAll(new Response(null))).toEqual(['']);
  });

  it('say that the connection is gone where it breaks off, and that it was given up where somebody did', async () => {
    const broken = createAnswer([], new TypeError('terminated'));
    await expect(readAll(broken)).rejects.toMatchObject({ code: 'SIN_CONEXION' });
    const given = new DOMException('given up', 'AbortError');
    await expect(readAll(createAnswer([], given))).rejects.toBe(given);
  });

  it('stop the answer where nobody reads on', async () => {
    const cancelled = Promise.withResolvers<void>();
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('uno\n')),
      cancel: () => cancelled.resolve(),
    });
    for await (const line of readLines(new Response(endless))) {
      expect(line).toBe('uno');
      break;
    }
    await cancelled.promise;
  });
});
