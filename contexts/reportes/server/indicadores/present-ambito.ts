import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import { DIMENSIONES, type DimensionDeIndicador } from '../../contract/terms.ts';
import { parseAmbito } from '../../rules/indicadores/ambito.ts';
import { readNombres } from './read-indicador.ts';

/** The part of an indicador by its name: 'Todo el país', 'Sector: Salud'. */
export async function presentAmbito(database: Kysely<DatabaseSchema>, ambito: string): Promise<string> {
  const partes = Object.entries(parseAmbito(ambito) ?? {}) as [DimensionDeIndicador, string][];
  const nombres = await Promise.all(
    partes.map(async ([dimension, valor]) => {
      const [uno] = await readNombres(database, dimension, [valor]);
      return `${DIMENSIONES[dimension]}: ${uno?.nombre ?? valor}`;
    }),
  );
  return nombres.length === 0 ? 'Todo el país' : nombres.join(', ');
}
