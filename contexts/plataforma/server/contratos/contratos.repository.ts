import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction } from 'kysely';
import type { EstadoDeriva } from '../../contract/contratos.terms.ts';

export interface ContratoComparado {
  readonly servicioId: number;
  readonly sha256: string;
  readonly certificadoSha256: string;
  readonly estado: EstadoDeriva;
  readonly total: number;
  readonly rompen: number;
  readonly cambios: readonly object[];
  readonly usuarioId: number;
}

/** Keeps what was found. */
export async function addContratoComparado(
  trx: Transaction<DatabaseSchema>,
  comparado: ContratoComparado,
): Promise<Date> {
  const { servicioId, sha256, certificadoSha256, estado, total, rompen, cambios, usuarioId } = comparado;
  const { rows } = await sql<{ created_at: Date }>`
    insert into plataforma_contratos (servicio_id, sha256, certificado_sha256, estado, total, rompen, cambios, subido_por)
    values (${servicioId}, ${sha256}, ${certificadoSha256}, ${estado}, ${total}, ${rompen},
      ${JSON.stringify(cambios)}::jsonb, ${usuarioId}) returning created_at`.execute(trx);
  return rows[0]?.created_at ?? new Date();
}
