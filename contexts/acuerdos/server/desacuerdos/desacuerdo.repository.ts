import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction, type Updateable } from 'kysely';
import type { AsuntoDesacuerdo, EstadoDesacuerdo, SentidoDecision } from '../../contract/terms.ts';

type Running = Transaction<DatabaseSchema>;

export async function addDesacuerdo(
  trx: Running,
  desacuerdo: {
    readonly acuerdoId: number;
    readonly asunto: AsuntoDesacuerdo;
    readonly reclamo: string;
    readonly venceEn: string | null;
  },
): Promise<number> {
  const { acuerdoId, asunto, reclamo, venceEn } = desacuerdo;
  const { id } = await trx
    .insertInto('desacuerdos')
    .values({ acuerdo_id: acuerdoId, asunto, reclamo, fecha_vencimiento: venceEn })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes columns of a disagreement; whoever saw it before sees an older version. */
export async function updateDesacuerdoRow(
  trx: Running,
  id: number,
  columns: Updateable<DatabaseSchema['desacuerdos']>,
): Promise<void> {
  await trx
    .updateTable('desacuerdos')
    .set({ ...columns, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function addPasoDesacuerdo(
  trx: Running,
  paso: {
    readonly desacuerdoId: number;
    readonly accion: string;
    readonly desde: EstadoDesacuerdo | null;
    readonly hasta: EstadoDesacuerdo;
    readonly texto: string;
    readonly usuarioId: number;
  },
): Promise<void> {
  const { desacuerdoId, usuarioId, ...rest } = paso;
  await trx
    .insertInto('desacuerdos_pasos')
    .values({ ...rest, desacuerdo_id: desacuerdoId, usuario_id: usuarioId })
    .execute();
}

/** What everybody reads of a decision. */
export async function addPrecedente(
  trx: Running,
  precedente: {
    readonly desacuerdoId: number;
    readonly titulo: string;
    readonly texto: string;
    readonly asunto: AsuntoDesacuerdo;
    readonly sentido: SentidoDecision;
  },
): Promise<void> {
  const { desacuerdoId, ...rest } = precedente;
  await trx
    .insertInto('precedentes')
    .values({ ...rest, desacuerdo_id: desacuerdoId })
    .execute();
}
