import type { DatabaseSchema } from '@marco/database';
import {
  type BoundEndpoint,
  bindEndpoint,
  type CallContext,
  refuse,
  requireAllowed,
} from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type FiltroHistorial, listHistorialEndpoint, mesasErrors } from '../../contract/index.ts';
import { TAMANO_HISTORIAL } from '../../contract/terms.ts';
import { canSeeHistorial } from '../../rules/historial/can-see-historial.ts';
import { findGestion, listParticipantes } from '../mesas/gestion-mesa.queries.ts';
import { toQuienGestiona } from '../mesas/quien-gestiona.ts';
import { findNombres, findObjetos, listEventos, listPersonas } from './historial.queries.ts';
import { listIdsDeEventos, listObjetos, presentEvento } from './present-historial.ts';

type Database = Kysely<DatabaseSchema>;

/** The historial of a mesa. */
export function bindHistorial(database: Database): BoundEndpoint[] {
  return [
    bindEndpoint(listHistorialEndpoint, async ({ params, query }, context) => {
      await requireReader(database, params.idMesa, context);
      return readHistorial(database, params.idMesa, query);
    }),
  ];
}

/** @throws MESA_NO_ENCONTRADA, HISTORIAL_RESERVADO with the reasons of the rule */
async function requireReader(database: Database, idMesa: number, context: CallContext): Promise<void> {
  if (!(await findGestion(database, idMesa))) throw refuse(mesasErrors, 'MESA_NO_ENCONTRADA');
  const participantes = await listParticipantes(database, idMesa);
  const decision = canSeeHistorial(
    toQuienGestiona(context),
    participantes.map(({ id }) => id),
  );
  requireAllowed(decision, mesasErrors, 'HISTORIAL_RESERVADO');
}

async function readHistorial(database: Database, idMesa: number, filtro: FiltroHistorial) {
  const [found, personas] = await Promise.all([
    listEventos(database, idMesa, filtro, TAMANO_HISTORIAL),
    listPersonas(database, idMesa),
  ]);
  const page = found.slice(0, TAMANO_HISTORIAL);
  const [nombres, objetos] = await Promise.all([
    findNombres(database, listIdsDeEventos(page)),
    findObjetos(database, listObjetos(page, 'reunion'), listObjetos(page, 'compromiso')),
  ]);
  return {
    eventos: page.map((evento) => presentEvento(evento, nombres, objetos)),
    siguiente: found.length > page.length ? (page.at(-1)?.id ?? null) : null,
    personas,
  };
}
