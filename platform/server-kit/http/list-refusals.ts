import { AppError } from './app-error.ts';

/** What is refused because others are served just now: a person may try again. */
const BUSY = 503;

/**
 * Runs one command of several: what a person is told where it is refused, or nothing where it was done. Any other failure
 * ends the request.
 */
export async function listRefusals(run: () => Promise<unknown>): Promise<string[]> {
  try {
    await run();
    return [];
  } catch (cause) {
    if (!(cause instanceof AppError) || (cause.status >= 500 && cause.status !== BUSY)) throw cause;
    const detalles = cause.detalles.map(({ mensaje }) => mensaje);
    return detalles.length > 0 ? detalles : [cause.mensaje];
  }
}
