import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../schema.generated.ts';
import { createDirectory, listEmpresas } from './directory.ts';

const SECTOR = 'Privado';
const NATURALEZA = 'Sociedad comercial';

/**
 * Invented companies.
 *
 * @returns identifiers of all entities the demo names, by its keys
 */
export async function insertEmpresas(trx: Transaction<DatabaseSchema>): Promise<ReadonlyMap<string, number>> {
  const sector = await trx
    .selectFrom('sectores')
    .select('id')
    .where('nombre', '=', SECTOR)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('entidades')
    .values(
      listEmpresas().map(({ digito_verificacion, ...empresa }) => ({
        ...empresa,
        tipo: 'privada',
        digito_verificacion: Number(digito_verificacion),
        sector_id: sector.id,
        naturaleza: NATURALEZA,
      })),
    )
    .execute();
  return readEntidades(trx);
}

/** Identifiers of all entities the demo names, by its keys. */
export async function readEntidades(trx: Transaction<DatabaseSchema>): Promise<ReadonlyMap<string, number>> {
  const rows = await trx.selectFrom('entidades').select(['id', 'tipo', 'nit']).execute();
  const ids = new Map(rows.map(({ id, tipo, nit }) => [`${tipo} ${nit}`, id]));
  return new Map(
    [...createDirectory().values()].flatMap(({ clave, tipo, nit }) => {
      const id = ids.get(`${tipo} ${nit}`);
      return id === undefined ? [] : [[clave, id] as const];
    }),
  );
}
