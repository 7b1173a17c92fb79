import { LOCALE } from '@marco/country/zone';
import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import type { FilaIndicador } from '../../contract/index.ts';
import type { FilaDeCorte } from '../../rules/cortes/lineas.ts';
import { parseAmbito } from '../../rules/indicadores/ambito.ts';
import type { DefinicionDeIndicador } from '../../rules/indicadores/definiciones.ts';
import { type CorteRow, listFilas } from '../cortes/cortes.queries.ts';
import type { AlcanceDeFilas } from './alcance-de-filas.ts';
import { listNombradas } from './filas.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** The records of a part of an indicador at a cut. */
export async function readFilas(
  database: Database,
  corte: Pick<CorteRow, 'id'>,
  { codigo, version, ambito }: { readonly codigo: string; readonly version: number; readonly ambito: string },
): Promise<readonly FilaDeCorte[]> {
  const partes = Object.entries(parseAmbito(ambito) ?? {});
  const filas = await listFilas(database, { corteId: corte.id, codigo, version });
  return filas.filter(({ dimensiones }) =>
    partes.every(([dimension, valor]) => dimensiones[dimension as 'sector'] === valor),
  );
}

/** Records by their names, or from the one that brings most; those the caller may see, and how many there are beside them. */
export async function readNombradas(
  database: Database,
  filas: readonly Pick<FilaDeCorte, 'objeto' | 'id' | 'clase' | 'medida' | 'partes'>[],
  { alcance, presentFila }: { readonly alcance: AlcanceDeFilas } & Pick<DefinicionDeIndicador, 'presentFila'>,
): Promise<{ readonly filas: FilaIndicador[]; readonly ocultas: number }> {
  const porObjeto = Map.groupBy(filas, ({ objeto }) => objeto);
  const nombradas = new Map<string, Awaited<ReturnType<typeof listNombradas>>>();
  for (const [objeto, suyas] of porObjeto)
    nombradas.set(objeto, await listNombradas(database, objeto, { ids: suyas.map(({ id }) => id), alcance }));
  const vistas = filas.flatMap((fila): FilaIndicador[] => {
    const { objeto, id, clase } = fila;
    const una = nombradas.get(objeto)?.get(id);
    if (!una?.visible) return [];
    const { nombre, detalle, clave, otra } = una;
    const cifra = presentFila?.(fila);
    const registro = { objeto, id, clase, nombre, detalle, clave };
    return [{ ...registro, ...(otra ? { otra } : {}), ...(cifra ? { cifra } : {}) }];
  });
  return {
    filas: vistas.sort(
      (one, other) =>
        (other.cifra?.valor ?? 0) - (one.cifra?.valor ?? 0) ||
        one.nombre.localeCompare(other.nombre, LOCALE) ||
        one.id - other.id,
    ),
    ocultas: filas.length - vistas.length,
  };
}
