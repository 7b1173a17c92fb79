import { copyContenidos } from '@marco/archivos/server';
import { openBucket, openDisk } from './open-files.ts';
import { type OperatorCommand, runOnDatabase } from './run-on-database.ts';

const USO = 'Diga hacia dónde copiar: npm run files:copy -- --a s3, o bien npm run files:copy -- --a disco';
const SIN_S3 =
  'Faltan los ajustes del almacén: S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY y S3_SECRET_KEY (docs/operations.md).';

const ADVICE: OperatorCommand['advice'] = {
  missing: 'Indique la carpeta de la instalación con DATA_DIR.',
  inUse: 'Deténgalo, copie los archivos e inícielo de nuevo.',
  outdated: 'La base de datos es de una versión anterior o está vacía. Inicie el sistema una vez y repita.',
};

/**
 * Copies the contents of all files between this disk and the object store of the settings.
 *
 * @param args `--a s3` or `--a disco`
 * @returns exit code: 0 when every content is where it was to be copied, 1 when not; what was printed says why
 */
export async function runCopyFiles(
  args: readonly string[],
  environment: OperatorCommand['environment'],
  print: OperatorCommand['print'],
): Promise<number> {
  const [option, target, ...more] = args;
  if (option !== '--a' || (target !== 's3' && target !== 'disco') || more.length > 0) {
    print(USO);
    return 1;
  }
  return runOnDatabase({ environment, print, advice: ADVICE }, async ({ kysely }, settings) => {
    if (settings.s3 === null) {
      print(SIN_S3);
      return 1;
    }
    const disk = openDisk(settings);
    const bucket = await openBucket(settings, settings.s3);
    const [from, to] = target === 's3' ? [disk, bucket] : [bucket, disk];
    const { copiados, presentes, ausentes, alterados } = await copyContenidos(kysely, from, to, (vistos) =>
      print(`  ${vistos} revisados…`),
    );
    for (const { carpeta, sha256 } of ausentes) print(`  falta en el origen: ${carpeta}/${sha256}`);
    for (const { carpeta, sha256 } of alterados) print(`  alterado, no se copió: ${carpeta}/${sha256}`);
    print(
      `${copiados} copiados, ${presentes} ya estaban, ${ausentes.length} ausentes, ${alterados.length} alterados`,
    );
    return ausentes.length + alterados.length === 0 ? 0 : 1;
  });
}
