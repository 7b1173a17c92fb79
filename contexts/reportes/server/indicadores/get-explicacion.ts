import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import type { ConsultaExplicacion, ParteExplicada } from '../../contract/index.ts';
import type { FilaDeCorte } from '../../rules/cortes/lineas.ts';
import { isExplicable } from '../../rules/indicadores/aporte.ts';
import { hasGruposOcultos } from '../../rules/indicadores/can-read-indicador.ts';
import type { DefinicionDeIndicador } from '../../rules/indicadores/definiciones.ts';
import { computeExplicacion, type Explicacion } from '../../rules/indicadores/explicacion.ts';
import { presentCambio, presentValor } from '../../rules/indicadores/frases.ts';
import { presentExplicacion, presentParte } from '../../rules/indicadores/relato.ts';
import { type CorteRow, listVersionesDeCorte } from '../cortes/cortes.queries.ts';
import type { LectorDeFilas } from './alcance-de-filas.ts';
import { parsePedido } from './list-valores.ts';
import { getCorte } from './momentos.ts';
import { findValorDeParte } from './present-valor.ts';
import { readFilas, readNombradas } from './read-filas.ts';
import { readIndicador } from './read-indicador.ts';
import { listValoresDeCortes } from './valores.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** Names a part tells at most. */
const NOMBRES = 3;

const SIN_EXPLICACION = {
  antes: '',
  despues: '',
  centesimas: null,
  diferencia: '',
  partes: [],
  frase: 'Cuenta personas: no se explica por sus registros.',
};

/** The records both cuts have by the same definition, and those of the second by its own where that is another one. */
interface Comparadas {
  readonly antes: readonly FilaDeCorte[];
  readonly despues: readonly FilaDeCorte[];
  readonly redefinidos?: readonly FilaDeCorte[];
}

export async function readComparadas(
  database: Database,
  { codigo }: DefinicionDeIndicador,
  { desde, hasta, ambito }: { readonly desde: CorteRow; readonly hasta: CorteRow; readonly ambito: string },
): Promise<Comparadas> {
  const [vieja = 1, versiones] = await Promise.all([
    listVersionesDeCorte(database, desde.id, codigo).then((suyas) => suyas.at(-1)),
    listVersionesDeCorte(database, hasta.id, codigo),
  ]);
  const nueva = versiones.at(-1) ?? vieja;
  // The month in which a definition began has the figures by both.
  const comun = versiones.includes(vieja) ? vieja : nueva;
  const read = (corte: CorteRow, version: number) => readFilas(database, corte, { codigo, version, ambito });
  const [antes, despues] = [await read(desde, vieja), await read(hasta, comun)];
  return comun === nueva ? { antes, despues } : { antes, despues, redefinidos: await read(hasta, nueva) };
}

/**
 * Why an indicador changed between two cuts.
 *
 * @throws INDICADOR_INEXISTENTE, AMBITO_INEXISTENTE, CORTE_INEXISTENTE
 */
export async function getExplicacion(
  database: Database,
  codigo: string,
  { query, lector }: { readonly query: ConsultaExplicacion; readonly lector: LectorDeFilas },
) {
  const { indicador, definicion } = await readIndicador(database, codigo, lector);
  const { ambito } = query;
  parsePedido(ambito, [], definicion);
  if (hasGruposOcultos(definicion, lector.actor)) return SIN_EXPLICACION;
  const lectura = { definicion, actor: lector.actor };
  const desde = await getCorte(database, query.desde, lectura);
  const hasta = await getCorte(database, query.hasta, lectura);
  const valores = await listValoresDeCortes(database, {
    cortes: [desde.id, hasta.id],
    codigos: [codigo],
    patron: ambito,
  });
  const { unidad } = indicador;
  const textoDe = (corte: CorteRow) => {
    const { agregado } = definicion;
    const fila = valores.find(({ corteId }) => corteId === corte.id);
    const valor = findValorDeParte(fila, corte, { codigo, ambito, agregado });
    return valor ? presentValor(valor, unidad) : 'Sin dato';
  };
  const [antes, despues] = [textoDe(desde), textoDe(hasta)];
  const comparadas = await readComparadas(database, definicion, { desde, hasta, ambito });
  const explicacion = computeExplicacion(
    definicion.agregado,
    comparadas.antes,
    comparadas.despues,
    comparadas.redefinidos,
  );
  if (explicacion === undefined) {
    const frase = isExplicable(definicion.agregado)
      ? 'En uno de los dos cortes no hay registros que contar.'
      : 'Esta cifra no es la suma de sus registros: abra la lista de cada mes para compararla.';
    return { antes, despues, centesimas: null, diferencia: '', frase, partes: [] };
  }
  return {
    antes,
    despues,
    centesimas: { antes: explicacion.antes, despues: explicacion.despues },
    diferencia: presentCambio(explicacion.despues - explicacion.antes, unidad),
    frase: presentExplicacion(explicacion, { antes, despues, unidad }),
    partes: await presentPartes(database, { explicacion, comparadas, unidad }, lector),
  };
}

async function presentPartes(
  database: Database,
  {
    explicacion,
    comparadas,
    unidad,
  }: {
    readonly explicacion: Explicacion;
    readonly comparadas: Comparadas;
    readonly unidad: Parameters<typeof presentCambio>[1];
  },
  { alcance }: LectorDeFilas,
): Promise<ParteExplicada[]> {
  const todas = [...comparadas.antes, ...comparadas.despues, ...(comparadas.redefinidos ?? [])];
  const partes: ParteExplicada[] = [];
  for (const parte of explicacion.partes) {
    const { tipo, desde, hasta, cantidad, centesimas, ids } = parte;
    const suyas = ids.slice(0, NOMBRES).flatMap((id) => todas.find((fila) => fila.id === id) ?? []);
    const { filas } = await readNombradas(database, suyas, { alcance });
    partes.push({
      tipo,
      desde,
      hasta,
      cantidad,
      centesimas,
      texto: presentCambio(centesimas, unidad),
      frase: presentParte(parte),
      nombres: filas.map(({ nombre }) => nombre),
    });
  }
  return partes;
}
