import { randomUUID } from 'node:crypto';
import { updateDireccionSitio } from '@marco/parametros/server';
import { writeAudit } from '@marco/server-kit';
import { type OperatorCommand, runOnDatabase } from './run-on-database.ts';

const ADVICE: OperatorCommand['advice'] = {
  missing: 'Indique otra carpeta con DATA_DIR.',
  inUse: 'Con la base de datos incorporada basta iniciar el sistema con la nueva PUBLIC_URL.',
  outdated: 'La base de datos es de una versión anterior o está vacía. Inicie el sistema una vez y repita.',
};

/**
 * Publishes the installation of the settings at their `PUBLIC_URL`, where the links of its mails lead from then on.
 *
 * @returns exit code: 0 when it was done, 1 when not; what was printed says why
 */
export function runSiteAddress(
  environment: OperatorCommand['environment'],
  print: OperatorCommand['print'],
): Promise<number> {
  return runOnDatabase({ environment, print, advice: ADVICE }, async ({ kysely }, { publicUrl }) => {
    const antes = await kysely.transaction().execute(async (transaction) => {
      const direccion = await updateDireccionSitio(transaction, publicUrl);
      const who = { actor: null, address: 'consola', correlationId: randomUUID() };
      await writeAudit(transaction, who, {
        action: 'cambiar-direccion',
        result: 'exito',
        objectType: 'parametro',
        objectId: 'sitio.direccion',
        detail: { antes: { direccion }, despues: { direccion: publicUrl } },
      });
      return direccion;
    });
    print(`La instalación se publica en ${publicUrl} (antes, ${antes}).`);
    print('Reinicie todos los procesos con esa PUBLIC_URL.');
    return 0;
  });
}
