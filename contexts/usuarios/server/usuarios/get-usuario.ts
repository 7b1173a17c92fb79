import type { DatabaseSchema } from '@marco/database';
import { findParametroTexto } from '@marco/parametros/port';
import { type Actor, type CallContext, refuse, requireActor } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type CambioHistorico, type UsuarioDetalle, usuariosErrors } from '../../contract/index.ts';
import { ACCIONES_MEMBRESIA, type AccionMembresia } from '../../contract/terms.ts';
import { canRevokeSegundoFactor } from '../../rules/usuarios/can-revoke-segundo-factor.ts';
import { canUpdateMembresia, type DecisionDeCambio } from '../../rules/usuarios/can-update-membresia.ts';
import type { AmbienteDecision, QuienDecide } from '../../rules/usuarios/membresia-decidible.ts';
import { findInscripcion, findPersona, listMembresiasDe } from '../persona.queries.ts';
import { canSeeEntidad, loadAmbiente, toQuienDecide } from './decision-context.ts';
import { listHistorial } from './historial.queries.ts';
import { findDuenoDeFactor } from './identidades.queries.ts';
import type { MembresiaRow } from './membresias.queries.ts';
import { presentMembresia, toDecidible } from './present-membresia.ts';

type Database = Kysely<DatabaseSchema>;

/**
 * A person with the membresías the caller may see and what the caller may do with each now.
 *
 * @throws USUARIO_NO_ENCONTRADO also for a person of another entidad
 */
export async function getUsuario(
  database: Database,
  context: CallContext,
  id: number,
): Promise<UsuarioDetalle> {
  const actor = requireActor(context);
  const usuario = await findPersona(database, id);
  const all = await listMembresiasDe(database, id);
  const rows = all.filter((row) => canSeeEntidad(actor, row.entidad_id));
  if (!usuario || (rows.length === 0 && !actor.readsAllEntities))
    throw refuse(usuariosErrors, 'USUARIO_NO_ENCONTRADO');
  const quien = toQuienDecide(actor);
  const ambiente = await loadAmbiente(database, rows.map(toDecidible));
  const historial: CambioHistorico[] = await listHistorial(
    database,
    rows.map((row) => row.id),
  );
  return {
    ...usuario,
    segundoFactor: await findSegundoFactor(database, actor, id),
    membresias: rows.map((row) => ({
      ...presentMembresia(row),
      acciones: presentAcciones(quien, row, ambiente),
    })),
    historial,
  };
}

/** Since when the person has a second factor and whether the caller may free it; only the ministry knows. */
async function findSegundoFactor(
  database: Database,
  actor: Actor,
  usuarioId: number,
): Promise<UsuarioDetalle['segundoFactor']> {
  if (!actor.readsAllEntities) return null;
  const inscritoEn = await findInscripcion(database, usuarioId);
  const dueno = inscritoEn && (await findDuenoDeFactor(database, usuarioId));
  if (!inscritoEn || !dueno) return null;
  const acronimo = await findParametroTexto(database, 'ministerio.acronimo', 'MinTIC');
  return {
    inscritoEn: inscritoEn.toISOString(),
    liberar: canRevokeSegundoFactor(toQuienDecide(actor), dueno, acronimo),
  };
}

/** Each action as the rule decides it before anything is chosen. */
function presentAcciones(quien: QuienDecide, row: MembresiaRow, ambiente: AmbienteDecision) {
  const membresia = toDecidible(row);
  const entries = ACCIONES_MEMBRESIA.map(
    (accion) => [accion, canUpdateMembresia(quien, membresia, { accion }, ambiente)] as const,
  );
  return Object.fromEntries(entries) as Record<AccionMembresia, DecisionDeCambio>;
}
