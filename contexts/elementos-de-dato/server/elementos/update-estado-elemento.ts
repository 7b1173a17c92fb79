import type { DatabaseSchema } from '@marco/database';
import { closeNodo } from '@marco/oid/port';
import { type AuditDetail, type CallContext, refuse } from '@marco/server-kit';
import { type Kysely, sql, type Transaction, type UpdateObject } from 'kysely';
import { type ElementoPrivado, elementosErrors } from '../../contract/index.ts';
import type { AccionElemento, EstadoVersion } from '../../contract/terms.ts';
import { CICLO_DE_VIDA } from '../../rules/ciclo/ciclo-de-vida.ts';
import type { SuscriptorElementoIncorporado } from '../port.ts';
import { startCaducidad } from './caducidad/verify-caducidad.ts';
import { type AvisoEditado, computeImpacto, notifyImpacto } from './compute-impacto.ts';
import { addTransicion, updateToDescartado, updateVersion } from './elementos.repository.ts';
import { notifyElemento, type PasoAvisado } from './notify-elemento.ts';
import { openArchivos } from './update-archivos-version.ts';
import { updateLockedVersion } from './update-locked-version.ts';
import type { VersionRow } from './version-row.queries.ts';

type Running = Transaction<DatabaseSchema>;

export interface PasoPedido {
  readonly versionId: number;
  readonly motivo?: string;
  readonly reemplazadoPorId?: number | null;
  readonly avisos?: readonly AvisoEditado[];
}

type PasoDeVersion = Exclude<AccionElemento, 'modificar'>;

/** Columns a step writes beside the state. */
function toColumns(
  paso: PasoDeVersion,
  quien: number,
  motivo: string,
): UpdateObject<DatabaseSchema, 'elementos_versiones'> {
  switch (paso) {
    case 'avalar':
      return { revisor_id: quien };
    case 'aprobar':
      return { aprobador_id: quien };
    case 'incorporar':
      return { incorporado_por_id: quien, rige_desde: sql<Date>`now()` };
    case 'caducar':
      return { rige_hasta: sql<Date>`now()`, motivo_caducidad: motivo };
    case 'devolver':
    case 'observar':
      return { revisor_id: null, aprobador_id: null };
    default:
      return {};
  }
}

/** The version in force until now becomes history in the moment the next one comes into force. */
async function closeVigente(trx: Running, row: VersionRow, quien: number): Promise<void> {
  const vigente = await trx
    .selectFrom('elementos_versiones')
    .select('id')
    .where('elemento_id', '=', row.elemento_id)
    .where('estado', '=', 'incorporado')
    .executeTakeFirst();
  if (!vigente) return;
  const hasta: EstadoVersion = 'historico';
  await updateVersion(trx, vigente.id, {}, { estado: hasta, rige_hasta: sql<Date>`now()` });
  await addTransicion(trx, {
    version_id: vigente.id,
    accion: 'incorporar',
    desde: 'incorporado',
    hasta,
    usuario_id: quien,
  });
}

/** The identifiers of what was thrown away retire; an element that never had another version leaves its identificador. */
async function closeDescartada(trx: Running, row: VersionRow): Promise<void> {
  await closeNodo(trx, row.oid);
  if (await updateToDescartado(trx, row.elemento_id)) await closeNodo(trx, row.oid_elemento);
}

/** Elements this one says it replaces are replaced from now on. */
async function saveReemplazos(trx: Running, row: VersionRow): Promise<void> {
  await trx
    .updateTable('elementos_de_dato')
    .set({ reemplazado_por_id: row.elemento_id })
    .where('id', 'in', (from) =>
      from
        .selectFrom('elementos_relaciones')
        .select((field) => field.ref('destino_elemento_id').$notNull().as('id'))
        .where('version_id', '=', row.id)
        .where('tipo', '=', 'reemplaza'),
    )
    .execute();
}

const AVISADOS: ReadonlySet<string> = new Set<PasoAvisado>([
  'enviar' as const,
  'devolver' as const,
  'avalar' as const,
  'aprobar' as const,
  'observar' as const,
  'incorporar' as const,
  'caducar' as const,
]);

function isAvisado(paso: PasoDeVersion): paso is PasoDeVersion & PasoAvisado {
  return AVISADOS.has(paso);
}

/** What a step does beside the state, and whom the change reaches where it reaches others. */
async function prepare(
  trx: Running,
  paso: PasoDeVersion,
  row: VersionRow,
  pedido: PasoPedido,
  quien: number,
) {
  if (paso === 'caducar') return startCaducidad(trx, row, pedido.reemplazadoPorId ?? null);
  if (paso !== 'incorporar') return undefined;
  const impacto = await computeImpacto(trx, row);
  await closeVigente(trx, row, quien);
  await saveReemplazos(trx, row);
  await openArchivos(trx, row.id);
  return impacto;
}

interface PasoDado {
  readonly pedido: PasoPedido;
  readonly impacto: Awaited<ReturnType<typeof prepare>>;
  readonly quien: number;
  readonly alIncorporar: readonly SuscriptorElementoIncorporado[];
}

/** Word to who has to act next, to who is reached, and to the later contexts. */
async function notifyPaso(trx: Running, paso: PasoDeVersion, row: VersionRow, dado: PasoDado): Promise<void> {
  const { pedido, impacto, quien, alIncorporar } = dado;
  if (isAvisado(paso)) await notifyElemento(trx, paso, row, { motivo: pedido.motivo ?? '', quien });
  if (impacto) await notifyImpacto(trx, row, impacto, pedido.avisos ?? []);
  if (paso !== 'incorporar') return;
  for (const hear of alIncorporar) await hear(trx, { elementoId: row.elemento_id });
}

/**
 * Moves a version one step of its life (docs/rules/life-of-elements.md): the state, who did it, its trace, and word to
 * who has to act next or is reached.
 *
 * @throws as {@link updateLockedVersion}; caducar: ELEMENTO_EN_USO
 */
export function updateEstadoElemento(
  database: Kysely<DatabaseSchema>,
  paso: PasoDeVersion,
  pedido: PasoPedido,
  context: CallContext,
  alIncorporar: readonly SuscriptorElementoIncorporado[] = [],
): Promise<ElementoPrivado> {
  const motivo = pedido.motivo ?? '';
  return updateLockedVersion(database, context, {
    action: `${paso}-elemento`,
    versionId: pedido.versionId,
    accion: paso,
    apply: async (trx, row, _elemento, { usuarioId }): Promise<AuditDetail> => {
      const hasta = CICLO_DE_VIDA[paso].de[row.estado as EstadoVersion];
      if (!hasta) throw refuse(elementosErrors, 'ELEMENTO_ESTADO');
      const impacto = await prepare(trx, paso, row, pedido, usuarioId);
      await updateVersion(trx, row.id, {}, { ...toColumns(paso, usuarioId, motivo), estado: hasta });
      if (paso === 'descartar') await closeDescartada(trx, row);
      await addTransicion(trx, {
        version_id: row.id,
        accion: paso,
        desde: row.estado,
        hasta,
        motivo,
        usuario_id: usuarioId,
      });
      await notifyPaso(trx, paso, row, { pedido, impacto, quien: usuarioId, alIncorporar });
      return {
        antes: { estado: row.estado },
        despues: { estado: hasta },
        ...(motivo === '' ? {} : { motivo }),
      };
    },
  });
}
