import { createHash, hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { toColombianDay } from '@marco/country/working-days';
import { ZONE } from '@marco/country/zone';
import type { DatabaseSchema } from '@marco/database';
import { addDescargaPaquete } from '@marco/esquemas/port';
import { DocumentAnswer, Spool, writeZip, type ZipEntry } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { computeSello, listPublicadas, type SelloPaquete } from './paquete.queries.ts';
import { writeEsquemas } from './write-esquemas.ts';
import { listTablas } from './write-tablas.ts';

type Database = Kysely<DatabaseSchema>;

/** Changes when the package is written in another way. */
const FORMATO = '3';

/** The whole registry as one package. A caller that already has it gets 304; each download is counted once. */
export async function presentPaquete(database: Database): Promise<DocumentAnswer> {
  const sello = await computeSello(database);
  const hoy = toColombianDay(new Date());
  return new DocumentAnswer({
    type: 'application/zip',
    // The values of lists depend on the day, so each day has another package.
    etag: `${FORMATO}-${hoy}-${sello.sello}`,
    saveAs: `registro-${hoy}.zip`,
    content: async () => {
      await addDescargaPaquete(database);
      return Readable.from(writePaquete(database, sello, hoy), { objectMode: false });
    },
  });
}

/**
 * The bytes of the package, written while the registry is read. If the caller reads slowly, the registry is read
 * slowly.
 */
export function writePaquete(
  database: Database,
  sello: SelloPaquete,
  hoy: string,
): AsyncGenerator<Buffer, void, undefined> {
  return writeZip(listEntries(database, sello, hoy), sello.cambiado, ZONE);
}

async function* listEntries(
  database: Database,
  { sello, cambiado }: SelloPaquete,
  hoy: string,
): AsyncGenerator<ZipEntry> {
  await using huellas = new Spool();
  const { todas, vigentes } = await listPublicadas(database);
  for (const { nombre, contenido } of listTablas(database, todas))
    yield { name: nombre, content: sign(nombre, contenido, huellas) };
  for await (const { nombre, contenido } of writeEsquemas(database, vigentes, hoy)) {
    if (typeof contenido !== 'string') yield { name: nombre, content: sign(nombre, contenido, huellas) };
    else {
      const sha256 = hash('sha256', contenido, 'hex');
      await addHuella(huellas, { archivo: nombre, sha256, bytes: Buffer.byteLength(contenido) });
      yield { name: nombre, content: [contenido] };
    }
  }
  const registro = {
    registro: sello,
    cambiado: cambiado.toISOString(),
    fecha: hoy,
    elementosVigentes: vigentes.length,
    versiones: todas.length,
  };
  yield { name: 'manifiesto.json', content: writeManifiesto(registro, huellas) };
}

interface Huella {
  readonly archivo: string;
  readonly sha256: string;
  readonly bytes: number;
}

/** A line of the manifest. */
async function addHuella(huellas: Spool, huella: Huella): Promise<void> {
  await huellas.append(`${huellas.length === 0 ? '' : ','}\n  ${JSON.stringify(huella)}`);
}

/** A content whose digest joins the manifest once it was read. */
async function* sign(
  archivo: string,
  contenido: AsyncIterable<string | Buffer>,
  huellas: Spool,
): AsyncGenerator<string | Buffer> {
  const digest = createHash('sha256');
  let bytes = 0;
  for await (const parte of contenido) {
    digest.update(parte);
    bytes += Buffer.byteLength(parte);
    yield parte;
  }
  await addHuella(huellas, { archivo, sha256: digest.digest('hex'), bytes });
}

async function* writeManifiesto(registro: object, huellas: Spool): AsyncGenerator<string | Buffer> {
  yield `${JSON.stringify(registro, null, 1).slice(0, -2)},\n "archivos": [`;
  yield* huellas.read();
  yield '\n ]\n}\n';
}
