import { describe, expect, it } from 'vitest';
import { AppError } from './app-error.ts';
import { listRefusals } from './list-refusals.ts';

const fail = (status: number, detalles: readonly { readonly mensaje: string }[] = []) =>
  new AppError('X', { status, mensaje: 'No se pudo.' }, detalles);
const reject = (cause: unknown) => listRefusals(() => Promise.reject(cause));

describe('one command of several', () => {
  it('that was done has nothing to tell', async () => {
    expect(await listRefusals(() => Promise.resolve(7))).toEqual([]);
  });

  it('that is refused tells its details, or else its sentence', async () => {
    expect(await reject(fail(409))).toEqual(['No se pudo.']);
    expect(await reject(fail(409, [{ mensaje: 'Falta una cosa.' }]))).toEqual(['Falta una cosa.']);
  });

  it('that finds the product busy tells it, and a failure ends the request', async () => {
    expect(await reject(fail(503))).toEqual(['No se pudo.']);
    await expect(reject(fail(500))).rejects.toThrow('No se pudo.');
    await expect(reject(new Error('broken'))).rejects.toThrow('broken');
  });
});
