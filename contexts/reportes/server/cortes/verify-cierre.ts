import type { DatabaseSchema } from '@marco/database';
import type { Kysely, Transaction } from 'kysely';
import type { ValorDeCorte } from '../../rules/cortes/lineas.ts';
import { computePeriodo, isReconstruido } from '../../rules/cortes/periodo.ts';
import { DEFINICIONES } from '../../rules/indicadores/definiciones.ts';
import type { FuenteTardia } from '../../rules/indicadores/frescura.ts';
import { startValores } from '../../rules/indicadores/valores.ts';
import { computeCorte, computeHuella, toSinDatos } from './compute-corte.ts';
import { type CorteRow, findCorte, listFilas, listValores } from './cortes.queries.ts';
import { createCorte } from './create-corte.ts';

type Database = Kysely<DatabaseSchema>;

const SIN_FILAS = async () => {};

/** The values of a cut computed again from the records it kept; their quality is that of the cut. */
async function computeDeFilas(database: Database, corteId: number): Promise<readonly ValorDeCorte[]> {
  const guardados = await listValores(database, corteId);
  const calidades = new Map(guardados.map((uno) => [`${uno.codigo}|${uno.version}|${uno.ambito}`, uno]));
  const valores: ValorDeCorte[] = [];
  for (const { codigo, version, agregado, cortes } of DEFINICIONES) {
    if (!guardados.some((uno) => uno.codigo === codigo && uno.version === version)) continue;
    const sumas = startValores(agregado, cortes);
    for (const fila of await listFilas(database, { corteId, codigo, version })) sumas.add(fila);
    for (const valor of sumas.list()) {
      const suyo = calidades.get(`${codigo}|${version}|${valor.ambito}`);
      valores.push({
        // What was not known then is not told by records either.
        ...(suyo?.calidad === 'sin-datos' ? toSinDatos(valor) : valor),
        codigo,
        version,
        calidad: suyo?.calidad ?? 'sin-datos',
        razon: suyo?.razon ?? '',
      });
    }
  }
  return valores;
}

/** Whether what a closure says is still what it said, by its digest, and what its records make. */
export async function verifyCierre(
  database: Database,
  corte: Pick<CorteRow, 'id' | 'huella'>,
): Promise<boolean> {
  const guardada = computeHuella(await listValores(database, corte.id));
  const recomputada = computeHuella(await computeDeFilas(database, corte.id));
  return guardada === corte.huella && recomputada === corte.huella;
}

/**
 * Reads the facts of a closed month again. Where they say something else now, that is another emission with its reason; the first one
 * stays.
 *
 * @param fuentes only what these tell is read again, so that facts without a day stay as they were; everything without them
 * @returns whether there is another emission
 */
export async function updateCierre(
  trx: Transaction<DatabaseSchema>,
  mes: string,
  {
    motivo,
    ahora,
    fuentes,
  }: { readonly motivo: string; readonly ahora: Date; readonly fuentes?: readonly FuenteTardia[] },
): Promise<boolean> {
  const cual = { clase: 'mes', fecha: mes } as const;
  const corte = await findCorte(trx, cual);
  if (!corte) return false;
  const { valores, codigos } = await computeCorte(trx, computePeriodo(cual), {
    reconstruido: corte.reconstruido || isReconstruido(cual, ahora),
    keepFilas: SIN_FILAS,
    fuentes,
  });
  const copiados =
    fuentes === undefined
      ? []
      : (await listValores(trx, corte.id)).filter(({ codigo }) => !codigos.includes(codigo));
  if (computeHuella([...copiados, ...valores]) === corte.huella) return false;
  const copiado = {
    corteId: corte.id,
    valores: copiados,
    codigos: fuentes === undefined ? [] : corte.codigos,
  };
  const reexpedicion = { emision: corte.emision + 1, motivo, fuentes, copiado };
  await createCorte(trx, cual, { ahora, reexpedicion });
  return true;
}
