import { LOCALE } from '@marco/country/zone';
import type { DatabaseSchema } from '@marco/database';
import { findParametroEntero, notify, presentMomento } from '@marco/parametros/port';
import type { FileStore, JobHandler, LongJobHandler } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { CARPETA_EXPORTACIONES, EXPORTACIONES_PATH } from '../../contract/exportaciones.terms.ts';
import { hasContenido } from '../archivos.queries.ts';
import { keepContenidoBloqueado } from '../archivos.repository.ts';
import { novedadesArchivos } from '../novedades.ts';
import { type ExportacionRow, findExportacion, listVencidas } from './exportaciones.queries.ts';
import {
  AVISAR,
  clearAntiguas,
  clearContenido,
  closeExportacionAbierta,
  PREPARAR,
  updateContenido,
  updateMotivo,
} from './exportaciones.repository.ts';
import { findTitulo } from './present-exportacion.ts';
import type { TablaExportable } from './tabla-exportable.ts';
import { CanceladaError, type Preparacion, writeContenido } from './write-contenido.ts';

const LIMPIAR = 'limpiar-exportaciones';
const HOUR_MS = 3_600_000;
/** Hours a file waits for its owner, unless the parameter says otherwise. */
const HORAS_VIGENCIA = 24;
/** After so many attempts the person reads that it failed; they may ask again. */
const INTENTOS = 3;
const DIAS_EN_LISTA = 30;
/** No table takes so long: what is still unfinished belongs to a process that died. */
const HORAS_INCONCLUSO = 12;
const POR_VEZ = 500;

export interface ExportacionesSettings {
  readonly files: FileStore;
  /** Every table of the product that can be taken along. */
  readonly tablas: readonly TablaExportable[];
  /** Called with the error of a failed attempt; its owner reads only a simple reason. */
  readonly onFailure?: (error: unknown) => void;
}

/** The long work of this context: tables written into files. It runs beside the short jobs, which never wait for it. */
export function createExportacionesWork(settings: ExportacionesSettings): LongJobHandler<DatabaseSchema> {
  return {
    kind: PREPARAR,
    start: async (database, payload, claim) => {
      const row = await findExportacion(database, String(payload['id']));
      if (!row || !isAbierta(row)) return nothing;
      const tabla = settings.tablas.find(({ codigo }) => codigo === row.catalogo);
      if (!tabla || claim.attempts > INTENTOS) return (trx) => endFailed(trx, row.id, INTERRUMPIDA);
      const preparacion = { database, files: settings.files, row, tabla, claim };
      try {
        await removeRest(settings.files, database, row);
        await writeContenido(preparacion);
      } catch (error) {
        return endAttempt(preparacion, error, settings.onFailure);
      }
      const horas = await findParametroEntero(database, 'exportaciones.horasVigencia', HORAS_VIGENCIA);
      return (trx) => closeExportacionAbierta(trx, row.id, { estado: 'lista', horas });
    },
  };
}

/** What happens after a failed attempt: nothing, another attempt (the error is thrown) or the end. */
async function endAttempt(
  { database, row, claim }: Preparacion,
  error: unknown,
  onFailure: ExportacionesSettings['onFailure'],
) {
  if (error instanceof CanceladaError) return nothing;
  if (claim.signal.aborted || claim.attempts < INTENTOS) {
    await updateMotivo(database, row.id, claim.signal.aborted ? REINICIO : SE_REINTENTA);
    throw error;
  }
  onFailure?.(error);
  return (trx: Transaction<DatabaseSchema>) => endFailed(trx, row.id, explain(error));
}

/** What follows the long work: notices, and the removal of what expired. */
export function createExportacionesJobs(
  settings: ExportacionesSettings,
): readonly JobHandler<DatabaseSchema>[] {
  return [avisar(settings), limpiar(settings)];
}

const INTERRUMPIDA = 'La preparación del archivo se interrumpió varias veces.';
const REINICIO = 'El sistema se está reiniciando; la preparación continuará.';
const SE_REINTENTA = 'El archivo no se pudo preparar; se intentará de nuevo en un momento.';

const nothing = async () => undefined;
const isAbierta = ({ estado }: ExportacionRow) => estado === 'en-cola' || estado === 'en-curso';

/** A reason that helps the person; the log has the details. */
function explain(error: unknown): string {
  return (error as { code?: string }).code === 'ENOSPC'
    ? 'No hay espacio para guardar el archivo. Escriba a soporte.'
    : 'El archivo no se pudo preparar. Intente de nuevo o descargue la tabla por partes, con filtros.';
}

function endFailed(trx: Transaction<DatabaseSchema>, id: string, motivo: string): Promise<void> {
  return closeExportacionAbierta(trx, id, { estado: 'fallida', motivo });
}

/** Removes the content an earlier attempt had named and not finished. */
async function removeRest(files: FileStore, database: Kysely<DatabaseSchema>, row: ExportacionRow) {
  if (row.sha256 === null) return;
  await database.transaction().execute((trx) => deleteContenido(files, trx, row));
  await updateContenido(database, row.id, null);
}

async function deleteContenido(files: FileStore, trx: Transaction<DatabaseSchema>, row: ExportacionRow) {
  const { id, sha256, ubicacion } = row;
  if (sha256 === null) return;
  await keepContenidoBloqueado(trx, sha256);
  if (await hasContenido(trx, { carpeta: CARPETA_EXPORTACIONES, sha256, ubicacion }, id)) return;
  await files.delete({ folder: CARPETA_EXPORTACIONES, sha256, location: ubicacion });
}

/** Informs an owner who left the dialog that the file is ready, or that it failed. */
function avisar({ tablas }: ExportacionesSettings): JobHandler<DatabaseSchema> {
  return {
    kind: AVISAR,
    run: async (trx, payload) => {
      const row = await findExportacion(trx, String(payload['id']));
      if (!row || row.descargada_en !== null) return;
      const tabla = findTitulo(tablas, row.catalogo);
      const aviso = { usuarioId: row.usuario_id, enlace: EXPORTACIONES_PATH } as const;
      if (row.estado === 'lista') {
        const vigencia = row.vence_en ? presentMomento(row.vence_en) : '';
        const variables = { tabla, filas: row.filas_total.toLocaleString(LOCALE), vigencia };
        await notify(trx, { ...aviso, evento: novedadesArchivos['exportacion-lista'], variables });
      }
      if (row.estado === 'fallida')
        await notify(trx, {
          ...aviso,
          evento: novedadesArchivos['exportacion-fallida'],
          variables: { tabla, motivo: row.motivo ?? '' },
        });
    },
  };
}

/** Once an hour: files that expired, and what processes that died were writing. */
function limpiar({ files }: ExportacionesSettings): JobHandler<DatabaseSchema> {
  return {
    kind: LIMPIAR,
    findDueKey: async (_database, now) => now.toISOString().slice(0, 13),
    run: async (trx) => {
      const now = new Date();
      for (const row of await listVencidas(trx, now, POR_VEZ)) {
        await deleteContenido(files, trx, row);
        await clearContenido(trx, row.id);
      }
      await clearAntiguas(trx, new Date(now.getTime() - DIAS_EN_LISTA * 24 * HOUR_MS));
      await files.deleteUnfinished(
        CARPETA_EXPORTACIONES,
        new Date(now.getTime() - HORAS_INCONCLUSO * HOUR_MS),
      );
    },
  };
}
