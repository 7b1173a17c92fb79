import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../schema.generated.ts';

/** The text of an event until an administrator changes it. */
export interface PlantillaInicial {
  readonly evento: string;
  readonly asunto: string;
  readonly aviso: string;
  readonly cuerpo: string;
  /** Whether it is mailed too. */
  readonly porCorreo: boolean;
}

/** Writes the text of each event; an existing template is kept, because somebody may have edited it. */
export async function seedPlantillas(
  trx: Transaction<DatabaseSchema>,
  plantillas: readonly PlantillaInicial[],
): Promise<void> {
  await trx
    .insertInto('plantillas_correo')
    .values(plantillas.map(({ porCorreo, ...plantilla }) => ({ ...plantilla, por_correo: porCorreo })))
    .onConflict((conflict) => conflict.column('evento').doNothing())
    .execute();
}
