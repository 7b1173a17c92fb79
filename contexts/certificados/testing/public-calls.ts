import { runDueJob } from '@marco/server-kit';
import { type TestApp, testSecrets } from '@marco/test-kit';
import { ASKED, type NamedPeople, PERSONA_MARCADA, type PublicCalls } from '@marco/test-kit/declarations';
import { createCertificadosWork } from '../server/certificados-jobs.ts';
import { addCertificado } from './add-certificado.ts';

/** A certificate of each level, issued by a person. */
export async function addPublicRecords({ database: { kysely }, files }: TestApp): Promise<void> {
  const entidad = await kysely.selectFrom('entidades').select('id').orderBy('id').executeTakeFirstOrThrow();
  for (const nivel of [1, 2, 3] as const)
    await addCertificado(kysely, testSecrets, entidad.id, { nivel, certificador: PERSONA_MARCADA });
  const work = [createCertificadosWork({ files, secrets: testSecrets })];
  while (
    await runDueJob(kysely, work, (kind, error) => {
      throw new Error(`${kind} failed`, { cause: error });
    })
  );
}

const FORMATOS = `select codigo, formato from (select distinct on (nivel) codigo from certificados
    where pdf_archivo_id is not null order by nivel, id desc) c
  cross join (values ('json'), ('vc'), ('pdf')) f (formato)`;

export const publicCalls: PublicCalls = {
  getCertificado: [{ records: FORMATOS, rest: '?formato={formato}' }],
  '/.well-known/did.json': ASKED,
  '/contextos/certificado-v1.jsonld': ASKED,
  '/estados/{proposito}/{lista}': [
    { records: "select p as proposito, 1 as lista from (values ('revocacion'), ('suspension')) v (p)" },
  ],
};

export const namedPeople: Readonly<Record<string, NamedPeople>> = {
  getCertificado: {
    data: ['cargo'],
    because: 'who took part is told by their cargo (docs/rules/certificates.md)',
  },
};
