import { presentDecision } from '@marco/contract-kit';
import type { DatabaseSchema } from '@marco/database';
import {
  type AppError,
  type AuditDetail,
  type CallContext,
  refuse,
  refuseAt,
  refuseField,
  toDetalles,
  updateLocked,
} from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { type ElementoPrivado, elementosErrors } from '../../contract/index.ts';
import type { AccionDecidida, QuienElabora, RazonElemento } from '../../rules/ciclo/can-act-on-elemento.ts';
import { presentCampos, type VersionComparable } from '../../rules/comparacion/campos.ts';
import { findLineasPropias } from '../../rules/comparacion/lineas.ts';
import {
  computeDecidida,
  isVisible,
  readElemento,
  readLeida,
  type VersionDecidida,
  type VersionLeida,
} from './get-elemento.ts';
import { toQuienElabora } from './quien-elabora.ts';
import { findLockedVersionRow, findVersionRow } from './version-row.queries.ts';

type Running = Transaction<DatabaseSchema>;

/** What a broken constraint of the tables of elements means. */
export const REFUSALS: Readonly<Record<string, () => AppError>> = {
  elementos_de_dato_identificador: () => refuseAt(elementosErrors, 'ELEMENTO_REPETIDO', 'identificador'),
  elementos_versiones_en_trabajo: () => refuse(elementosErrors, 'ELEMENTO_CON_BORRADOR'),
  elementos_identificadores_valor: () =>
    refuseAt(elementosErrors, 'IDENTIFICADOR_REPETIDO', 'identificadores'),
  elementos_versiones_longitudes: () =>
    refuseField('longitudMaxima', 'La longitud máxima es menor que la mínima.'),
  elementos_versiones_decimales: () => refuseField('decimales', 'Los decimales superan el total de dígitos.'),
  elementos_nombres_version: () => refuseField('nombres', 'Hay dos nombres iguales del mismo tipo.'),
};

/** Fields of a version from what to what. */
export function toDiferencia(
  antes: Readonly<Record<string, string>>,
  despues: Readonly<Record<string, string>>,
): AuditDetail {
  const changed = Object.keys(despues).filter((campo) => antes[campo] !== despues[campo]);
  const pick = (state: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>) =>
    Object.fromEntries(changed.map((campo) => [campo, shorten(state[campo] ?? '', other[campo] ?? '')]));
  return { antes: pick(antes, despues), despues: pick(despues, antes) };
}

/** Longest text of a field the audit trail keeps; whole versions stay in their tables. */
const MAXIMO_TEXTO = 4000;

/** If a list is too long to keep, only its changes are kept, because its beginning may not show them. */
function shorten(text: string, other: string): string {
  if (text.length <= MAXIMO_TEXTO && other.length <= MAXIMO_TEXTO) return text;
  const own = findLineasPropias(text, other);
  return own.length > MAXIMO_TEXTO ? `${own.slice(0, MAXIMO_TEXTO)}…` : own;
}

export interface CambioDeVersion {
  readonly action: string;
  readonly versionId: number;
  /** What the rules have to allow with the locked version as it is. */
  readonly accion: AccionDecidida;
  /** Whether it changes the content of the version, which is then read again; a step of the lifecycle never does. */
  readonly isEdicion?: boolean;
  /** @returns what the audit trail keeps beside the fields that changed */
  readonly apply: (trx: Running, leida: VersionLeida, quien: QuienElabora) => Promise<AuditDetail>;
  /** @throws what the rules refuse of the version an edit leaves */
  readonly verify?: (version: VersionComparable) => void;
}

/**
 * Every write about a version uses this function. It locks the version, compares the version of the row that the
 * caller saw, asks the rule with its state, and writes the change and, field by field, its audit event. Content that
 * the change does not touch is read once.
 *
 * @throws ELEMENTO_NO_ENCONTRADO, VERSION_DISTINTA, ELEMENTO_ESTADO, ELEMENTO_NUMERO or ELEMENTO_INCOMPLETO with the reasons of the rule
 */
export function updateLockedVersion(
  database: Kysely<DatabaseSchema>,
  context: CallContext,
  { action, versionId, accion, isEdicion = false, apply, verify }: CambioDeVersion,
): Promise<ElementoPrivado> {
  const quien = toQuienElabora(context);
  const intent = { action, objectType: 'elemento', objectId: versionId };
  return updateLocked(database, context, {
    intent,
    refusals: REFUSALS,
    lock: async (trx) => {
      const row = await findLockedVersionRow(trx, versionId);
      if (!row || !isVisible(row, quien)) throw refuse(elementosErrors, 'ELEMENTO_NO_ENCONTRADO');
      const leida = await readLeida(trx, row, quien);
      return { leida, version: row.version, decidida: computeDecidida(leida, quien) };
    },
    present: (trx, { leida, decidida }) => readElemento(trx, leida, quien, decidida),
    verify: (_trx, { decidida }) => requirePermitido(accion, decidida),
    apply: async (trx, { leida }) => {
      const extra = await apply(trx, leida, quien);
      const row = await findVersionRow(trx, versionId);
      if (!row) throw new Error('A locked version is gone.');
      const { enTrabajo, contenido } = leida;
      const despues = await readLeida(trx, row, quien, isEdicion ? { enTrabajo } : { enTrabajo, contenido });
      const fields = isEdicion ? compareEdicion(leida, despues, verify) : { antes: {}, despues: {} };
      const detail = {
        ...extra,
        antes: { ...fields.antes, ...extra.antes },
        despues: { ...fields.despues, ...extra.despues },
      };
      return { result: await readElemento(trx, despues, quien), detail };
    },
  });
}

/** The fields an edit changed. */
function compareEdicion(
  antes: VersionLeida,
  despues: VersionLeida,
  verify: CambioDeVersion['verify'],
): AuditDetail {
  if (!antes.enTrabajo || !despues.enTrabajo) throw new Error('Only a version in work is edited.');
  verify?.(despues.enTrabajo.comparable);
  return toDiferencia(presentCampos(antes.enTrabajo.comparable), presentCampos(despues.enTrabajo.comparable));
}

/** The error for what the version must correct before the step; all other reasons concern the state or the caller. */
const POR_CORREGIR: Readonly<Partial<Record<RazonElemento, 'ELEMENTO_INCOMPLETO' | 'ELEMENTO_NUMERO'>>> = {
  completo: 'ELEMENTO_INCOMPLETO',
  numero: 'ELEMENTO_NUMERO',
};

/** @throws ELEMENTO_INCOMPLETO, ELEMENTO_NUMERO, ELEMENTO_ESTADO or ELEMENTO_ACCION_NO_PERMITIDA, with the reasons */
export function requirePermitido(
  accion: AccionDecidida,
  { pendientes, decisiones }: Pick<VersionDecidida, 'pendientes' | 'decisiones'>,
): void {
  const decision = decisiones[accion];
  if (decision.allowed) return;
  const detalles = toDetalles(presentDecision(decision));
  const [porCorregir] = decision.reasons.flatMap(({ code }) => POR_CORREGIR[code] ?? []);
  if (porCorregir === 'ELEMENTO_INCOMPLETO')
    throw refuse(elementosErrors, porCorregir, [...detalles, ...pendientes]);
  if (porCorregir) throw refuse(elementosErrors, porCorregir, detalles);
  const everAllowed = Object.values(decisiones).some(({ allowed }) => allowed);
  throw refuse(
    elementosErrors,
    everAllowed || decision.unblockers.length === 0 ? 'ELEMENTO_ESTADO' : 'ELEMENTO_ACCION_NO_PERMITIDA',
    detalles,
  );
}
