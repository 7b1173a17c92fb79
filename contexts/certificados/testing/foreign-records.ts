import type { ForeignEntidad } from '@marco/entidades/testing/module';
import { testSecrets } from '@marco/test-kit';
import type { ForeignRecordsOf } from '@marco/test-kit/declarations';
import { addCertificado } from './add-certificado.ts';

/** A certificate of the entity. */
export interface ForeignCertificado {
  readonly certificadoId: number;
}

/** The certificate, as a certified request issues it. */
export const foreignCertificado: ForeignRecordsOf<ForeignEntidad, ForeignCertificado> = {
  async create(database, { entidadId }) {
    const { id } = await addCertificado(database, testSecrets, entidadId);
    return { certificadoId: id };
  },
  stored: ({ certificadoId }) => [{ table: 'certificados', id: certificadoId }],
};
