import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../schema.generated.ts';
import { readCsv } from '../read-data.ts';
import { listKept } from './list-kept.ts';

/**
 * Departments and municipalities with their DIVIPOLA codes (DANE). Rows that did not change are not
 * written, nor those an administrator edited or imported (their version is no longer the first),
 * nor those somebody deleted.
 */
export async function seedDivipola(trx: Transaction<DatabaseSchema>): Promise<void> {
  const departamentos = readCsv(new URL('departamentos.csv', import.meta.url), ['codigo', 'nombre']);
  const file = new URL('municipios.csv', import.meta.url);
  const municipios = readCsv(file, ['codigo', 'departamento_codigo', 'nombre']);
  await trx
    .insertInto('departamentos')
    .values(await listKept(trx, 'departamentos', departamentos))
    .onConflict((conflict) =>
      conflict
        .column('codigo')
        .doUpdateSet((row) => ({ nombre: row.ref('excluded.nombre') }))
        .where('departamentos.version', '=', 1)
        .whereRef('departamentos.nombre', 'is distinct from', 'excluded.nombre'),
    )
    .execute();
  await trx
    .insertInto('municipios')
    .values(await listKept(trx, 'municipios', municipios))
    .onConflict((conflict) =>
      conflict
        .column('codigo')
        .doUpdateSet((row) => ({ nombre: row.ref('excluded.nombre') }))
        .where('municipios.version', '=', 1)
        .whereRef('municipios.nombre', 'is distinct from', 'excluded.nombre'),
    )
    .execute();
}
