import { createHash } from 'node:crypto';
import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import type { AvisoTratamiento } from '../../contract/index.ts';

/** Start of the keys of the parameters the notice is made of. */
const GRUPO = 'tratamiento.';

/** The notice in force, as the parameters have it now; an absent parameter is an installation error and says which one. */
export async function getAvisoTratamiento(database: Kysely<DatabaseSchema>): Promise<AvisoTratamiento> {
  const rows = await database
    .selectFrom('parametros')
    .select(['clave', 'valor'])
    .where('clave', 'like', `${GRUPO}%`)
    .execute();
  const valores = new Map(rows.map(({ clave, valor }) => [clave, valor]));
  const read = <T>(clave: string): T => {
    const valor = valores.get(GRUPO + clave);
    if (valor === undefined) throw new Error(`The parameter ${GRUPO}${clave} is missing.`);
    return valor as T;
  };
  return {
    version: read('version'),
    vigencia: read('vigencia'),
    responsable: read('responsable'),
    finalidades: read('finalidades'),
    transferencia: read('transferencia'),
    conservacion: read('conservacion'),
    politica: read('politica'),
    autorizacion: read('autorizacion'),
  };
}

/** What tells one wording of the notice from another; the order of what a parameter holds does not matter. */
export function computeHuellaAviso({ responsable, ...aviso }: AvisoTratamiento): string {
  const { nombre, direccion, correo, telefono } = responsable;
  const text = JSON.stringify([Object.values(aviso), nombre, direccion, correo, telefono]);
  return createHash('sha256').update(text).digest('hex');
}
