import type { TestApp } from '@marco/test-kit';
import type { PublicCalls } from '@marco/test-kit/declarations';
import { addInforme } from './add-informe.ts';

/** A report that anybody reads, of the request of a person. */
export async function addPublicRecords({ database: { kysely } }: TestApp): Promise<void> {
  const entidad = await kysely.selectFrom('entidades').select('id').orderBy('id').executeTakeFirstOrThrow();
  const { id } = await addInforme(kysely, entidad.id);
  await kysely
    .updateTable('informes_conformidad')
    .set({ publicado_en: new Date() })
    .where('id', '=', id)
    .execute();
}

const INFORME = 'select id from informes_conformidad where publicado_en is not null limit 1';
const CONTRATO = {
  field: 'contrato',
  name: 'contrato.json',
  type: 'application/json',
  content: JSON.stringify({ openapi: '3.1.0', info: { title: 'x', version: '1' }, paths: {} }),
};

export const publicCalls: PublicCalls = {
  getServicioDelBanco: [
    {
      records:
        'select max(servicio_id) as id from servicios_operaciones o join servicios_versiones v on v.id = o.version_id',
    },
  ],
  getInforme: [
    { records: INFORME },
    { records: INFORME, rest: '?formato=documento' },
    { records: INFORME, rest: '?formato=pdf' },
  ],
  verifyContrato: [{ file: CONTRATO }],
};
