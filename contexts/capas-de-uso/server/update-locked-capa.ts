import { keepArchivos } from '@marco/archivos/port';
import type { Decision } from '@marco/contract-kit';
import type { DatabaseSchema } from '@marco/database';
import {
  type AppError,
  type CallContext,
  refuse,
  refuseAt,
  refuseField,
  requireAllowed,
  updateLocked,
} from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { capasErrors, type DetalleCapa } from '../contract/index.ts';
import { MAXIMO_DOCUMENTOS_CAPA } from '../contract/terms.ts';
import type { CapaAdministrada } from '../rules/can-administrar-capa.ts';
import { findLockedActual, listDocumentos, type VersionRow } from './capas.queries.ts';
import { addDocumentos, updateVersionDeFila } from './capas.repository.ts';
import { getDetalle, listAcciones, presentDetalle, toAdministrada } from './present-capa.ts';

type Database = Kysely<DatabaseSchema>;
type Running = Transaction<DatabaseSchema>;

const refuseCodigo = (): AppError => refuseAt(capasErrors, 'CAPA_CODIGO_REPETIDO', 'codigo');
const refuseCarpeta = (): AppError => refuseAt(capasErrors, 'CAPA_CARPETA_REPETIDA', 'carpeta');

/** What a broken constraint of the layers means. */
export const REFUSALS: Readonly<Record<string, () => AppError>> = {
  capas_de_uso_codigo_unico: refuseCodigo,
  capas_de_uso_carpeta_unica: refuseCarpeta,
  capas_de_uso_versiones_espacio: () => refuseAt(capasErrors, 'CAPA_ESPACIO_REPETIDO', 'carpeta'),
};

export interface CambioDeCapa {
  readonly action: string;
  readonly id: number;
  readonly can: (acciones: ReadonlySet<string>, capa: CapaAdministrada) => Decision;
  /** Writes the change of the locked layer; answers what the audit keeps of it. */
  readonly apply: (trx: Running, row: VersionRow) => Promise<Readonly<Record<string, unknown>>>;
}

/**
 * Changes one layer: permission by its rule, the version the caller saw, the change itself, its trace.
 *
 * @throws CAPA_NO_ENCONTRADA, CAPA_ACCION_NO_PERMITIDA, VERSION_DISTINTA
 */
export function updateLockedCapa(
  database: Database,
  context: CallContext,
  { action, id, can, apply }: CambioDeCapa,
): Promise<DetalleCapa> {
  const intent = { action, objectType: 'capa-de-uso', objectId: id };
  return updateLocked(database, context, {
    intent,
    refusals: REFUSALS,
    lock: async (trx) => {
      const row = await findLockedActual(trx, id);
      if (!row) throw refuse(capasErrors, 'CAPA_NO_ENCONTRADA');
      const decision = can(listAcciones(context), toAdministrada(row));
      requireAllowed(decision, capasErrors, 'CAPA_ACCION_NO_PERMITIDA');
      return row;
    },
    present: (trx, row) => presentDetalle(trx, row, context),
    apply: async (trx, row) => {
      const detail = await apply(trx, row);
      await updateVersionDeFila(trx, id);
      return { detail, result: await getDetalle(trx, id, context) };
    },
  });
}

export interface DestinoDocumentos {
  readonly versionId: number;
  /** Documents of what is or was in force are public. */
  readonly publico: boolean;
}

/**
 * Gives documents the caller uploaded to a version.
 *
 * @throws SOLICITUD_INVALIDA when they are too many, ARCHIVO_NO_ENCONTRADO, ARCHIVO_ADJUNTO
 */
export async function addDocumentosAVersion(
  trx: Running,
  archivos: readonly string[],
  { versionId, publico }: DestinoDocumentos,
  context: CallContext,
): Promise<void> {
  const ids = [...new Set(archivos)];
  const present = (await listDocumentos(trx, [versionId])).get(versionId)?.length ?? 0;
  if (present + ids.length > MAXIMO_DOCUMENTOS_CAPA)
    throw refuseField('archivos', `Una versión tiene máximo ${MAXIMO_DOCUMENTOS_CAPA} documentos.`);
  await keepArchivos(trx, ids, { carpeta: 'capas', publico }, context);
  await addDocumentos(trx, versionId, ids);
}

/** Names of the documents of a version, for its trace. */
export async function listNombresDocumentos(trx: Running, versionId: number): Promise<string[]> {
  return ((await listDocumentos(trx, [versionId])).get(versionId) ?? []).map(({ nombre }) => nombre);
}
