import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { DatabaseSchema } from '@marco/database';
import { DocumentAnswer, writeZip, type ZipEntry } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { computeSello, listPublicadas, type SelloRegistro } from './registro.queries.ts';
import { writeEsquemas } from './write-esquemas.ts';
import { listTablas } from './write-tablas.ts';

type Database = Kysely<DatabaseSchema>;

/** Changes when the package is written in another way. */
const FORMATO = '1';

const DIA = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Bogota' });

/** The whole registry as one package. Whoever holds it already is told so; whoever takes it leaves one count. */
export async function presentRegistro(database: Database): Promise<DocumentAnswer> {
  const sello = await computeSello(database);
  const hoy = DIA.format(new Date());
  return new DocumentAnswer({
    type: 'application/zip',
    // Values of lists hold on a day: another day, another package.
    etag: `${FORMATO}-${hoy}-${sello.sello}`,
    saveAs: `registro-${hoy}.zip`,
    content: async () => {
      await database.insertInto('esquemas_descargas').values({ tipo: 'registro' }).execute();
      return Readable.from(writeRegistro(database, sello, hoy), { objectMode: false });
    },
  });
}

/** The bytes of the package, written while the registry is read. */
export function writeRegistro(
  database: Database,
  { sello, cambiado }: SelloRegistro,
  hoy: string,
): AsyncGenerator<Buffer, void, undefined> {
  return writeZip(listEntries(database, sello, cambiado, hoy), cambiado);
}

interface Huella {
  readonly archivo: string;
  readonly sha256: string;
  readonly bytes: number;
}

async function* listEntries(
  database: Database,
  sello: string,
  cambiado: Date,
  hoy: string,
): AsyncGenerator<ZipEntry> {
  const huellas: Huella[] = [];
  const todas = await listPublicadas(database, 'todos');
  for (const { nombre, contenido } of listTablas(database, todas)) yield sign(nombre, contenido, huellas);
  const vigentes = await listPublicadas(database, 'incorporado');
  for await (const { nombre, contenido } of writeEsquemas(database, vigentes, hoy))
    yield signTexto(nombre, contenido, huellas);
  yield {
    name: 'manifiesto.json',
    content: [
      `${JSON.stringify(
        {
          registro: sello,
          cambiado: cambiado.toISOString(),
          fecha: hoy,
          elementosVigentes: vigentes.length,
          versiones: todas.length,
          archivos: huellas,
        },
        null,
        1,
      )}\n`,
    ],
  };
}

/** An entry whose digest joins the manifest once it was read. */
function sign(name: string, content: ZipEntry['content'], huellas: Huella[]): ZipEntry {
  async function* measured(): AsyncGenerator<string> {
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const text of content) {
      hash.update(text);
      bytes += Buffer.byteLength(text);
      yield text;
    }
    huellas.push({ archivo: name, sha256: hash.digest('hex'), bytes });
  }
  return { name, content: measured() };
}

/** The same of a text that is in memory. */
function signTexto(name: string, texto: string, huellas: Huella[]): ZipEntry {
  const sha256 = createHash('sha256').update(texto).digest('hex');
  huellas.push({ archivo: name, sha256, bytes: Buffer.byteLength(texto) });
  return { name, content: [texto] };
}
