import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../schema.generated.ts';
import { lockSeeds } from '../lock-seeds.ts';
import { seedCatalogos } from './seed-catalogos.ts';
import { seedDivipola } from './seed-divipola.ts';
import { seedEntidades } from './seed-entidades.ts';
import { seedIndicadores } from './seed-indicadores.ts';
import { seedLenguaje } from './seed-lenguaje.ts';
import { seedListas } from './seed-listas.ts';
import { seedMadurez } from './seed-madurez.ts';
import { seedParametros } from './seed-parametros.ts';
import { seedPermisos } from './seed-permisos.ts';
import { type PlantillaInicial, seedPlantillas } from './seed-plantillas.ts';

/**
 * Reference data of every environment: public facts (catalogues, DIVIPOLA, entities), roles with their
 * functionalities, and parameters with their defaults. Runs at each start: names follow the release,
 * decisions of administrators (values, switches, permissions, entities) are kept.
 *
 * @param plantillas one for each event a context of the process tells people of
 */
export async function seedReference(
  kysely: Kysely<DatabaseSchema>,
  plantillas: readonly PlantillaInicial[],
): Promise<void> {
  await kysely.transaction().execute(async (trx) => {
    await lockSeeds(trx);
    await seedCatalogos(trx);
    await seedDivipola(trx);
    await seedEntidades(trx);
    await seedPermisos(trx);
    await seedParametros(trx);
    await seedPlantillas(trx, plantillas);
    await seedLenguaje(trx);
    await seedListas(trx);
    await seedIndicadores(trx);
    await seedMadurez(trx);
  });
}
