import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import type { DatosGenerales } from '../../contract/index.ts';
import { CODIGOS_DE_CAMBIOS, listCambiosDelMes } from '../../rules/datos-generales/cambios-del-mes.ts';
import { toLectorDeFilas } from '../indicadores/alcance-de-filas.ts';
import { getExplicacion } from '../indicadores/get-explicacion.ts';
import { listMomentos } from '../indicadores/momentos.ts';

type Database = Kysely<DatabaseSchema>;

const ANYBODY = { actor: null };
const HOY = 'hoy';

/** What changed between the last closed month and the cut of today, told by the explanations of the indicators. */
export async function readCambios(
  database: Database,
  legibles: ReadonlySet<string>,
): Promise<Pick<DatosGenerales, 'cambiosDesde' | 'cambios'>> {
  const momentos = await listMomentos(database, 1);
  const desde = momentos.find(({ momento, corte }) => momento !== HOY && corte !== null)?.momento;
  const isToday = momentos.at(-1)?.momento === HOY;
  if (desde === undefined || !isToday) return { cambiosDesde: null, cambios: [] };
  const partes = new Map(
    await Promise.all(
      CODIGOS_DE_CAMBIOS.filter((codigo) => legibles.has(codigo)).map(
        async (codigo) => [codigo, await readPartes(database, codigo, desde)] as const,
      ),
    ),
  );
  return { cambiosDesde: desde, cambios: [...listCambiosDelMes(partes)] };
}

async function readPartes(database: Database, codigo: string, desde: string) {
  const query = { ambito: '', desde, hasta: HOY };
  return (await getExplicacion(database, codigo, { query, lector: toLectorDeFilas(ANYBODY) })).partes;
}
