import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeArchivo, updateToAdjunto } from '@marco/archivos/port';
import { createDocumentoFirmado, findDocumentosDeConfianza } from '@marco/certificados/port';
import type { DatabaseSchema } from '@marco/database';
import { findParametroTexto } from '@marco/parametros/port';
import { writeSystemAudit } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import { toVolcado } from '../../contract/direcciones.terms.ts';
import { getConjunto, isCodigoConjunto } from '../../rules/conjuntos/conjuntos.ts';
import { presentLeame, presentManifiestoDeVolcado } from '../../rules/volcado.ts';
import { findLicencia } from '../find-licencia.ts';
import { findVolcado, listArchivosDeEdicion } from './ediciones.queries.ts';
import { addVolcado, deleteVolcadosViejos, type VolcadoNuevo } from './ediciones.repository.ts';
import {
  addPaquete,
  openArchivo,
  type ParteDelPaquete,
  type PublicadorFirmante,
  toParteDelDisco,
  toTexto,
} from './paquete-firmado.ts';
import { readJson } from './write-archivos.ts';
import { writeCambios } from './write-cambios.ts';
import type { Publicador } from './write-conjunto.ts';
import { ArchivoSqlite } from './write-sqlite.ts';

/** Dumps that are kept: two months of weeks. */
const VOLCADOS = 8;
const SQLITE = 'datos-abiertos.sqlite';

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
 * Writes the dump of an edition: its files, a database of SQLite made of them, what everything means and a signed list of digests; and
 * beside it what changed since the dump before. The answer publishes both.
 *
 * @param onConjunto called before each set: it throws where the work is to stop
 */
export async function writeVolcado(
  publicador: PublicadorFirmante,
  fecha: string,
  onConjunto: () => Promise<void>,
): Promise<(trx: Transaction<DatabaseSchema>) => Promise<void>> {
  const { database } = publicador;
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
    const partes: readonly ParteDelPaquete[] = [
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
    const nombre = `marco-datos-${fecha}.zip`;
    const { id, sha256 } = await addPaquete(publicador, { nombre, momento, manifiesto, partes });
    const anterior = await findVolcado(database, null);
    const cambios =
      anterior && anterior.fecha < fecha
        ? await writeCambios(publicador, {
            anterior,
            actual: { fecha, sha256 },
            conjuntos,
            licencia,
            base,
            did,
            directorio,
            onConjunto,
          })
        : undefined;
    return (trx) => publishVolcado(trx, { fecha, archivoId: id, cambios });
  } finally {
    await rm(directorio, { recursive: true, force: true });
  }
}

async function publishVolcado(trx: Transaction<DatabaseSchema>, volcado: VolcadoNuevo): Promise<void> {
  const { fecha, archivoId, cambios } = volcado;
  if (!(await addVolcado(trx, volcado))) return;
  for (const id of cambios ? [archivoId, cambios.archivoId] : [archivoId])
    if (!(await updateToAdjunto(trx, id, true))) throw new Error('A file of the dump is gone.');
  for (const id of await deleteVolcadosViejos(trx, VOLCADOS)) await closeArchivo(trx, id);
  await writeSystemAudit(trx, {
    action: 'publicar-volcado-datos-abiertos',
    result: 'exito',
    objectType: 'edicion-datos-abiertos',
    objectId: fecha,
  });
}
