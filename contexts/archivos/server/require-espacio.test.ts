import { describe, expect, it } from 'vitest';
import { LIMITE_BYTES, RESERVA_DISCO } from '../contract/terms.ts';
import { requireEspacio } from './require-espacio.ts';

const withFree = (bytes: number) => requireEspacio({ findFreeBytes: async () => bytes }, 'mesas');

describe('room for a file', () => {
  it('F8: is asked before it arrives: the largest one and a reserve must fit', async () => {
    await expect(withFree(LIMITE_BYTES + RESERVA_DISCO - 1)).rejects.toMatchObject({
      code: 'ALMACENAMIENTO_LLENO',
      status: 507,
    });
    await expect(withFree(LIMITE_BYTES + RESERVA_DISCO)).resolves.toBeUndefined();
  });
});
