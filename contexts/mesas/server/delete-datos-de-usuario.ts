import type { SuscriptorSupresion } from '@marco/acceso/port';
import { clearNombradasDeUsuario } from './busquedas-nombradas/busquedas-nombradas.repository.ts';
import { clearCalendariosDeUsuario } from './calendario-propio/calendario-propio.repository.ts';
import { updateResponsable } from './compromisos/compromisos.repository.ts';
import { clearSeguidasDeUsuario } from './mesas/seguidores.repository.ts';
import { updateParticipanteSuprimido } from './reuniones/participantes.repository.ts';

/**
 * A person suppressed their data: their saved searches and calendar addresses are deleted, they follow no mesa, and their name is removed from their commitments
 * and from meetings without an acta. An acta is a legal record and stays as issued, with its participants.
 */
export const deleteDatosDeUsuario: SuscriptorSupresion = async (
  transaction,
  { usuarioId, nombre, vinculaciones },
) => {
  await clearNombradasDeUsuario(transaction, usuarioId);
  await clearCalendariosDeUsuario(transaction, usuarioId);
  await clearSeguidasDeUsuario(transaction, usuarioId);
  await updateResponsable(transaction, usuarioId, nombre);
  for (const { entidadId, correo } of vinculaciones)
    await updateParticipanteSuprimido(transaction, { entidadId, correo, nombre });
};
