import { presentDecision } from '@marco/contract-kit';
import type { Decision } from '@marco/contract-kit/decision';
import type { DatabaseSchema } from '@marco/database';
import { type CallContext, listRefusals, requireAllowed } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  type EfectoCertificacion,
  type ResultadoDeSolicitud,
  solicitudesErrors,
} from '../../contract/index.ts';
import type { QuienTramita } from '../../rules/ciclo/can-act-on-solicitud.ts';
import { canCertificar } from '../../rules/ciclo/can-tramitar-solicitudes.ts';
import { canCertificarEnLote } from '../../rules/reparto/can-certificar-en-lote.ts';
import { findDiasNoHabiles } from '../calendario/calendario.queries.ts';
import { type DependenciasDePaso, submitPasoSolicitud } from '../ciclo/submit-paso.ts';
import type { Evidencia } from '../nivel-dos/verify-nivel-dos.ts';
import { presentListada, readSolicitudDecidida } from '../solicitudes/present-solicitud.ts';
import { toQuienTramita } from '../solicitudes/quien-tramita.ts';
import type { SolicitudRow } from '../solicitudes/solicitud-row.queries.ts';
import {
  computeDecisionVista,
  DESCONOCIDA,
  listDistintas,
  listVisibles,
  type SolicitudElegida,
} from './elegidas.ts';

type Database = Kysely<DatabaseSchema>;

/** @throws SOLICITUDES_DEL_MINISTERIO where the caller certifies none */
function requireCertificador(context: CallContext): QuienTramita {
  const quien = toQuienTramita(context);
  requireAllowed(canCertificar(quien), solicitudesErrors, 'SOLICITUDES_DEL_MINISTERIO');
  return quien;
}

/**
 * What certifying several requests would do to each, without doing it: the decision of the page of each, and who is left out
 * because its impact has to be seen there.
 *
 * @throws SOLICITUDES_DEL_MINISTERIO where the caller certifies none
 */
export async function computeCertificaciones(
  database: Database,
  elegidas: readonly SolicitudElegida[],
  context: CallContext,
): Promise<{ efectos: EfectoCertificacion[]; permitidos: number }> {
  const quien = requireCertificador(context);
  const distintas = listDistintas(elegidas);
  const [{ dias }, rows] = await Promise.all([
    findDiasNoHabiles(database),
    listVisibles(
      database,
      distintas.map(({ solicitudId }) => solicitudId),
      quien,
    ),
  ]);
  const efectos: EfectoCertificacion[] = [];
  for (const elegida of distintas) {
    const { solicitudId } = elegida;
    const row = rows.get(solicitudId);
    efectos.push(
      row
        ? {
            solicitudId,
            solicitud: presentListada(row, dias),
            version: row.version,
            decision: computeDecisionVista(row, elegida, await decideCertificacion(database, row, quien)),
          }
        : { solicitudId, solicitud: null, version: null, decision: DESCONOCIDA },
    );
  }
  return { efectos, permitidos: efectos.filter(({ decision }) => decision.allowed).length };
}

async function decideCertificacion(
  database: Database,
  row: SolicitudRow,
  quien: QuienTramita,
): Promise<Decision> {
  const { decisiones } = await readSolicitudDecidida(database, row, quien);
  const decision = presentDecision(decisiones.certificar);
  return decision.allowed ? canCertificarEnLote(row) : decision;
}

/**
 * Certifies each request by its own command: with its own lock, over the version that was seen, with the banco of level 2, its
 * certificate, its notices and its event in the trail. What one is refused stays as it was and does not stop the others.
 *
 * @throws SOLICITUDES_DEL_MINISTERIO where the caller certifies none
 */
export async function approveCertificaciones(
  evidencia: Evidencia,
  elegidas: readonly (SolicitudElegida & { readonly version: number })[],
  context: CallContext,
  dependencias: DependenciasDePaso,
): Promise<{ resultados: ResultadoDeSolicitud[]; hechos: number }> {
  requireCertificador(context);
  const resultados: ResultadoDeSolicitud[] = [];
  for (const { solicitudId, version } of listDistintas(elegidas)) {
    const pedida = { accion: 'certificar', motivo: '', esDeVarias: true } as const;
    const razones = await listRefusals(() =>
      submitPasoSolicitud(evidencia, solicitudId, pedida, { ...context, ifMatch: version }, dependencias),
    );
    resultados.push({ solicitudId, hecho: razones.length === 0, razones });
  }
  return { resultados, hechos: resultados.filter(({ hecho }) => hecho).length };
}
