import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { addArchivoPorAdjuntar } from '@marco/archivos/port';
import { ZONE } from '@marco/country/zone';
import { type Secrets, writeZip, type ZipEntry } from '@marco/server-kit';
import type { LugarDeArchivo } from './ediciones.queries.ts';
import { CARPETA_DATOS_ABIERTOS, type Publicador } from './write-conjunto.ts';

/** What writes the dump: it signs too. */
export interface PublicadorFirmante extends Publicador {
  readonly secrets: Secrets;
}

/** A file of a package, with its digest before it is written. */
export interface ParteDelPaquete {
  readonly ruta: string;
  readonly bytes: number;
  readonly sha256: string;
  open(): Promise<Readable>;
}

/** A text as a part. */
export function toTexto(ruta: string, texto: string): ParteDelPaquete {
  const contenido = Buffer.from(texto, 'utf8');
  const sha256 = createHash('sha256').update(contenido).digest('hex');
  return { ruta, bytes: contenido.length, sha256, open: async () => Readable.from([contenido]) };
}

/** A file of the disk as a part; it is read twice. */
export async function toParteDelDisco(ruta: string, path: string): Promise<ParteDelPaquete> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { ruta, bytes, sha256: hash.digest('hex'), open: async () => createReadStream(path) };
}

/** Opens a file of an edition. */
export async function openArchivo({ files }: Publicador, archivo: LugarDeArchivo): Promise<Readable> {
  const contenido = await files.find(archivo);
  if (contenido === undefined) throw new Error(`A file of the edition of ${archivo.fecha} is gone.`);
  return contenido;
}

/** Stores a package, its manifest first. Nobody sees it until it is attached. */
export function addPaquete(
  { database, files }: Publicador,
  paquete: {
    readonly nombre: string;
    readonly momento: Date;
    readonly manifiesto: string;
    readonly partes: readonly ParteDelPaquete[];
  },
): ReturnType<typeof addArchivoPorAdjuntar> {
  const { nombre, momento, manifiesto, partes } = paquete;
  async function* listEntradas(): AsyncGenerator<ZipEntry> {
    yield { name: 'manifiesto.json', content: [manifiesto] };
    for (const { ruta, open } of partes) yield { name: ruta, content: await open() };
  }
  return addArchivoPorAdjuntar(database, files, {
    carpeta: CARPETA_DATOS_ABIERTOS,
    nombre,
    tipo: 'application/zip',
    contenido: Readable.from(writeZip(listEntradas(), momento, ZONE), { objectMode: false }),
  });
}
