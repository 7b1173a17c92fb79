/** It took longer than it may; what it does in the database ends by the limit of the connection. */
class TooLongError extends Error {
  constructor(limitMs: number) {
    super(`It took longer than ${limitMs} ms.`);
  }
}

/** @throws TooLongError where the work is not done by then */
export async function runWithin<T>(limitMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLongError(limitMs)), limitMs);
  });
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
