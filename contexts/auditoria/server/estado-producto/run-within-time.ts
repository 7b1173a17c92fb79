/**
 * What a promise gives, or undefined where it fails or takes longer.
 *
 * @param milliseconds it may take; what it began goes on without anybody who waits
 */
export async function runWithinTime<T>(promise: Promise<T>, milliseconds: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, milliseconds, undefined);
  });
  try {
    return await Promise.race([promise.catch(() => undefined), late]);
  } finally {
    clearTimeout(timer);
  }
}
