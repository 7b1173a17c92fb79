import type { DatabaseSchema } from '@marco/database';
import type { DatabaseHandle } from '@marco/server-kit/database';
import { openTestDatabase } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EntidadVerificada } from '../entidades-verificadas.repository.ts';
import { createEntidadVerificada } from './create-entidad-verificada.ts';

let database: DatabaseHandle<DatabaseSchema>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const tejidos: EntidadVerificada = {
  tipo: 'privada',
  nit: '999000109',
  dv: '9',
  nombre: ' Tejidos del Sur Demo S.A.S. ',
};

function create(entidad: EntidadVerificada): Promise<number> {
  return database.kysely
    .transaction()
    .execute((transaction) => createEntidadVerificada(transaction, entidad));
}

function listByNit(nit: string) {
  return database.kysely
    .selectFrom('entidades')
    .select(['id', 'tipo', 'digito_verificacion', 'nombre', 'activa'])
    .where('nit', '=', nit)
    .orderBy('id')
    .execute();
}

describe('entity of a verified NIT', () => {
  it('a number that was not verified makes nothing', async () => {
    await expect(create({ ...tejidos, dv: '1' })).rejects.toThrow(RangeError);
    expect(await listByNit(tejidos.nit)).toEqual([]);
  });

  it('made by two at the same time it exists once, with one id for both', async () => {
    const [first, second] = await Promise.all([create(tejidos), create(tejidos)]);
    expect(second).toBe(first);
    expect(await listByNit(tejidos.nit)).toEqual([
      {
        id: first,
        tipo: 'privada',
        digito_verificacion: 9,
        nombre: 'Tejidos del Sur Demo S.A.S.',
        activa: true,
      },
    ]);
  });

  it('a stored one is found and keeps its name', async () => {
    const [stored] = await listByNit('890980040');
    expect(await create({ tipo: 'ies', nit: '890980040', dv: 8, nombre: 'Otro nombre' })).toBe(stored?.id);
    expect((await listByNit('890980040'))[0]?.nombre).toBe('Universidad de Antioquia');
  });

  it('one of another kind with the same NIT is another entity', async () => {
    const privada = await create({ ...tejidos, nit: '899999053', dv: '1' });
    const ies = await create({ ...tejidos, tipo: 'ies', nit: '899999053', dv: '1' });
    expect((await listByNit('899999053')).map(({ tipo }) => tipo)).toEqual(['publica', 'privada', 'ies']);
    expect(privada).not.toBe(ies);
  });

  it('an inactivated one is refused with its reason', async () => {
    const id = await create({ ...tejidos, nit: '999000116', dv: '0' });
    await database.kysely.updateTable('entidades').set({ activa: false }).where('id', '=', id).execute();
    await expect(create({ ...tejidos, nit: '999000116', dv: '0' })).rejects.toMatchObject({
      code: 'ENTIDAD_INACTIVA',
      status: 409,
    });
  });

  it('a rolled back transaction leaves none', async () => {
    const given = database.kysely.transaction().execute(async (transaction) => {
      await createEntidadVerificada(transaction, { ...tejidos, nit: '900336004', dv: '7' });
      throw new Error('undo');
    });
    await expect(given).rejects.toThrow('undo');
    expect(
      await listByNit('900336004').then((rows) => rows.filter(({ tipo }) => tipo === 'privada')),
    ).toEqual([]);
  });
});
