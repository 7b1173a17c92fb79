import type { TestApp } from '@marco/test-kit';
import { testSecrets } from '@marco/test-kit';
import { prepareVolcado } from '../server/ediciones/prepare-volcado.ts';
import { prepareEdicion } from '../server/ediciones/publish-edicion.ts';

const go = async () => undefined;

/** An edition of a day with its dump, as the jobs write them. */
export async function publishEdicionDePrueba(
  { database: { kysely }, files }: TestApp,
  fecha: string,
): Promise<void> {
  const publish = await prepareEdicion({ database: kysely, files }, fecha, go);
  await kysely.transaction().execute(publish);
  const publishVolcado = await prepareVolcado({ database: kysely, files, secrets: testSecrets }, fecha, go);
  await kysely.transaction().execute(publishVolcado);
}
