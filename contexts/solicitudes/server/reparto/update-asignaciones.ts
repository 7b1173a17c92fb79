import { presentDecision } from '@marco/contract-kit';
import { type Decision, refuseWith } from '@marco/contract-kit/decision';
import type { DatabaseSchema } from '@marco/database';
import { type CallContext, listRefusals } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { EfectoAsignacion, ResultadoDeSolicitud } from '../../contract/index.ts';
import { canActOnSolicitud, type QuienTramita } from '../../rules/ciclo/can-act-on-solicitud.ts';
import { type ConsultorPosible, canLlevar } from '../../rules/reparto/can-llevar.ts';
import { findDiasNoHabiles } from '../calendario/calendario.queries.ts';
import { listPosibles, toPorLlevar } from '../ciclo/consultores-posibles.ts';
import { type DependenciasDePaso, submitPasoSolicitud } from '../ciclo/submit-paso.ts';
import type { Evidencia } from '../nivel-dos/verify-nivel-dos.ts';
import { presentListada } from '../solicitudes/present-solicitud.ts';
import type { SolicitudRow } from '../solicitudes/solicitud-row.queries.ts';
import {
  computeDecisionVista,
  DESCONOCIDA,
  listDistintas,
  listVisibles,
  requireCoordinador,
  type SolicitudElegida,
} from './elegidas.ts';
import { notifyAsignadas } from './notify-asignadas.ts';

interface AsignacionElegida extends SolicitudElegida {
  readonly consultorId: number;
}

/** Whether somebody may assign a request now: the state, the rol. `asignar` has no other condition. */
export function computeDecisionDeAsignacion(row: SolicitudRow, quien: QuienTramita): Decision {
  const { nivel, tipo, esReafirmada } = row;
  return presentDecision(
    canActOnSolicitud(
      'asignar',
      { nivel, tipo, esReafirmada, ...toPorLlevar(row), faltantes: NINGUNO },
      quien,
    ),
  );
}

const NINGUNO = {
  completa: [],
  respondida: [],
  catalogada: [],
  evaluable: [],
  conforme: [],
  conceptuable: [],
  verificada: [],
  aprobada: [],
  cumplida: [],
  enTermino: [],
  suspendida: [],
  prorrogable: [],
} as const;

/**
 * What assigning several requests would do to each, without doing it.
 *
 * @throws SOLICITUDES_DEL_MINISTERIO where the caller assigns none
 */
export async function computeAsignaciones(
  database: Kysely<DatabaseSchema>,
  elegidas: readonly AsignacionElegida[],
  context: CallContext,
): Promise<{ efectos: EfectoAsignacion[]; permitidos: number }> {
  const quien = requireCoordinador(context);
  const distintas = listDistintas(elegidas);
  const [posibles, { dias }, rows] = await Promise.all([
    listPosibles(database),
    findDiasNoHabiles(database),
    listVisibles(
      database,
      distintas.map(({ solicitudId }) => solicitudId),
      quien,
    ),
  ]);
  const efectos = distintas.map((elegida): EfectoAsignacion => {
    const { solicitudId, consultorId } = elegida;
    const row = rows.get(solicitudId);
    if (!row) return { solicitudId, solicitud: null, version: null, consultorId, decision: DESCONOCIDA };
    const decision = decideElegida(row, quien, posibles.get(consultorId));
    return {
      solicitudId,
      solicitud: presentListada(row, dias),
      version: row.version,
      consultorId,
      decision: computeDecisionVista(row, elegida, decision),
    };
  });
  return { efectos, permitidos: efectos.filter(({ decision }) => decision.allowed).length };
}

function decideElegida(
  row: SolicitudRow,
  quien: QuienTramita,
  consultor: ConsultorPosible | undefined,
): Decision {
  const paso = computeDecisionDeAsignacion(row, quien);
  if (!paso.allowed) return paso;
  const { allowed, reasons } = canLlevar(toPorLlevar(row), consultor);
  return allowed ? paso : refuseWith(reasons.join(' '));
}

/**
 * Assigns each request by its own command: with its own lock, over the version that was seen, with its event in the trail.
 * What one is refused stays as it was and does not stop the others. Who gets several is told once.
 *
 * @throws SOLICITUDES_DEL_MINISTERIO where the caller assigns none
 */
export async function updateAsignaciones(
  evidencia: Evidencia,
  elegidas: readonly (AsignacionElegida & { readonly version: number })[],
  context: CallContext,
  dependencias: DependenciasDePaso,
): Promise<{ resultados: ResultadoDeSolicitud[]; hechos: number }> {
  const { usuarioId } = requireCoordinador(context);
  const resultados: ResultadoDeSolicitud[] = [];
  const asignadas: { readonly solicitudId: number; readonly consultorId: number }[] = [];
  for (const { solicitudId, consultorId, version } of listDistintas(elegidas)) {
    const pedida = { accion: 'asignar', motivo: '', consultorId, esDeVarias: true } as const;
    const razones = await listRefusals(() =>
      submitPasoSolicitud(evidencia, solicitudId, pedida, { ...context, ifMatch: version }, dependencias),
    );
    if (razones.length === 0) asignadas.push({ solicitudId, consultorId });
    resultados.push({ solicitudId, hecho: razones.length === 0, razones });
  }
  await notifyAsignadas(evidencia.database, asignadas, usuarioId);
  return { resultados, hechos: asignadas.length };
}
