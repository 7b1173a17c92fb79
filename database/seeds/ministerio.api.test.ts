import { migrate, openPglite, type PgliteHandle } from '@marco/server-kit/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PLANTILLAS_INICIALES } from '../../apps/api/src/novedades.ts';
import { listMigrations } from '../migrations.ts';
import type { DatabaseSchema } from '../schema.generated.ts';
import { seedReference } from './index.ts';

let handle: PgliteHandle<DatabaseSchema>;
beforeAll(async () => {
  handle = openPglite<DatabaseSchema>({});
  await migrate(handle as PgliteHandle<unknown>, listMigrations());
  await sql`insert into entidades (tipo, nit, digito_verificacion, nombre, sigla, ambito) values
    ('publica', '999000202', 1, 'Ministerio de Ejemplo', 'MinEj', 'ministerio'),
    ('publica', '999000204', 1, 'Operador de Ejemplo', 'OPERA', 'operador'),
    ('publica', '999000205', 1, 'Con la de otra', 'dian', 'entidad')`.execute(handle.kysely);
  await seedReference(handle.kysely, PLANTILLAS_INICIALES);
});
afterAll(() => handle.close());

describe('F21: reference data where somebody wrote entidades before', () => {
  it('choose no other ministry nor operator', async () => {
    const { rows } = await sql`select nombre from entidades where ambito <> 'entidad' order by id`.execute(
      handle.kysely,
    );
    expect(rows).toEqual([{ nombre: 'Ministerio de Ejemplo' }, { nombre: 'Operador de Ejemplo' }]);
  });

  it('come without an acronym somebody has', async () => {
    const { rows } = await sql`select nit from entidades where texto_busqueda(sigla) = 'dian'`.execute(
      handle.kysely,
    );
    expect(rows).toEqual([{ nit: '999000205' }]);
  });
});
