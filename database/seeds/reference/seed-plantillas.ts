import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../schema.generated.ts';
import { readJson } from '../read-data.ts';

interface Plantilla {
  readonly evento: string;
  readonly asunto: string;
  readonly aviso: string;
  /** Paragraphs of the mail. */
  readonly cuerpo: readonly string[];
}

/** What is said of each event; a template somebody may have edited is kept. */
export async function seedPlantillas(trx: Transaction<DatabaseSchema>): Promise<void> {
  const plantillas = readJson<Plantilla[]>(new URL('plantillas-correo.json', import.meta.url));
  await trx
    .insertInto('plantillas_correo')
    .values(plantillas.map(({ cuerpo, ...plantilla }) => ({ ...plantilla, cuerpo: cuerpo.join('\n\n') })))
    .onConflict((conflict) => conflict.column('evento').doNothing())
    .execute();
}
