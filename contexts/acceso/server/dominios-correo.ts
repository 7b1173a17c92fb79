import type { DatabaseSchema } from '@marco/database';
import { findParametroLista } from '@marco/parametros/port';
import type { Kysely } from 'kysely';
import { findDominioErrors } from '../rules/index.ts';

/** What is wrong with the domain of the e-mail somebody gives as that of a public entity, as the field tells it. */
export async function listFallasDominio(database: Kysely<DatabaseSchema>, correoEletronico: string) {
  const dominios = await findParametroLista(database, 'registro.dominiosCorreo', []);
  return findDominioErrors(correoEletronico, dominios).map((mensaje) => ({
    campo: 'correoEletronico',
    mensaje,
  }));
}
