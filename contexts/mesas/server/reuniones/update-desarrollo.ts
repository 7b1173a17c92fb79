import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuse, requireFaultless } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { type CambioDesarrollo, type DiferenciaDesarrollo, mesasErrors } from '../../contract/index.ts';
import { LIMITES_REUNION } from '../../contract/terms.ts';
import { compareCambios, findErrorValor, listCampos } from '../../rules/reuniones/campos-desarrollo.ts';
import {
  listBorradores,
  listDecisiones,
  listInvitados,
  listPuntos,
  type ReunionGestionada,
} from './gestion-reunion.queries.ts';
import {
  addDecision,
  clearBorrador,
  clearDecision,
  keepBorrador,
  updateCampo,
} from './reuniones.repository.ts';
import { updateLockedReunion } from './update-locked-reunion.ts';

type Database = Kysely<DatabaseSchema>;

interface Guardado {
  readonly idReunion: number;
  readonly cambios: readonly CambioDesarrollo[];
}

/**
 * Saves fields of the minutes one by one. A field is written if its stored value is still the one that the writer
 * saw. For the others the answer contains the stored value, so that nothing is lost.
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
      const publicado = await readCampos(transaction, row);
      const borrador = await listBorradores(transaction, id);
      const mezcla = compareCambios({ ...publicado, ...pickKnown(borrador, publicado) }, cambios);
      const { escribir } = mezcla;
      diferencias = [...mezcla.diferencias];
      if (row.estado === 'realizada') {
        for (const cambio of escribir) await keepBorrador(transaction, id, cambio, publicado[cambio.campo]);
        // People who take part in the mesa read the trail, so a draft gets its event only when it is published.
        return undefined;
      }
      for (const cambio of escribir) await updateCampo(transaction, id, cambio);
      return describeCambios(escribir);
    },
  });
  return { reunion, diferencias };
}

/** Publishes what was kept as a draft of the minutes of a meeting that was held. */
export function submitDesarrollo(
  database: Database,
  { idReunion: id }: { readonly idReunion: number },
  context: CallContext,
) {
  return updateLockedReunion(database, context, {
    action: 'publicar-avance',
    id,
    accion: 'anotar',
    apply: async (transaction, row) => {
      const publicado = await readCampos(transaction, row);
      const borrador = await listBorradores(transaction, id);
      const cambios = Object.entries(pickKnown(borrador, publicado)).map(([campo, valor]) => ({
        campo,
        valor,
        base: publicado[campo] ?? '',
      }));
      for (const cambio of cambios) await updateCampo(transaction, id, cambio);
      await clearBorrador(transaction, id);
      return describeCambios(cambios);
    },
  });
}

/** The fields of a draft the meeting still has. */
function pickKnown(borrador: Readonly<Record<string, string>>, publicado: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(borrador).filter(([campo]) => Object.hasOwn(publicado, campo)));
}

/** What the audit trail keeps of them. */
function describeCambios(cambios: readonly CambioDesarrollo[]) {
  if (cambios.length === 0) return undefined;
  return {
    antes: Object.fromEntries(cambios.map(({ campo, base }) => [campo, toExtracto(base)])),
    despues: Object.fromEntries(cambios.map(({ campo, valor }) => [campo, toExtracto(valor)])),
  };
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
      const campo = `decision:${idDecision}`;
      const publicado = await readCampos(transaction, row);
      const borrador = await listBorradores(transaction, id);
      if (!Object.hasOwn(publicado, campo) || (borrador[campo] ?? publicado[campo]) !== texto)
        throw refuse(mesasErrors, 'DECISION_CAMBIADA');
      await clearBorrador(transaction, id, campo);
      await clearDecision(transaction, idDecision);
      return { antes: { decision: toExtracto(texto) }, despues: null };
    },
  });
}

/** Characters of a text of the minutes that the trail keeps: it tells what changed, the meeting keeps the text. */
const EXTRACTO = 200;

/** The beginning of a text. */
function toExtracto(texto: string): string {
  return texto.length <= EXTRACTO ? texto : `${texto.slice(0, EXTRACTO).toWellFormed()}…`;
}
