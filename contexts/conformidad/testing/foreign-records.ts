import type { ForeignEntidad } from '@marco/entidades/testing/module';
import type { ForeignRecordsOf } from '@marco/test-kit/declarations';
import { addInforme } from './add-informe.ts';

/** A report of a request of the entity that nobody published. */
export interface ForeignInforme {
  readonly informeId: string;
}

/** The report, as the banco of a draft keeps it. */
export const foreignInforme: ForeignRecordsOf<ForeignEntidad, ForeignInforme> = {
  async create(database, { entidadId }) {
    const { id } = await addInforme(database, entidadId);
    return { informeId: id };
  },
  stored: ({ informeId }) => [{ table: 'informes_conformidad', id: informeId }],
};
