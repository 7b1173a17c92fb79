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
  closeDecisionReunionEndpoint,
  createDecisionReunionEndpoint,
  createReunionEndpoint,
  downloadCalendarioEndpoint,
  getGestionReunionEndpoint,
  listGestionReunionesEndpoint,
  mesasErrors,
  submitDesarrolloEndpoint,
  updateDesarrolloEndpoint,
  updateEstadoReunionEndpoint,
  updateReunionEndpoint,
} from '../../contract/index.ts';
import { canEditMesa } from '../../rules/mesas/can-edit-mesa.ts';
import { canChangeReunion } from '../../rules/reuniones/flujo-reunion.ts';
import { findGestion } from '../mesas/gestion-mesa.queries.ts';
import { requireGestion } from '../mesas/quien-gestiona.ts';
import { createReunion, presentVencido } from './create-reunion.ts';
import {
  findGestionReunion,
  listEntidadesElegibles,
  listReunionesDeMesa,
  listVencidos,
} from './gestion-reunion.queries.ts';
import { buildArchivo, findAnunciada } from './notify-reunion.ts';
import { getGestionReunion, readPorDecidir } from './present-gestion-reunion.ts';
import { closeDecision, createDecision, submitDesarrollo, updateDesarrollo } from './update-desarrollo.ts';
import { updateEstadoReunion } from './update-estado-reunion.ts';
import { updateReunion } from './update-reunion.ts';

type Database = Kysely<DatabaseSchema>;

/** What ministry staff do with the meetings of the mesas (MESA-11, AREA-16). */
export function bindReuniones(database: Database): BoundEndpoint[] {
  return [
    bindEndpoint(listGestionReunionesEndpoint, ({ params }, context) =>
      readReuniones(database, params.idMesa, context),
    ),
    bindEndpoint(getGestionReunionEndpoint, ({ params }, context) =>
      getGestionReunion(database, params.idReunion, requireGestion(context)),
    ),
    bindEndpoint(createReunionEndpoint, ({ body }, context) => createReunion(database, body, context)),
    bindEndpoint(updateReunionEndpoint, ({ body }, context) => updateReunion(database, body, context)),
    bindEndpoint(updateEstadoReunionEndpoint, ({ body }, context) =>
      updateEstadoReunion(database, body, context),
    ),
    bindEndpoint(updateDesarrolloEndpoint, ({ params, body }, context) =>
      updateDesarrollo(database, { ...params, ...body }, context),
    ),
    bindEndpoint(submitDesarrolloEndpoint, ({ body }, context) => submitDesarrollo(database, body, context)),
    bindEndpoint(createDecisionReunionEndpoint, ({ body }, context) =>
      createDecision(database, body, context),
    ),
    bindEndpoint(closeDecisionReunionEndpoint, ({ body }, context) => closeDecision(database, body, context)),
    bindEndpoint(downloadCalendarioEndpoint, ({ params }, context) =>
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
  return { nombre: `reunion-${id}.ics`, contenido: await buildArchivo(database, reunion) };
}
