import type { DatabaseSchema } from '@marco/database';
import { closeNodo } from '@marco/oid/port';
import { type AuditDetail, type CallContext, refuse } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { type ElementoPrivado, elementosErrors } from '../../contract/index.ts';
import type { EstadoVersion } from '../../contract/terms.ts';
import { CICLO_DE_VIDA } from '../../rules/ciclo/ciclo-de-vida.ts';
import type { SuscriptorElementoIncorporado } from '../port.ts';
import { startCaducidad } from './caducidad/verify-caducidad.ts';
import { type AvisoEditado, computeImpacto, notifyImpacto } from './compute-impacto.ts';
import {
  type AccionDeVersion,
  addTransicion,
  updateEstadoVersion,
  updateReemplazados,
  updateToDescartado,
  updateToHistorico,
} from './elementos.repository.ts';
import { findVeredicto, type VersionLeida } from './get-elemento.ts';
import { notifyElemento, type TransicionAvisada } from './notify-elemento.ts';
import { openArchivos } from './update-archivos-version.ts';
import { updateLockedVersion } from './update-locked-version.ts';
import type { VersionRow } from './version-row.queries.ts';

type Running = Transaction<DatabaseSchema>;

export interface TransicionPedida {
  readonly versionId: number;
  readonly motivo?: string;
  readonly reemplazadoPorId?: number | null;
  readonly avisos?: readonly AvisoEditado[];
}

/** The version in force until now becomes history in the moment the next one comes into force. */
async function closeVigente(trx: Running, { versiones }: VersionLeida, quien: number): Promise<void> {
  const vigente = versiones.find(({ estado }) => estado === 'incorporado');
  if (!vigente) return;
  await updateToHistorico(trx, vigente.id);
  await addTransicion(trx, {
    version_id: vigente.id,
    accion: 'incorporar',
    desde: 'incorporado',
    hasta: 'historico',
    usuario_id: quien,
  });
}

/**
 * The identifiers of a discarded version are retired. If the element never had another version, its identificador is
 * free again.
 */
async function closeDescartada(trx: Running, row: VersionRow): Promise<void> {
  await closeNodo(trx, row.oid);
  if (await updateToDescartado(trx, row.elemento_id)) await closeNodo(trx, row.oid_elemento);
}

const AVISADOS: ReadonlySet<string> = new Set<TransicionAvisada>([
  'enviar' as const,
  'devolver' as const,
  'avalar' as const,
  'aprobar' as const,
  'observar' as const,
  'incorporar' as const,
  'caducar' as const,
]);

function isAvisado(paso: AccionDeVersion): paso is AccionDeVersion & TransicionAvisada {
  return AVISADOS.has(paso);
}

/** The effects of a step beside the new state, and the entities that the change affects. */
async function prepare(
  trx: Running,
  paso: AccionDeVersion,
  leida: VersionLeida,
  pedido: TransicionPedida,
  quien: number,
) {
  const { row } = leida;
  if (paso === 'caducar') return startCaducidad(trx, row, pedido.reemplazadoPorId ?? null);
  if (paso !== 'incorporar') return undefined;
  const impacto = await computeImpacto(trx, row, { veredicto: findVeredicto(leida) });
  await closeVigente(trx, leida, quien);
  await updateReemplazados(trx, row);
  await openArchivos(trx, row.id);
  return impacto;
}

interface TransicionHecha {
  readonly pedido: TransicionPedida;
  readonly impacto: Awaited<ReturnType<typeof prepare>>;
  readonly quien: number;
  readonly alIncorporar: readonly SuscriptorElementoIncorporado[];
}

/** Informs the people who must act next, the affected entities, and the later contexts. */
async function notifyTransicion(
  trx: Running,
  paso: AccionDeVersion,
  row: VersionRow,
  dado: TransicionHecha,
): Promise<void> {
  const { pedido, impacto, quien, alIncorporar } = dado;
  if (isAvisado(paso)) await notifyElemento(trx, paso, row, { motivo: pedido.motivo ?? '', quien });
  if (impacto) await notifyImpacto(trx, row, impacto, pedido.avisos ?? []);
  if (paso !== 'incorporar') return;
  for (const hear of alIncorporar) await hear(trx, { elementoId: row.elemento_id });
}

/**
 * Moves a version one step of its life (docs/rules/life-of-elements.md): writes the state, the person and the audit
 * event, and informs the people who must act next and the affected entities.
 *
 * @throws as {@link updateLockedVersion}; caducar: ELEMENTO_EN_USO
 */
export function updateEstadoElemento(
  database: Kysely<DatabaseSchema>,
  paso: AccionDeVersion,
  pedido: TransicionPedida,
  context: CallContext,
  alIncorporar: readonly SuscriptorElementoIncorporado[] = [],
): Promise<ElementoPrivado> {
  const motivo = pedido.motivo ?? '';
  return updateLockedVersion(database, context, {
    action: `${paso}-elemento`,
    versionId: pedido.versionId,
    accion: paso,
    apply: async (trx, leida, { usuarioId }): Promise<AuditDetail> => {
      const { row } = leida;
      const hasta = CICLO_DE_VIDA[paso].de[row.estado as EstadoVersion];
      if (!hasta) throw refuse(elementosErrors, 'ELEMENTO_ESTADO');
      const impacto = await prepare(trx, paso, leida, pedido, usuarioId);
      await updateEstadoVersion(trx, row.id, hasta, { paso, quien: usuarioId, motivo });
      if (paso === 'descartar') await closeDescartada(trx, row);
      await addTransicion(trx, {
        version_id: row.id,
        accion: paso,
        desde: row.estado,
        hasta,
        motivo,
        usuario_id: usuarioId,
      });
      await notifyTransicion(trx, paso, row, { pedido, impacto, quien: usuarioId, alIncorporar });
      return {
        antes: { estado: row.estado },
        despues: { estado: hasta },
        ...(motivo === '' ? {} : { motivo }),
      };
    },
  });
}
