import type { DatabaseSchema } from '@marco/database';
import { refuse } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type Indicador, reportesErrors } from '../../contract/index.ts';
import type { DimensionDeIndicador } from '../../contract/terms.ts';
import { canReadInternos, type LectorDeIndicadores } from '../../rules/indicadores/can-read-indicador.ts';
import { type DefinicionDeIndicador, findDefinicion } from '../../rules/indicadores/definiciones.ts';
import { compareValores, findNombreDeValor } from '../../rules/indicadores/nombres.ts';
import { listCatalogo, listNombres } from './indicadores.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** Who asks: anybody without a session is nobody. */
export interface QuienLeeIndicadores {
  readonly actor: LectorDeIndicadores | null;
}

/** An indicador the caller may read, with how it is computed. */
interface IndicadorLeido {
  readonly indicador: Indicador;
  readonly definicion: DefinicionDeIndicador;
}

/** @throws INDICADOR_INEXISTENTE, also of one the caller may not read */
export async function readIndicador(
  database: Database,
  codigo: string,
  { actor }: QuienLeeIndicadores,
): Promise<IndicadorLeido> {
  const indicador = (await listCatalogo(database, canReadInternos(actor))).find(
    (uno) => uno.codigo === codigo,
  );
  const definicion = findDefinicion(codigo);
  if (indicador === undefined || definicion === undefined)
    throw refuse(reportesErrors, 'INDICADOR_INEXISTENTE');
  return { indicador, definicion };
}

/** What some values of a dimension are called, in the order they are read. */
export async function readNombres(
  database: Database,
  dimension: DimensionDeIndicador,
  valores: readonly string[],
): Promise<readonly { readonly valor: string; readonly nombre: string }[]> {
  const propios = valores.toSorted(compareValores).flatMap((valor) => {
    const nombre = findNombreDeValor(dimension, valor);
    return nombre === undefined ? [] : [{ valor, nombre }];
  });
  return propios.length > 0 ? propios : listNombres(database, dimension, valores);
}
