import type { DatabaseSchema } from '@marco/database';
import { listFaults, refuseCommon } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import type { DatosReunion, GestionReunion } from '../../contract/index.ts';
import { findErroresReunion } from '../../rules/reuniones/datos-reunion.ts';
import { parseMomento } from '../../rules/reuniones/momento-reunion.ts';
import { isUsuarioMinisterio } from '../mesas/gestion-mesa.queries.ts';
import { listCompromisosDeMesa, listEntidadesElegibles } from './gestion-reunion.queries.ts';
import type { ReunionVerificada } from './reuniones.repository.ts';

type Running = Transaction<DatabaseSchema>;
type Errores = Record<string, string>;

/** The present meeting: values that it already has may stay, even if they can no longer be chosen. */
export type ReunionActual = Pick<
  GestionReunion,
  'estado' | 'fecha' | 'hora' | 'consultores' | 'puntos' | 'participantes'
>;

/**
 * Refuses what breaks a rule of the form, consultants who are not active users of the ministry (MESA-13),
 * participants of an entidad outside of the mesa, commitments of another mesa, and moving a meeting that has begun
 * into the future.
 *
 * @throws SOLICITUD_INVALIDA with the message of each field
 */
export async function verifyReunion(
  transaction: Running,
  idMesa: number,
  datos: DatosReunion,
  actual: ReunionActual | null = null,
): Promise<ReunionVerificada> {
  const errores: Errores = { ...findErroresReunion(datos) };
  const inicio = parseMomento(datos.fecha, datos.hora);
  const isMoved = datos.fecha !== actual?.fecha || datos.hora !== actual.hora;
  if (actual && actual.estado !== 'programada' && isMoved && inicio.getTime() > Date.now())
    errores['fecha'] ??= 'La reunión ya empezó: su fecha y hora no pueden estar por venir.';
  await verifyConsultores(transaction, datos, actual, errores);
  await verifyParticipantes(transaction, idMesa, datos, actual, errores);
  await verifyPuntos(transaction, idMesa, datos, actual, errores);
  const detalles = listFaults(errores);
  const { consultorPrincipal, duracionMinutos } = datos;
  if (detalles.length > 0 || consultorPrincipal === null || duracionMinutos === null)
    throw refuseCommon('SOLICITUD_INVALIDA', detalles);
  const notas = new Map(actual?.puntos.map((punto) => [punto.id, punto.notas]));
  const asistencia = new Map(actual?.participantes.map(({ id, asistio }) => [id, asistio]));
  return {
    tematica: datos.tematica,
    lugar: datos.lugar,
    enlace: datos.enlace,
    inicio,
    duracionMinutos,
    consultorPrincipal,
    consultores: datos.consultores,
    puntos: datos.puntos.map((punto) => ({
      ...punto,
      notas: punto.id === null ? '' : (notas.get(punto.id) ?? ''),
    })),
    participantes: datos.participantes.map(({ id, idEntidad, nombre, correo }) => ({
      id,
      nombre,
      correo,
      idEntidad: idEntidad ?? 0,
      asistio: id === null ? null : (asistencia.get(id) ?? null),
    })),
  };
}

async function verifyConsultores(
  transaction: Running,
  { consultorPrincipal, consultores }: DatosReunion,
  actual: ReunionActual | null,
  errores: Errores,
): Promise<void> {
  if (consultorPrincipal !== null && !(await isUsuarioMinisterio(transaction, consultorPrincipal)))
    errores['consultorPrincipal'] = 'El consultor debe ser un usuario activo del ministerio. Elija otro.';
  const kept = new Set(actual?.consultores.map(({ id }) => id));
  for (const id of consultores)
    if (!kept.has(id) && !(await isUsuarioMinisterio(transaction, id)))
      errores['consultores'] = 'Los consultores de apoyo deben ser usuarios activos del ministerio.';
}

async function verifyParticipantes(
  transaction: Running,
  idMesa: number,
  { participantes }: DatosReunion,
  actual: ReunionActual | null,
  errores: Errores,
): Promise<void> {
  const entidades = new Set((await listEntidadesElegibles(transaction, idMesa)).map(({ id }) => id));
  const stored = new Map(actual?.participantes.map(({ id, idEntidad }) => [id, idEntidad]));
  const ids = participantes.flatMap(({ id }) => (id === null ? [] : [id]));
  if (ids.some((id) => !stored.has(id)) || new Set(ids).size < ids.length)
    errores['participantes'] = 'Un participante no es de esta reunión. Actualice la página.';
  for (const [lugar, { id, idEntidad }] of participantes.entries()) {
    if (idEntidad === null || entidades.has(idEntidad)) continue;
    if (id === null || stored.get(id) !== idEntidad)
      errores[`participantes.${lugar}.idEntidad`] = 'La entidad no participa en la mesa.';
  }
}

async function verifyPuntos(
  transaction: Running,
  idMesa: number,
  { puntos }: DatosReunion,
  actual: ReunionActual | null,
  errores: Errores,
): Promise<void> {
  const stored = new Set(actual?.puntos.map(({ id }) => id));
  const ids = puntos.flatMap(({ id }) => (id === null ? [] : [id]));
  if (ids.some((id) => !stored.has(id)) || new Set(ids).size < ids.length)
    errores['puntos'] = 'Un punto no es de esta reunión. Actualice la página.';
  const compromisos = puntos.flatMap(({ idCompromiso }) => idCompromiso ?? []);
  const own = await listCompromisosDeMesa(transaction, idMesa, compromisos);
  if (compromisos.some((id) => !own.has(id))) errores['puntos'] = 'Un compromiso no es de esta mesa.';
}

/** What the audit trail keeps of a meeting: how many take part of which entidad, not their names and addresses. */
export function toAuditoria(reunion: ReunionVerificada) {
  return {
    tematica: reunion.tematica,
    inicio: reunion.inicio.toISOString(),
    duracionMinutos: reunion.duracionMinutos,
    lugar: reunion.lugar,
    enlace: reunion.enlace,
    consultorPrincipal: reunion.consultorPrincipal,
    consultores: [...reunion.consultores].toSorted((one, other) => one - other),
    puntos: reunion.puntos.map(({ titulo }) => titulo),
    entidades: reunion.participantes.map(({ idEntidad }) => idEntidad).toSorted((one, other) => one - other),
  };
}

type Auditoria = ReturnType<typeof toAuditoria>;

/** The fields that differ from one version to the next. */
export function compareAuditoria(antes: Auditoria, despues: Auditoria) {
  const campos = (Object.keys(despues) as (keyof Auditoria)[]).filter(
    (campo) => JSON.stringify(antes[campo]) !== JSON.stringify(despues[campo]),
  );
  const pick = (state: Auditoria) => Object.fromEntries(campos.map((campo) => [campo, state[campo]]));
  return { antes: pick(antes), despues: pick(despues) };
}
