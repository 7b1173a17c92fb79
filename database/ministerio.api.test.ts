import { migrate, openPglite, type PgliteHandle } from '@marco/server-kit/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listMigrations } from './migrations.ts';
import type { DatabaseSchema } from './schema.generated.ts';
import { seedReference } from './seeds/index.ts';

const FIXED = '0117-entidades-fix-the-ministry';

let handle: PgliteHandle<DatabaseSchema>;
beforeAll(async () => {
  handle = openPglite<DatabaseSchema>({});
  const earlier = listMigrations().filter(({ name }) => name < FIXED);
  await migrate(handle as PgliteHandle<unknown>, earlier);
  await sql`insert into parametros (clave, valor, tipo, grupo, descripcion) values
    ('ministerio.sigla', '"MINEJ"', 'texto', 'ministerio', ''),
    ('operador.sigla', '"OPERA"', 'texto', 'ministerio', '')`.execute(handle.kysely);
  await sql`insert into entidades (tipo, nit, digito_verificacion, nombre, sigla, activa) values
    ('publica', '999000201', 1, 'Antes ministerio', 'minej', false),
    ('publica', '999000202', 1, 'Ministerio de Ejemplo', 'MinEj', true),
    ('publica', '999000203', 1, 'Otra con la misma', 'MINEJ', true),
    ('publica', '999000204', 1, 'Con la del operador', 'Opéra', true),
    ('publica', '999000205', 1, 'Sin sigla', ' ', true)`.execute(handle.kysely);
});
afterAll(() => handle.close());

const read = async () =>
  (
    await handle.kysely
      .selectFrom('entidades')
      .select(['id', 'nombre', 'sigla', 'ambito'])
      .where('nit', 'like', '9990002%')
      .orderBy('id')
      .execute()
  ).map(({ id, nombre, sigla, ambito }) => [nombre, sigla?.replace(`-${id}`, '-N') ?? null, ambito]);

describe('F21: the release that fixes the ministry', () => {
  it('keeps who it was, and gives repeated acronyms their number', async () => {
    await migrate(handle as PgliteHandle<unknown>, listMigrations());
    expect(await read()).toEqual([
      ['Antes ministerio', 'minej-N', 'entidad'],
      ['Ministerio de Ejemplo', 'MinEj', 'ministerio'],
      ['Otra con la misma', 'MINEJ-N', 'entidad'],
      ['Con la del operador', 'Opéra', 'operador'],
      ['Sin sigla', null, 'entidad'],
    ]);
  });

  it('the reference data come without an acronym somebody has, and choose nobody else', async () => {
    await sql`update entidades set sigla = 'dian' where nit = '999000205'`.execute(handle.kysely);
    await seedReference(handle.kysely);
    const { rows } = await sql`select nombre from entidades where ambito <> 'entidad' order by id`.execute(
      handle.kysely,
    );
    expect(rows).toEqual([{ nombre: 'Ministerio de Ejemplo' }, { nombre: 'Con la del operador' }]);
    const { rows: dian } = await sql`select nit from entidades where texto_busqueda(sigla) = 'dian'`.execute(
      handle.kysely,
    );
    expect(dian).toEqual([{ nit: '999000205' }]);
  });
});
