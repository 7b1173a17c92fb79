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
import { presentCampos } from '../../rules/comparacion/campos.ts';
import { findLineasPropias } from '../../rules/comparacion/lineas.ts';
import {
  type ElementoDecidido,
  isVisible,
  readElemento,
  readElementoDecidido,
  toComparable,
} from './get-elemento.ts';
import { toQuienElabora } from './quien-elabora.ts';
import { findLockedVersionRow, findVersionRow, type VersionRow } from './version-row.queries.ts';

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

/** Of a list too long to keep, what changed: its beginning alone would hide it. */
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
  /** @returns what the audit trail keeps beside the fields that changed */
  readonly apply: (
    trx: Running,
    row: VersionRow,
    elemento: ElementoPrivado,
    quien: QuienElabora,
  ) => Promise<AuditDetail>;
}

/**
 * The way of every write about a version: the version locked, the version of the row the caller saw, the rule with its
 * state, the change and its trace, field by field, in the audit trail.
 *
 * @throws ELEMENTO_NO_ENCONTRADO, VERSION_DISTINTA, ELEMENTO_ESTADO, ELEMENTO_NUMERO or ELEMENTO_INCOMPLETO with the reasons of the rule
 */
export function updateLockedVersion(
  database: Kysely<DatabaseSchema>,
  context: CallContext,
  { action, versionId, accion, apply }: CambioDeVersion,
): Promise<ElementoPrivado> {
  const quien = toQuienElabora(context);
  const intent = { action, objectType: 'elemento', objectId: versionId };
  return updateLocked(database, context, {
    intent,
    refusals: REFUSALS,
    lock: async (trx) => {
      const row = await findLockedVersionRow(trx, versionId);
      if (!row || !isVisible(row, quien)) throw refuse(elementosErrors, 'ELEMENTO_NO_ENCONTRADO');
      return { row, version: row.version, ...(await readElementoDecidido(trx, row, quien)) };
    },
    present: (_trx, { elemento }) => elemento,
    verify: (_trx, decidido) => requirePermitido(accion, decidido),
    apply: async (trx, { row, elemento }) => {
      const antes = presentCampos(await toComparable(trx, elemento));
      const extra = await apply(trx, row, elemento, quien);
      const after = await findVersionRow(trx, versionId);
      if (!after) throw new Error('A locked version is gone.');
      const result = await readElemento(trx, after, quien);
      const fields = toDiferencia(antes, presentCampos(await toComparable(trx, result)));
      const detail = {
        ...extra,
        antes: { ...fields.antes, ...extra.antes },
        despues: { ...fields.despues, ...extra.despues },
      };
      return { result, detail };
    },
  });
}

/** The error of what a version has to mend before the step; every other reason is of the state or of who asks. */
const POR_CORREGIR: Readonly<Partial<Record<RazonElemento, 'ELEMENTO_INCOMPLETO' | 'ELEMENTO_NUMERO'>>> = {
  completo: 'ELEMENTO_INCOMPLETO',
  numero: 'ELEMENTO_NUMERO',
};

/** @throws ELEMENTO_INCOMPLETO, ELEMENTO_NUMERO, ELEMENTO_ESTADO or ELEMENTO_ACCION_NO_PERMITIDA, with the reasons */
export function requirePermitido(
  accion: AccionDecidida,
  { elemento: { pendientes }, decisiones }: ElementoDecidido,
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
