import { writeFileSync } from 'node:fs';
import { buildAncla } from '@marco/auditoria/server';
import { presentPublicKey } from '@marco/server-kit';
import { openSealKeys } from './audit-sealing.ts';
import { openSecrets } from './open-secrets.ts';
import { type OperatorCommand, runOnDatabase } from './run-on-database.ts';

const ADVICE: OperatorCommand['advice'] = {
  missing: 'Indique otra carpeta con DATA_DIR.',
  inUse: 'Deténgalo, o descargue el ancla desde la pantalla Auditoría.',
  outdated: 'La base de datos es de una versión anterior. Inicie el sistema una vez y repita.',
};

/**
 * `npm run audit:anchor -- ARCHIVO`: writes the newest seals into a file, to be kept elsewhere.
 *
 * @returns exit code: 0, or 1 where there is no file to write or no database
 */
export function runAuditAnchor(
  parameters: readonly string[],
  { environment, print }: Pick<OperatorCommand, 'environment' | 'print'>,
): Promise<number> {
  return runOnDatabase({ environment, print, advice: ADVICE }, async ({ kysely }, settings) => {
    const [file] = parameters;
    if (!file) {
      print('Indique el archivo: npm run audit:anchor -- ARCHIVO');
      return 1;
    }
    const { signer } = openSealKeys(settings, openSecrets(settings));
    const ancla = await buildAncla(kysely, signer);
    writeFileSync(file, `${JSON.stringify(ancla, null, 2)}\n`);
    print(`Ancla escrita en ${file}: ${ancla.sellos.length} sellos.`);
    print(`Llave pública de los sellos: ${presentPublicKey(signer.publicKey)} (${signer.keyId})`);
    return 0;
  });
}
