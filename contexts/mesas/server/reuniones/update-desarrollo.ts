import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuse, requireFaultless } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { type CambioDesarrollo, type DiferenciaDesarrollo, mesasErrors } from '../../contract/index.ts';
import { LIMITES_REUNION } from '../../contract/terms.ts';
import { compareCambios, findErrorValor, listCampos } from '../../rules/reunion/campos-desarrollo.ts';
import { toExtracto } from './audit-reunion.ts';
import {
  listDecisiones,
  listInvitados,
  listPuntos,
  type ReunionGestionada,
} from './gestion-reunion.queries.ts';
import { addDecision, clearDecision, updateCampo } from './reuniones.repository.ts';
import { updateLockedReunion } from './update-locked-reunion.ts';

type Database = Kysely<DatabaseSchema>;

interface Guardado {
  readonly idReunion: number;
  readonly cambios: readonly CambioDesarrollo[];
}

/**
 * Saves fields of the minutes one by one: each is written where what is stored is still what the writer saw; the others
 * are answered as they are stored, nothing of them is lost.
 */
export async function updateDesarrollo(
  database: Database,
  { idReunion: id, cambios }: Guardado,
  context: CallContext,
) {
  let diferencias: DiferenciaDesarrollo[] = [];
  const reunion = await updateLockedReunion(database, context, {
    action: 'anotar-reunion',
    id,
    accion: 'anotar',
    apply: async (transaction, row) => {
      refuseErrores(cambios, row);
      const mezcla = compareCambios(await readCampos(transaction, row), cambios);
      const { escribir } = mezcla;
      diferencias = [...mezcla.diferencias];
      for (const cambio of escribir) await updateCampo(transaction, id, cambio);
      if (escribir.length === 0) return undefined;
      return {
        antes: Object.fromEntries(escribir.map(({ campo, base }) => [campo, toExtracto(base)])),
        despues: Object.fromEntries(escribir.map(({ campo, valor }) => [campo, toExtracto(valor)])),
      };
    },
  });
  return { reunion, diferencias };
}

function refuseErrores(cambios: readonly CambioDesarrollo[], { estado }: ReunionGestionada): void {
  const detalles = cambios.flatMap(({ campo, valor }) => {
    const isEmptied = estado === 'realizada' && campo === 'avance' && valor.trim() === '';
    const mensaje = isEmptied
      ? 'La reunión ya se realizó: su avance no puede quedar vacío.'
      : findErrorValor(campo, valor);
    return mensaje === undefined ? [] : [{ campo, mensaje }];
  });
  requireFaultless(detalles);
}

async function readCampos(transaction: Transaction<DatabaseSchema>, row: ReunionGestionada) {
  return listCampos({
    avance: row.avance,
    participante: row.participante,
    puntos: await listPuntos(transaction, row.id),
    participantes: await listInvitados(transaction, row.id),
    decisiones: await listDecisiones(transaction, row.id),
  });
}

/** Adds a decision after those the meeting has. */
export function createDecision(
  database: Database,
  { idReunion: id, texto }: { readonly idReunion: number; readonly texto: string },
  context: CallContext,
) {
  return updateLockedReunion(database, context, {
    action: 'agregar-decision',
    id,
    accion: 'anotar',
    apply: async (transaction) => {
      const decisiones = await listDecisiones(transaction, id);
      if (decisiones.length >= LIMITES_REUNION.decisiones) throw refuse(mesasErrors, 'DECISIONES_EXCEDIDAS');
      await addDecision(transaction, id, texto);
      return { antes: null, despues: { decision: toExtracto(texto) } };
    },
  });
}

/** Removes a decision nobody changed since the caller read it. */
export function closeDecision(
  database: Database,
  { idReunion: id, idDecision, texto }: { idReunion: number; idDecision: number; texto: string },
  context: CallContext,
) {
  return updateLockedReunion(database, context, {
    action: 'quitar-decision',
    id,
    accion: 'anotar',
    apply: async (transaction, row) => {
      const campos = await readCampos(transaction, row);
      if (campos[`decision:${idDecision}`] !== texto) throw refuse(mesasErrors, 'DECISION_CAMBIADA');
      await clearDecision(transaction, idDecision);
      return { antes: { decision: toExtracto(texto) }, despues: null };
    },
  });
}
