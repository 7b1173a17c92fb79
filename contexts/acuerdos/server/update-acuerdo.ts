import { closeArchivo, keepArchivos } from '@marco/archivos/port';
import type { DatabaseSchema } from '@marco/database';
import {
  type AuditDetail,
  type CallContext,
  refuse,
  refuseField,
  requireAllowed,
  requireFaultless,
  updateLocked,
} from '@marco/server-kit';
import type { Kysely, Transaction, Updateable } from 'kysely';
import { type AcuerdoDeConsumo, acuerdosErrors } from '../contract/index.ts';
import { canDeleteAcuerdo, canEditAcuerdo, canSeeAcuerdo } from '../rules/can-act-on-acuerdo.ts';
import { findLockedAcuerdo, findPrecedente } from './acuerdo.queries.ts';
import {
  clearAcuerdo,
  type FinalidadPorGuardar,
  saveFinalidades,
  updateAcuerdoRow,
} from './acuerdo.repository.ts';
import { getAcuerdo } from './present-acuerdo.ts';
import { toQuienAcuerda } from './quien-acuerda.ts';
import type { AcuerdoLeido } from './read-acuerdo.ts';
import { updateLockedAcuerdo } from './update-locked-acuerdo.ts';

type Running = Transaction<DatabaseSchema>;
type Columns = Updateable<DatabaseSchema['acuerdos']>;

/** What of a request is written; what is absent stays as it is. */
export interface CambiosAcuerdo {
  readonly finalidades?: readonly FinalidadPorGuardar[] | undefined;
  readonly sistema?: string | undefined;
  readonly subsistema?: string | undefined;
  readonly responsable?:
    | { readonly nombre: string; readonly cargo: string; readonly correo: string }
    | undefined;
  readonly convenio?:
    | { readonly numero: string; readonly fecha: string | null; readonly archivoId: string | null }
    | undefined;
  readonly precedenteId?: number | null | undefined;
}

/** A convenio is read by both sides and the ministry alone. */
const DESTINO = { carpeta: 'politico-tres', publico: false } as const;
const CORREO = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** @throws SOLICITUD_INVALIDA at every field of a purpose that is no leaf of an answer of the version */
function verifyCampos(finalidades: readonly FinalidadPorGuardar[], { camposPorId }: AcuerdoLeido): void {
  requireFaultless(
    finalidades.flatMap(({ campos }, lugar) =>
      campos.flatMap(({ campoId }, place) =>
        camposPorId.has(campoId)
          ? []
          : [
              {
                campo: `finalidades.${lugar}.campos.${place}.campoId`,
                mensaje: 'El dato no es de una respuesta de esta versión.',
              },
            ],
      ),
    ),
  );
}

/** @throws SOLICITUD_INVALIDA at convenio.archivoId, ARCHIVO_NO_ENCONTRADO, ARCHIVO_ADJUNTO */
async function keepConvenio(
  trx: Running,
  archivoId: string | null,
  antes: string | null,
  context: CallContext,
): Promise<void> {
  if (archivoId === antes) return;
  if (archivoId !== null) await keepArchivos(trx, [archivoId], DESTINO, context);
}

async function toColumns(
  trx: Running,
  cambios: CambiosAcuerdo,
  { row }: AcuerdoLeido,
  context: CallContext,
): Promise<Columns> {
  const { sistema, subsistema, responsable, convenio, precedenteId } = cambios;
  if (responsable && responsable.correo !== '' && !CORREO.test(responsable.correo))
    throw refuseField('responsable.correo', 'Escriba un correo como nombre@entidad.gov.co.');
  if (precedenteId != null && !(await findPrecedente(trx, precedenteId)))
    throw refuseField('precedenteId', 'El precedente no existe.');
  if (convenio) await keepConvenio(trx, convenio.archivoId, row.convenioArchivoId, context);
  return {
    ...(sistema === undefined ? {} : { sistema }),
    ...(subsistema === undefined ? {} : { subsistema }),
    ...(responsable === undefined
      ? {}
      : {
          responsable_nombre: responsable.nombre,
          responsable_cargo: responsable.cargo,
          responsable_correo: responsable.correo,
        }),
    ...(convenio === undefined
      ? {}
      : {
          convenio_numero: convenio.numero,
          fecha_convenio: convenio.fecha,
          convenio_archivo_id: convenio.archivoId,
        }),
    ...(precedenteId === undefined ? {} : { precedente_id: precedenteId }),
  };
}

/** What the trail keeps of a request: counts and codes, no text about people. */
const presentAuditable = (cambios: CambiosAcuerdo) => ({
  partes: Object.entries(cambios).flatMap(([parte, valor]) => (valor === undefined ? [] : [parte])),
  ...(cambios.finalidades === undefined
    ? {}
    : {
        finalidades: cambios.finalidades.length,
        campos: new Set(cambios.finalidades.flatMap(({ campos }) => campos.map(({ campoId }) => campoId)))
          .size,
      }),
});

/**
 * Writes what a request asks for.
 *
 * @throws ACUERDO_NO_ENCONTRADO, VERSION_DISTINTA, ACUERDO_ACCION_NO_PERMITIDA, SOLICITUD_INVALIDA at a field
 */
export function updateAcuerdo(
  database: Kysely<DatabaseSchema>,
  id: number,
  cambios: CambiosAcuerdo,
  context: CallContext,
): Promise<AcuerdoDeConsumo> {
  return updateLockedAcuerdo(database, context, {
    action: 'editar-acuerdo',
    id,
    verify: ({ row }, quien) =>
      requireAllowed(canEditAcuerdo(row, quien), acuerdosErrors, 'ACUERDO_ACCION_NO_PERMITIDA'),
    apply: async (trx, leido): Promise<AuditDetail> => {
      const { finalidades } = cambios;
      if (finalidades) verifyCampos(finalidades, leido);
      const columns = await toColumns(trx, cambios, leido, context);
      if (finalidades) await saveFinalidades(trx, id, finalidades);
      await updateAcuerdoRow(trx, id, columns);
      const { convenioArchivoId: antes } = leido.row;
      const isReplaced = cambios.convenio !== undefined && cambios.convenio.archivoId !== antes;
      if (isReplaced && antes !== null) await closeArchivo(trx, antes);
      return { antes: { estado: leido.row.estado }, despues: presentAuditable(cambios) };
    },
  });
}

/**
 * Removes a draft that was never sent, with its convenio.
 *
 * @throws ACUERDO_NO_ENCONTRADO, VERSION_DISTINTA, ACUERDO_ACCION_NO_PERMITIDA
 */
export function deleteAcuerdo(
  database: Kysely<DatabaseSchema>,
  id: number,
  context: CallContext,
): Promise<{ eliminado: true }> {
  const quien = toQuienAcuerda(context);
  return updateLocked(database, context, {
    intent: { action: 'eliminar-acuerdo', objectType: 'acuerdo', objectId: id },
    lock: async (trx) => {
      const row = await findLockedAcuerdo(trx, id);
      if (!row || !canSeeAcuerdo(row, quien)) throw refuse(acuerdosErrors, 'ACUERDO_NO_ENCONTRADO');
      return row;
    },
    present: (trx) => getAcuerdo(trx, id, quien),
    verify: (_trx, row) =>
      requireAllowed(canDeleteAcuerdo(row, quien), acuerdosErrors, 'ACUERDO_ACCION_NO_PERMITIDA'),
    apply: async (trx, row) => {
      await clearAcuerdo(trx, id);
      if (row.convenioArchivoId !== null) await closeArchivo(trx, row.convenioArchivoId);
      return {
        result: { eliminado: true as const },
        detail: { antes: { servicioId: row.servicioId, estado: row.estado }, despues: null },
      };
    },
  });
}
