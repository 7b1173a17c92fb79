import type { TestApp } from '@marco/test-kit';
import { testSecrets } from '@marco/test-kit';
import { CODIGOS_CONJUNTO, type CodigoConjunto } from '../rules/conjuntos/conjuntos.ts';
import { writeEdicion } from '../server/ediciones/write-edicion.ts';
import { writeVolcado } from '../server/ediciones/write-volcado.ts';

const go = async () => undefined;

/** An edition of a day with its dump, as the jobs write them. */
export async function publishEdicionDePrueba(
  { database: { kysely }, files }: TestApp,
  fecha: string,
): Promise<void> {
  const publish = await writeEdicion({ database: kysely, files }, fecha, go);
  await kysely.transaction().execute(publish);
  const publishVolcado = await writeVolcado({ database: kysely, files, secrets: testSecrets }, fecha, go);
  await kysely.transaction().execute(publishVolcado);
}

/** An edition of a day with one set alone: the others are switched off. */
export async function publishConjuntoDePrueba(
  { database: { kysely }, files }: TestApp,
  conjunto: CodigoConjunto,
  fecha: string,
): Promise<void> {
  const apartados = CODIGOS_CONJUNTO.filter((codigo) => codigo !== conjunto);
  await kysely
    .updateTable('parametros')
    .set({ valor: JSON.stringify(apartados) })
    .where('clave', '=', 'datosAbiertos.sinPublicar')
    .execute();
  const publish = await writeEdicion({ database: kysely, files }, fecha, go);
  await kysely.transaction().execute(publish);
}
