import { presentDecision } from '@marco/contract-kit';
import { type Decision, refuseWith } from '@marco/contract-kit/decision';
import type { DatabaseSchema } from '@marco/database';
import { type CallContext, listRefusals, requireAllowed } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  type EfectoIncorporacion,
  elementosErrors,
  type ResultadoIncorporacion,
} from '../../contract/index.ts';
import { formatNumero } from '../../contract/numero.terms.ts';
import { canIncorporar, type QuienElabora } from '../../rules/ciclo/can-act-on-elemento.ts';
import type { SuscriptorElementoIncorporado } from '../port.ts';
import { computeDecidida, findVeredicto, isVisible, readLeida, type VersionLeida } from './get-elemento.ts';
import { toQuienElabora } from './quien-elabora.ts';
import { findReferencia } from './referencias.queries.ts';
import { updateEstadoElemento } from './update-estado-elemento.ts';
import { findVersionRow } from './version-row.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** A version somebody chose, and the version of its record that they saw. */
export interface VersionElegida {
  readonly versionId: number;
  readonly version?: number | undefined;
}

const DESCONOCIDA = refuseWith('El elemento no existe o usted no puede consultarlo.');
const CAMBIADA = refuseWith(
  'Otra persona cambió este elemento mientras usted lo revisaba: vuelva a seleccionarlo.',
);

const listDistintas = (versiones: readonly VersionElegida[]) => [
  ...new Map(versiones.map((elegida) => [elegida.versionId, elegida])).values(),
];

/**
 * What incorporating several versions would do to each, without doing it.
 *
 * @throws ELEMENTO_ACCION_NO_PERMITIDA where the caller incorporates none
 */
export async function computeIncorporaciones(
  database: Database,
  versiones: readonly VersionElegida[],
  context: CallContext,
): Promise<{ efectos: EfectoIncorporacion[]; permitidos: number }> {
  requireIncorporador(context);
  const efectos: EfectoIncorporacion[] = [];
  for (const elegida of listDistintas(versiones))
    efectos.push(await computeEfecto(database, elegida, context));
  return { efectos, permitidos: efectos.filter(({ decision }) => decision.allowed).length };
}

/**
 * Incorporates each version by its own command: with its own lock, trail and notices. What one is refused stays as it
 * was and does not stop the others.
 *
 * @throws ELEMENTO_ACCION_NO_PERMITIDA where the caller incorporates none
 */
export async function approveIncorporaciones(
  database: Database,
  versiones: readonly VersionElegida[],
  context: CallContext,
  alIncorporar: readonly SuscriptorElementoIncorporado[],
): Promise<{ resultados: ResultadoIncorporacion[]; hechos: number }> {
  requireIncorporador(context);
  const resultados: ResultadoIncorporacion[] = [];
  for (const { versionId, version = null } of listDistintas(versiones)) {
    const own = { ...context, ifMatch: version };
    const razones = await listRefusals(() =>
      updateEstadoElemento(database, 'incorporar', { versionId }, own, alIncorporar),
    );
    resultados.push({ versionId, hecho: razones.length === 0, razones });
  }
  return { resultados, hechos: resultados.filter(({ hecho }) => hecho).length };
}

function requireIncorporador(context: CallContext): void {
  requireAllowed(canIncorporar(toQuienElabora(context)), elementosErrors, 'ELEMENTO_ACCION_NO_PERMITIDA');
}

async function computeEfecto(
  database: Database,
  { versionId, version }: VersionElegida,
  context: CallContext,
): Promise<EfectoIncorporacion> {
  const quien = toQuienElabora(context);
  const row = await findVersionRow(database, versionId);
  const elemento = row && isVisible(row, quien) ? await findReferencia(database, versionId) : undefined;
  if (!row || !elemento) {
    const nothing = { elemento: null, version: null, reemplaza: null, compatible: null };
    return { versionId, ...nothing, decision: DESCONOCIDA };
  }
  const leida = await readLeida(database, row, quien);
  const vigente = leida.enTrabajo?.vigente;
  const isSeen = version === undefined || version === row.version;
  return {
    versionId,
    elemento,
    version: row.version,
    reemplaza: vigente ? formatNumero(vigente) : null,
    compatible: findVeredicto(leida)?.compatible ?? null,
    decision: isSeen ? decideIncorporacion(leida, quien) : CAMBIADA,
  };
}

/** The decision about a version; where it is incomplete, what it lacks too. */
function decideIncorporacion(leida: VersionLeida, quien: QuienElabora): Decision {
  const { decisiones, pendientes } = computeDecidida(leida, quien);
  const { reasons, ...decision } = presentDecision(decisiones.incorporar);
  const faltas = decisiones.incorporar.reasons.some(({ code }) => code === 'completo') ? pendientes : [];
  return { ...decision, reasons: [...reasons, ...faltas.map(({ mensaje }) => mensaje)] };
}
