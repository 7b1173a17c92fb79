import type { TestApp } from '@marco/test-kit';
import { testSecrets } from '@marco/test-kit';
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
