import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../schema.generated.ts';
import { REGISTERED } from './insert-people.ts';

/** Start of the keys of the parameters the privacy notice is made of. */
const GRUPO = 'tratamiento.';

/** Every invented person authorised the notice of the installation, so that nobody is asked in an evaluation. */
export async function insertAutorizaciones(
  trx: Transaction<DatabaseSchema>,
  usuarioIds: Iterable<number>,
): Promise<void> {
  const usuarios = await trx
    .selectFrom('usuarios')
    .select(['id', 'created_at'])
    .where('id', 'in', [...usuarioIds])
    .orderBy('id')
    .execute();
  const parametros = await trx
    .selectFrom('parametros')
    .select(['clave', 'valor'])
    .where('clave', 'like', `${GRUPO}%`)
    .orderBy('clave')
    .execute();
  const entries = parametros.map(({ clave, valor }) => [clave.slice(GRUPO.length), valor] as const);
  const contenido = JSON.stringify(Object.fromEntries(entries));
  const huella = createHash('sha256').update(contenido).digest('hex');
  const version = String(Object.fromEntries(entries)['version']);
  await trx
    .insertInto('avisos_tratamiento')
    .values({ huella, version, contenido, created_at: REGISTERED })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .insertInto('autorizaciones_tratamiento')
    .values(
      usuarios.map(({ id, created_at }) => ({
        usuario_id: id,
        aviso_huella: huella,
        autoriza: true,
        medio: 'registro',
        created_at,
      })),
    )
    .execute();
}
