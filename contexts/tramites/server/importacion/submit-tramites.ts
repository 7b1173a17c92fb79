import { createHash } from 'node:crypto';
import type { TableRow } from '@marco/contract-kit/table-records';
import type { DatabaseSchema } from '@marco/database';
import {
  AppError,
  type CallContext,
  type Caller,
  describeUnreadable,
  readTable,
  refuse,
  runAudited,
  startsLikeZip,
  toCaller,
  UnreadableTable,
  writeAudit,
} from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type RevisionTramites, tramitesErrors } from '../../contract/index.ts';
import { LIMITES_TRAMITE } from '../../contract/terms.ts';
import { canEditTramite } from '../../rules/can-edit-tramite.ts';
import {
  computeDiferenciaDeTramites,
  type DiferenciaDeTramites,
} from '../../rules/importacion/diferencia-tramites.ts';
import { readTramites } from '../../rules/importacion/lectura-tramites.ts';
import { toQuienEdita } from '../quien-edita.ts';
import { listEntidadesNombradas, listTramitesGuardados } from './importacion.queries.ts';
import { keepTramites, saveTramites, updateNoVistos, updateVistos } from './importacion.repository.ts';

type Database = Kysely<DatabaseSchema>;

export interface ArchivoDeTramites {
  /** In base64. */
  readonly contenido: string;
  readonly esCompleto: boolean;
}

interface FilasDelArchivo {
  readonly rows: readonly TableRow[];
  /** CSV, not a workbook. */
  readonly isTexto: boolean;
}

/** The rows of a file, or why it cannot be read, which the change that is audited refuses with. */
type ArchivoLeido = FilasDelArchivo | AppError;

interface Comparado extends DiferenciaDeTramites {
  readonly huella: string;
  /** Codes the file brings rightly: those were seen. */
  readonly vistos: readonly string[];
}

/**
 * The dry run: what a file would do to the trámites.
 *
 * @throws refusals of the file; SERVICIO_OCUPADO
 */
export async function verifyTramites(
  database: Database,
  archivo: ArchivoDeTramites,
  context: CallContext,
): Promise<RevisionTramites> {
  const leido = await readArchivo(archivo.contenido, toCaller(context));
  const { huella, iguales, filas } = await compareArchivo(database, leido, archivo.esCompleto, context);
  return { huella, iguales, filas: filas.map((fila) => ({ ...fila, mensajes: [...fila.mensajes] })) };
}

/**
 * Applies exactly what the dry run with this `huella` showed, in one transaction; trámites with errors are left out.
 *
 * @throws TRAMITES_DESACTUALIZADOS, TRAMITES_SIN_CAMBIOS, refusals of the file
 */
export async function submitTramites(
  database: Database,
  { huella, contenido, esCompleto }: ArchivoDeTramites & { readonly huella: string },
  context: CallContext,
) {
  // The file is read before the transaction, which keeps the table of the trámites.
  const leido = await readArchivo(contenido, toCaller(context));
  const intent = { action: 'importar-tramites', objectType: 'tramite' } as const;
  return runAudited(database, context, intent, {}, async (trx) => {
    await keepTramites(trx);
    const comparado = await compareArchivo(trx, leido, esCompleto, context);
    if (comparado.huella !== huella) throw refuse(tramitesErrors, 'TRAMITES_DESACTUALIZADOS');
    const { filas, porEscribir, vistos } = comparado;
    const by = (accion: (typeof filas)[number]['accion']) => filas.filter((fila) => fila.accion === accion);
    const [nuevos, cambiados, noVistos] = [by('nuevo'), by('cambiado'), by('no-visto')];
    if (porEscribir.length + noVistos.length === 0) throw refuse(tramitesErrors, 'TRAMITES_SIN_CAMBIOS');
    await saveTramites(trx, porEscribir);
    await updateVistos(trx, vistos);
    const codigosDe = (unas: typeof filas) => unas.map(({ codigo }) => codigo);
    await updateNoVistos(trx, codigosDe(noVistos));
    await writeAudit(trx, context, {
      ...intent,
      result: 'exito',
      detail: {
        huella,
        nuevos: codigosDe(nuevos),
        cambiados: codigosDe(cambiados),
        noVistos: codigosDe(noVistos),
      },
    });
    return {
      nuevos: nuevos.length,
      cambiados: cambiados.length,
      noVistos: noVistos.length,
      conError: by('error').length,
    };
  });
}

async function readArchivo(contenido: string, caller: Caller): Promise<ArchivoLeido> {
  const bytes = Buffer.from(contenido, 'base64');
  if (bytes.byteLength > LIMITES_TRAMITE.bytes) return refuse(tramitesErrors, 'TRAMITES_PESADOS');
  try {
    const format = startsLikeZip(bytes) ? 'xlsx' : 'csv';
    // One more than header and limit tells that there are too many.
    const rows = await readTable({ format, content: bytes, maximumRows: LIMITES_TRAMITE.filas + 2 }, caller);
    if (rows.length < 2) return refuse(tramitesErrors, 'TRAMITES_VACIOS');
    if (rows.length > LIMITES_TRAMITE.filas + 1) return refuse(tramitesErrors, 'TRAMITES_DEMASIADOS');
    return { rows, isTexto: format === 'csv' };
  } catch (cause) {
    if (!(cause instanceof UnreadableTable)) throw cause;
    const mensaje = describeUnreadable(cause, 'las del código, el nombre y la entidad');
    return refuse(tramitesErrors, 'TRAMITES_ILEGIBLES', [{ campo: 'contenido', mensaje }]);
  }
}

async function compareArchivo(
  database: Database,
  leido: ArchivoLeido,
  esCompleto: boolean,
  context: CallContext,
): Promise<Comparado> {
  if (leido instanceof AppError) throw leido;
  const entidades = await listEntidadesNombradas(database);
  const { rows, isTexto } = leido;
  const lectura = readTramites(rows, (escrita) => entidades.get(escrita.toLowerCase()), { isTexto });
  if (!lectura) throw refuse(tramitesErrors, 'TRAMITES_SIN_COLUMNAS');
  const vistos = lectura.tramites.map(({ codigo }) => codigo);
  const nombradas = esCompleto ? [...new Set(lectura.tramites.map(({ entidadId }) => entidadId))] : [];
  const guardados = await listTramitesGuardados(database, { codigos: vistos, entidades: nombradas });
  const quien = toQuienEdita(context);
  const diferencia = computeDiferenciaDeTramites({
    lectura,
    esCompleto,
    actuales: guardados.map(({ id: _, ...actual }) => actual),
    canImportar: (entidadId) => canEditTramite(quien, entidadId, 'crear').allowed,
  });
  const ajenos = new Set(
    diferencia.filas.filter(({ accion }) => accion === 'error').map(({ codigo }) => codigo),
  );
  const huella = createHash('sha256')
    .update(JSON.stringify([esCompleto, lectura, guardados]))
    .digest('hex');
  return { ...diferencia, huella, vistos: vistos.filter((codigo) => !ajenos.has(codigo)) };
}
