import type { DatabaseSchema } from '@marco/database';
import {
  addOutboxMessage,
  type CallContext,
  executeOnce,
  refuse,
  requireActor,
  requireFaultless,
  requireVersion,
  writeAudit,
} from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  correosErrors,
  type EdicionPlantilla,
  type PlantillaDetalle,
  type TextosPlantilla,
} from '../../contract/index.ts';
import { findErroresTextos, renderEjemplo } from '../../rules/textos-plantilla.ts';
import { findValoresSitio, getDestinatario } from '../notificaciones/aviso.queries.ts';
import { type NovedadReunida, presentNovedadDetalle } from '../novedades-reunidas.ts';
import { findPlantilla, listCambiosPlantilla } from './plantillas.queries.ts';
import { createCambioPlantilla, updatePlantillaRow } from './plantillas.repository.ts';

type Database = Kysely<DatabaseSchema>;

export async function readPlantilla(database: Database, evento: NovedadReunida): Promise<PlantillaDetalle> {
  const plantilla = await findPlantilla(database, evento);
  if (!plantilla) throw refuse(correosErrors, 'PLANTILLA_NO_ENCONTRADA');
  return plantilla;
}

/** What was changed of a template, newest first. */
export async function readCambiosPlantilla(database: Database, evento: NovedadReunida) {
  await readPlantilla(database, evento);
  return { cambios: await listCambiosPlantilla(database, evento.codigo) };
}

/**
 * Changes the texts of an event; mails that are already queued keep their text.
 *
 * @throws PLANTILLA_NO_ENCONTRADA, VERSION_DISTINTA, SOLICITUD_INVALIDA for a variable the event does not have
 */
export async function updatePlantilla(
  database: Database,
  evento: NovedadReunida,
  edicion: EdicionPlantilla,
  context: CallContext,
): Promise<PlantillaDetalle> {
  const { codigo } = evento;
  const { userId } = requireActor(context);
  requireFaultless(findErroresTextos(presentNovedadDetalle(evento), edicion));
  return database.transaction().execute(async (transaction) => {
    const actual = await findPlantilla(transaction, evento, { forUpdate: true });
    if (!actual) throw refuse(correosErrors, 'PLANTILLA_NO_ENCONTRADA');
    requireVersion(context, actual.version, actual);
    const { asunto, cuerpo, aviso, porCorreo, porProducto } = actual;
    const antes = { asunto, cuerpo, aviso, porCorreo, porProducto };
    await updatePlantillaRow(transaction, codigo, edicion);
    await createCambioPlantilla(transaction, { evento: codigo, antes, despues: edicion, usuarioId: userId });
    await writeAudit(transaction, context, {
      action: 'editar-plantilla',
      result: 'exito',
      objectType: 'plantilla',
      objectId: codigo,
      detail: { antes, despues: edicion },
    });
    return readPlantilla(transaction, evento);
  });
}

/**
 * Sends the given texts, saved or not, to the caller's own address with the example values.
 *
 * @throws SOLICITUD_INVALIDA for a variable the event does not have
 */
export async function sendPrueba(
  database: Database,
  evento: NovedadReunida,
  textos: TextosPlantilla,
  context: CallContext,
): Promise<{ id: number; destinatario: string }> {
  const { codigo } = evento;
  const detalle = presentNovedadDetalle(evento);
  requireFaultless(findErroresTextos(detalle, textos));
  const { userId } = requireActor(context);
  return executeOnce(database, context, async (transaction) => {
    const { nombre, correo } = await getDestinatario(transaction, userId);
    const { direccion, ...sitio } = await findValoresSitio(transaction);
    const { asunto, texto, html } = renderEjemplo(detalle, textos, {
      ...sitio,
      nombre,
      enlace: `${direccion}/`,
    });
    const subject = `Prueba: ${asunto}`;
    const id = await addOutboxMessage(transaction, {
      event: codigo,
      recipient: correo,
      subject,
      text: texto,
      html,
    });
    await writeAudit(transaction, context, {
      action: 'probar-plantilla',
      result: 'exito',
      objectType: 'plantilla',
      objectId: codigo,
      detail: { correoId: id },
    });
    return { id, destinatario: correo };
  });
}
