import type { DatabaseSchema } from '@marco/database';
import {
  type BoundEndpoint,
  bindEndpoint,
  type CallContext,
  refuse,
  requireAllowed,
} from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  closeDecisionReunion,
  createDecisionReunion,
  createReunion,
  downloadCalendario,
  getGestionReunion,
  listGestionReuniones,
  mesasErrors,
  submitDesarrollo,
  updateDesarrollo,
  updateEstadoReunion,
  updateReunion,
} from '../../contract/index.ts';
import { canEditMesa } from '../../rules/mesas/can-edit-mesa.ts';
import { canChangeReunion } from '../../rules/reuniones/flujo-reunion.ts';
import { findGestion } from '../mesas/gestion-mesa.queries.ts';
import { buildCalendario } from './build-calendario.ts';
import { presentVencido, createReunion as runCreateReunion } from './create-reunion.ts';
import {
  findGestionReunion,
  listEntidadesElegibles,
  listReunionesDeMesa,
  listVencidos,
} from './gestion-reunion.queries.ts';
import { findAnunciada, getOrganizador } from './notify-reunion.ts';
import { getGestionReunion as readGestion, readPorDecidir } from './present-gestion-reunion.ts';
import {
  closeDecision as runCloseDecision,
  createDecision as runCreateDecision,
  submitDesarrollo as runSubmitDesarrollo,
  updateDesarrollo as runUpdateDesarrollo,
} from './update-desarrollo.ts';
import { updateEstadoReunion as runUpdateEstado } from './update-estado-reunion.ts';
import { requireGestion } from './update-locked-reunion.ts';
import { updateReunion as runUpdateReunion } from './update-reunion.ts';

type Database = Kysely<DatabaseSchema>;

/** What ministry staff do with the meetings of the mesas (MESA-11, AREA-16). */
export function bindReuniones(database: Database): BoundEndpoint[] {
  return [
    bindEndpoint(listGestionReuniones, ({ params }, context) =>
      readReuniones(database, params.idMesa, context),
    ),
    bindEndpoint(getGestionReunion, ({ params }, context) =>
      readGestion(database, params.idReunion, requireGestion(context)),
    ),
    bindEndpoint(createReunion, ({ body }, context) => runCreateReunion(database, body, context)),
    bindEndpoint(updateReunion, ({ body }, context) => runUpdateReunion(database, body, context)),
    bindEndpoint(updateEstadoReunion, ({ body }, context) => runUpdateEstado(database, body, context)),
    bindEndpoint(updateDesarrollo, ({ params, body }, context) =>
      runUpdateDesarrollo(database, { ...params, ...body }, context),
    ),
    bindEndpoint(submitDesarrollo, ({ body }, context) => runSubmitDesarrollo(database, body, context)),
    bindEndpoint(createDecisionReunion, ({ body }, context) => runCreateDecision(database, body, context)),
    bindEndpoint(closeDecisionReunion, ({ body }, context) => runCloseDecision(database, body, context)),
    bindEndpoint(downloadCalendario, ({ params }, context) =>
      readCalendario(database, params.idReunion, context),
    ),
  ];
}

async function readReuniones(database: Database, idMesa: number, context: CallContext) {
  const quien = requireGestion(context);
  const mesa = await findGestion(database, idMesa);
  if (!mesa) throw refuse(mesasErrors, 'MESA_NO_ENCONTRADA');
  const reuniones = await listReunionesDeMesa(database, idMesa);
  const vencidos = await listVencidos(database, idMesa);
  return {
    reuniones: reuniones.map(({ inicia_en, ...row }) => ({ ...row, inicio: inicia_en.toISOString() })),
    programar: canEditMesa(quien, mesa),
    entidades: await listEntidadesElegibles(database, idMesa),
    consultorPrincipal: mesa.consultor_principal_id,
    vencidos: vencidos.map(({ id, descripcion }) => ({
      idCompromiso: id,
      titulo: presentVencido(descripcion),
    })),
  };
}

async function readCalendario(database: Database, id: number, context: CallContext) {
  const quien = requireGestion(context);
  const row = await findGestionReunion(database, id);
  const reunion = await findAnunciada(database, id);
  if (!row || !reunion) throw refuse(mesasErrors, 'REUNION_NO_ENCONTRADA');
  const decision = canChangeReunion(quien, await readPorDecidir(database, row), 'invitar');
  requireAllowed(decision, mesasErrors, 'REUNION_ACCION_NO_PERMITIDA');
  const attendees = reunion.invitados.map(({ nombre, correo }) => ({ name: nombre, address: correo }));
  const organizador = await getOrganizador(database);
  return {
    nombre: `reunion-${id}.ics`,
    contenido: buildCalendario(reunion, 'PUBLISH', organizador, attendees),
  };
}
