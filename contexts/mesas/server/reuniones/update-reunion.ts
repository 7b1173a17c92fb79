import type { DatabaseSchema } from '@marco/database';
import type { CallContext } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { DatosReunion, GestionReunion } from '../../contract/index.ts';
import { computeMomentos, presentFechaHora } from '../../rules/reuniones/momento-reunion.ts';
import { listConfirmaciones, saveConfirmaciones } from './confirmaciones.repository.ts';
import { listApoyos, listInvitados, listPuntos, type ReunionGestionada } from './gestion-reunion.queries.ts';
import { findAnunciada, hasAnuncio, notifyCambiada } from './notify-reunion.ts';
import { type ReunionVerificada, updateProgramacion, updateSecuencia } from './reuniones.repository.ts';
import { updateLockedReunion } from './update-locked-reunion.ts';
import { compareAuditoria, toAuditoria, verifyReunion } from './verify-reunion.ts';

type Database = Kysely<DatabaseSchema>;

/** Changes what was programmed; while the meeting is in the future, the people it concerns are informed (MESA-11). */
export function updateReunion(
  database: Database,
  { idReunion: id, ...datos }: DatosReunion & { readonly idReunion: number },
  context: CallContext,
): Promise<GestionReunion> {
  return updateLockedReunion(database, context, {
    action: 'editar-reunion',
    id,
    accion: 'editar',
    apply: async (transaction, row) => {
      const antes = await findAnunciada(transaction, id);
      const actual = await readActual(transaction, row);
      const nueva = await verifyReunion(transaction, row.mesa_id, datos, actual);
      const momentos = { inicio: row.inicia_en, programada: row.programada_en };
      const siguientes = computeMomentos(momentos, nueva.inicio);
      const confirmaciones = await listConfirmaciones(transaction, id);
      await updateProgramacion(transaction, id, nueva, siguientes);
      // Who said that they come on one day said nothing of another.
      if (siguientes === momentos) await saveConfirmaciones(transaction, confirmaciones);
      const detail = compareAuditoria(toAuditoria(toVerificada(row, actual)), toAuditoria(nueva));
      const despues = await findAnunciada(transaction, id);
      if (row.estado !== 'programada' || !antes || !despues || !hasAnuncio(antes, despues)) return detail;
      await updateSecuencia(transaction, id);
      await notifyCambiada(transaction, antes, { ...despues, secuencia: despues.secuencia + 1 });
      return detail;
    },
  });
}

async function readActual(database: Database, { id, estado, inicia_en, programada_en }: ReunionGestionada) {
  return {
    estado,
    ...presentFechaHora(programada_en ?? inicia_en),
    consultores: await listApoyos(database, id),
    puntos: await listPuntos(database, id),
    participantes: await listInvitados(database, id),
  };
}

/** The stored meeting in the shape of one that was verified. */
function toVerificada(
  row: ReunionGestionada,
  actual: Awaited<ReturnType<typeof readActual>>,
): ReunionVerificada {
  return {
    tematica: row.tematica,
    inicio: row.programada_en ?? row.inicia_en,
    duracionMinutos: row.duracion_minutos,
    lugar: row.lugar,
    enlace: row.enlace,
    consultorPrincipal: row.consultor_principal_id,
    consultores: actual.consultores.map(({ id }) => id),
    puntos: actual.puntos,
    participantes: actual.participantes,
  };
}
