import { keepArchivos } from '@marco/archivos/port';
import type { Decision } from '@marco/contract-kit';
import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuseField, requireActor, requireAllowed, updateLocked } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { type DatosEstandar, type DetalleEstandar, estandaresErrors } from '../contract/index.ts';
import type { DecisionEstandar } from '../contract/terms.ts';
import {
  canCalificar,
  canDecidir,
  canEditEstandar,
  canEvaluar,
  canRetirar,
  TRANSICIONES,
} from '../rules/ciclo-estandar.ts';
import { REFUSALS } from './create-estandar.ts';
import { addCambio, keepEstandar, savePuntajes, updateDatos, updateFila } from './estandares.repository.ts';
import { presentDatos, readEnCurso, readEstandar } from './read-estandar.ts';

type Database = Kysely<DatabaseSchema>;
type EnCurso = Awaited<ReturnType<typeof readEnCurso>>;

interface CambioDeEstandar {
  readonly action: string;
  readonly id: number;
  readonly decide: (present: EnCurso) => Decision;
  /** Writes it; answers what the audit trail says of it. */
  readonly write: (
    transaction: Transaction<DatabaseSchema>,
    present: EnCurso,
  ) => Promise<Readonly<Record<string, unknown>>>;
}

/**
 * One change of a standard: locks the row, compares the version, asks the rule, writes the change and the audit
 * event.
 */
function updateLockedEstandar(
  database: Database,
  context: CallContext,
  { action, id, decide, write }: CambioDeEstandar,
): Promise<DetalleEstandar> {
  const intent = { action, objectType: 'estandar', objectId: id };
  return updateLocked(database, context, {
    intent,
    refusals: REFUSALS,
    lock: async (transaction) => {
      await keepEstandar(transaction, id);
      const present = await readEnCurso(transaction, id, context);
      return { ...present, version: present.row.version };
    },
    present: (transaction) => readEstandar(transaction, id, context),
    verify: (_trx, present) =>
      requireAllowed(decide(present), estandaresErrors, 'ESTANDAR_ACCION_NO_PERMITIDA'),
    apply: async (transaction, present) => {
      const detail = await write(transaction, present);
      return { detail, result: await readEstandar(transaction, id, context) };
    },
  });
}

/** Changes the header of a standard. */
export function updateEstandar(
  database: Database,
  id: number,
  datos: DatosEstandar,
  context: CallContext,
): Promise<DetalleEstandar> {
  return updateLockedEstandar(database, context, {
    action: 'editar-estandar',
    id,
    decide: ({ quien, enCurso }) => canEditEstandar(quien, enCurso),
    write: async (transaction, { row }) => {
      const antes: Record<string, unknown> = presentDatos(row);
      await updateDatos(transaction, id, datos);
      const changed = Object.entries(datos).filter(
        ([field, value]) => JSON.stringify(value) !== JSON.stringify(antes[field]),
      );
      return {
        antes: Object.fromEntries(changed.map(([field]) => [field, antes[field]])),
        despues: Object.fromEntries(changed),
      };
    },
  });
}

/** Begins the evaluation of a proposed standard. */
export function openEvaluacion(
  database: Database,
  id: number,
  context: CallContext,
): Promise<DetalleEstandar> {
  return updateLockedEstandar(database, context, {
    action: 'evaluar-estandar',
    id,
    decide: ({ quien, enCurso }) => canEvaluar(quien, enCurso),
    write: async (transaction, { enCurso }) => {
      await updateFila(transaction, id, { estado: TRANSICIONES.evaluar.hasta });
      return { antes: { estado: enCurso.estado }, despues: { estado: TRANSICIONES.evaluar.hasta } };
    },
  });
}

interface Puntaje {
  readonly criterioId: number;
  readonly puntaje: number;
  readonly justificacion: string;
}

/** Gives marks: those that did not change keep who gave them and the weight of that day. */
export function updateEvaluacion(
  database: Database,
  id: number,
  puntajes: readonly Puntaje[],
  context: CallContext,
): Promise<DetalleEstandar> {
  return updateLockedEstandar(database, context, {
    action: 'calificar-estandar',
    id,
    decide: ({ quien, enCurso }) => canCalificar(quien, enCurso),
    write: async (transaction, { criterios }) => {
      const changed = puntajes.flatMap(({ criterioId, puntaje, justificacion }) => {
        const criterio = criterios.find((one) => one.id === criterioId);
        if (!criterio) throw refuseField('puntajes', 'Uno de los criterios no existe o está inactivo.');
        const isSame = criterio.puntaje === puntaje && criterio.justificacion === justificacion;
        return isSame ? [] : [{ criterio_id: criterioId, puntaje, justificacion, peso: criterio.peso }];
      });
      await savePuntajes(transaction, id, changed, requireActor(context).userId);
      await updateFila(transaction, id, {});
      const before = new Map(criterios.map((one) => [one.id, one.puntaje]));
      return {
        antes: Object.fromEntries(
          changed.map(({ criterio_id }) => [criterio_id, before.get(criterio_id) ?? null]),
        ),
        despues: Object.fromEntries(changed.map(({ criterio_id, puntaje }) => [criterio_id, puntaje])),
      };
    },
  });
}

interface Concepto {
  readonly decision: DecisionEstandar;
  readonly concepto: string;
  readonly archivoId: string;
}

/** Decides with the concept of incorporation and its document, which everybody who reads standards may download. */
export function approveEstandar(
  database: Database,
  id: number,
  { decision, concepto, archivoId }: Concepto,
  context: CallContext,
): Promise<DetalleEstandar> {
  return updateLockedEstandar(database, context, {
    action: 'decidir-estandar',
    id,
    decide: ({ quien, enCurso }) => canDecidir(quien, enCurso),
    write: async (transaction, { enCurso }) => {
      // The concept of a standard is published with it (domain §3.1).
      const destino = { carpeta: 'capas', publico: true } as const;
      await keepArchivos(transaction, [archivoId], destino, context);
      const estado = TRANSICIONES[decision].hasta;
      await updateFila(transaction, id, {
        estado,
        concepto,
        concepto_archivo_id: archivoId,
        concepto_en: new Date(),
        concepto_por: requireActor(context).userId,
      });
      return { antes: { estado: enCurso.estado }, despues: { estado, archivoId } };
    },
  });
}

/** Takes a decided standard out of the framework; what refers to it keeps it. */
export function closeEstandar(
  database: Database,
  id: number,
  motivo: string,
  context: CallContext,
): Promise<DetalleEstandar> {
  return updateLockedEstandar(database, context, {
    action: 'retirar-estandar',
    id,
    decide: ({ quien, enCurso }) => canRetirar(quien, enCurso),
    write: async (transaction, { enCurso }) => {
      await updateFila(transaction, id, { estado: TRANSICIONES.retirar.hasta });
      return { antes: { estado: enCurso.estado }, despues: { estado: TRANSICIONES.retirar.hasta }, motivo };
    },
  });
}

interface CambioDeDocumento {
  readonly numero: string;
  readonly fecha: string;
  readonly responsable: string;
  readonly naturaleza: string;
}

/** Adds a row to the change control of the document. */
export function createCambio(
  database: Database,
  id: number,
  cambio: CambioDeDocumento,
  context: CallContext,
): Promise<DetalleEstandar> {
  return updateLockedEstandar(database, context, {
    action: 'registrar-cambio-estandar',
    id,
    decide: ({ quien, enCurso }) => canEditEstandar(quien, enCurso),
    write: async (transaction) => {
      await addCambio(transaction, id, cambio);
      return { antes: null, despues: { ...cambio } };
    },
  });
}
