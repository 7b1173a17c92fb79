import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { addArchivoPorAdjuntar, closeArchivo, updateToAdjunto } from '@marco/archivos/port';
import { createDocumentoFirmado, findDocumentosDeConfianza } from '@marco/certificados/port';
import { ZONE } from '@marco/country/zone';
import type { DatabaseSchema } from '@marco/database';
import { findParametroTexto } from '@marco/parametros/port';
import { type Secrets, writeSystemAudit, writeZip, type ZipEntry } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import { toVolcado } from '../../contract/direcciones.terms.ts';
import { getConjunto, isCodigoConjunto } from '../../rules/conjuntos/conjuntos.ts';
import { presentLeame, presentManifiestoDeVolcado } from '../../rules/volcado.ts';
import { findLicencia } from '../find-licencia.ts';
import { type LugarDeArchivo, listArchivosDeEdicion } from './ediciones.queries.ts';
import { addVolcado, deleteVolcadosViejos } from './ediciones.repository.ts';
import { readJson } from './write-archivos.ts';
import { CARPETA_DATOS_ABIERTOS, type Publicador } from './write-conjunto.ts';
import { ArchivoSqlite } from './write-sqlite.ts';

/** Dumps that are kept: two months of weeks. */
const VOLCADOS = 8;
const SQLITE = 'datos-abiertos.sqlite';

/** What writes the dump: it signs too. */
export interface PublicadorFirmante extends Publicador {
  readonly secrets: Secrets;
}

/** A file of the dump, with its digest before it is written. */
interface ParteDelVolcado {
  readonly ruta: string;
  readonly bytes: number;
  readonly sha256: string;
  open(): Promise<Readable>;
}

function toTexto(ruta: string, texto: string): ParteDelVolcado {
  const contenido = Buffer.from(texto, 'utf8');
  const sha256 = createHash('sha256').update(contenido).digest('hex');
  return { ruta, bytes: contenido.length, sha256, open: async () => Readable.from([contenido]) };
}

async function toParteDelDisco(ruta: string, path: string): Promise<ParteDelVolcado> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { ruta, bytes, sha256: hash.digest('hex'), open: async () => createReadStream(path) };
}

async function openArchivo({ files }: Publicador, archivo: LugarDeArchivo): Promise<Readable> {
  const contenido = await files.find(archivo);
  if (contenido === undefined) throw new Error(`A file of the edition of ${archivo.fecha} is gone.`);
  return contenido;
}

type ArchivoDeEdicion = Awaited<ReturnType<typeof listArchivosDeEdicion>>[number];

async function writeSqlite(
  publicador: Publicador,
  archivos: readonly ArchivoDeEdicion[],
  path: string,
  onConjunto: () => Promise<void>,
): Promise<void> {
  using base = new ArchivoSqlite(path);
  for (const archivo of archivos) {
    const { conjunto: codigo, formato } = archivo;
    if (formato !== 'json' || !isCodigoConjunto(codigo)) continue;
    await onConjunto();
    const conjunto = getConjunto(codigo);
    await base.addConjunto(codigo, conjunto, readJson(conjunto, await openArchivo(publicador, archivo)));
  }
}

/**
 * Writes the dump of an edition: its files, a database of SQLite made of them, what everything means and a signed list of digests. The
 * answer publishes it.
 *
 * @param onConjunto called before each set: it throws where the work is to stop
 */
export async function writeVolcado(
  publicador: PublicadorFirmante,
  fecha: string,
  onConjunto: () => Promise<void>,
): Promise<(trx: Transaction<DatabaseSchema>) => Promise<void>> {
  const { database, files } = publicador;
  const archivos = await listArchivosDeEdicion(database, fecha);
  const licencia = await findLicencia(database);
  const base = (await findParametroTexto(database, 'sitio.direccion', '')).replace(/\/$/, '');
  const directorio = await mkdtemp(join(tmpdir(), 'datos-abiertos-'));
  try {
    const path = join(directorio, SQLITE);
    await writeSqlite(publicador, archivos, path, onConjunto);
    const conjuntos = [...new Set(archivos.map(({ conjunto }) => conjunto))].filter(isCodigoConjunto);
    const definiciones = conjuntos.map((codigo) => ({ codigo, ...getConjunto(codigo) }));
    const { did } = await findDocumentosDeConfianza(publicador, []);
    const partes: readonly ParteDelVolcado[] = [
      toTexto('LEAME.txt', presentLeame(fecha, licencia)),
      toTexto('confianza/did.json', did),
      toTexto(
        'definiciones.json',
        `${JSON.stringify({ fecha, licencia, conjuntos: definiciones }, null, 2)}\n`,
      ),
      ...archivos.map((archivo) => ({
        ruta: `${archivo.formato}/${archivo.conjunto}.${archivo.formato}`,
        bytes: archivo.bytes,
        sha256: archivo.sha256,
        open: () => openArchivo(publicador, archivo),
      })),
      await toParteDelDisco(SQLITE, path),
    ];
    const momento = new Date();
    const manifiesto = await createDocumentoFirmado(publicador, momento, (emisor) =>
      presentManifiestoDeVolcado({
        emisor,
        momento,
        fecha,
        direccion: base + toVolcado(fecha),
        licencia,
        partes,
      }),
    );
    const { id } = await addArchivoPorAdjuntar(database, files, {
      carpeta: CARPETA_DATOS_ABIERTOS,
      nombre: `marco-datos-${fecha}.zip`,
      tipo: 'application/zip',
      contenido: Readable.from(writeZip(listEntradas(manifiesto, partes), momento, ZONE), {
        objectMode: false,
      }),
    });
    return (trx) => publishVolcado(trx, fecha, id);
  } finally {
    await rm(directorio, { recursive: true, force: true });
  }
}

async function* listEntradas(
  manifiesto: string,
  partes: readonly ParteDelVolcado[],
): AsyncGenerator<ZipEntry> {
  yield { name: 'manifiesto.json', content: [manifiesto] };
  for (const { ruta, open } of partes) yield { name: ruta, content: await open() };
}

async function publishVolcado(
  trx: Transaction<DatabaseSchema>,
  fecha: string,
  archivoId: string,
): Promise<void> {
  if (!(await addVolcado(trx, fecha, archivoId))) return;
  if (!(await updateToAdjunto(trx, archivoId, true))) throw new Error('The file of the dump is gone.');
  for (const id of await deleteVolcadosViejos(trx, VOLCADOS)) await closeArchivo(trx, id);
  await writeSystemAudit(trx, {
    action: 'publicar-volcado-datos-abiertos',
    result: 'exito',
    objectType: 'edicion-datos-abiertos',
    objectId: fecha,
  });
}
