import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../schema.generated.ts';
import { readJson } from '../read-data.ts';

interface Plantilla {
  readonly evento: string;
  /** Whether it is mailed too; default true. */
  readonly porCorreo?: boolean;
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
    .values(
      plantillas.map(({ cuerpo, porCorreo = true, ...plantilla }) => ({
        ...plantilla,
        cuerpo: cuerpo.join('\n\n'),
        por_correo: porCorreo,
      })),
    )
    .onConflict((conflict) => conflict.column('evento').doNothing())
    .execute();
}
