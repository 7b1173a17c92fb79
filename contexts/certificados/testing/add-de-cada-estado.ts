import type { DatabaseSchema } from '@marco/database';
import { testSecrets } from '@marco/test-kit';
import type { Kysely } from 'kysely';
import { ESTADOS_CERTIFICADO } from '../contract/terms.ts';
import { addCertificado } from './add-certificado.ts';

/** One certificate of an entidad in each state, and one more whose revocation a person asked for. */
export async function addCertificadoDeCadaEstado(
  database: Kysely<DatabaseSchema>,
  { entidadId, pideRevocacion }: { readonly entidadId: number; readonly pideRevocacion: number },
): Promise<void> {
  const sucesor = await addCertificado(database, testSecrets, entidadId);
  const set = (id: number, values: object) =>
    database.updateTable('certificados').set(values).where('id', '=', id).execute();
  for (const estado of ESTADOS_CERTIFICADO) {
    const { id } = await addCertificado(database, testSecrets, entidadId);
    await set(id, { estado, reemplazado_por: estado === 'reemplazado' ? sucesor.id : null });
  }
  await set(sucesor.id, { revocacion_pedida_por: pideRevocacion, revocacion_causa: 'defecto-hallado' });
}
