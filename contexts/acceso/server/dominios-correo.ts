import type { DatabaseSchema } from '@marco/database';
import { findErrorDominio } from '@marco/entidades/port';
import { findParametroLista } from '@marco/parametros/port';
import type { Kysely } from 'kysely';

/** What is wrong with the domain of the e-mail somebody gives as that of a public entity, as the field tells it. */
export async function listFallasDominio(database: Kysely<DatabaseSchema>, correoEletronico: string) {
  const dominios = await findParametroLista(database, 'registro.dominiosCorreo', []);
  const mensaje = findErrorDominio(correoEletronico, dominios);
  return mensaje === undefined ? [] : [{ campo: 'correoEletronico', mensaje }];
}
