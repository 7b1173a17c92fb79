import type { Informe } from '@marco/esquemas/port';
import type { Caller } from '@marco/server-kit';
import type { FormaSimulada } from '../../contract/situaciones.terms.ts';
import type { OperacionDeGuion } from '../../rules/guiones/guion.ts';
import { type ArbolPedido, PETICION_VACIA, readJson } from '../../rules/guiones/peticion-leida.ts';
import type { GuionDeVersion } from '../guiones/guiones.ts';
import type { SimuladorPool } from '../guiones/simulador-pool.ts';

/** A petition up to here is read where it arrives: what it takes is bounded by its size, its schema and nothing else. */
const LARGO_CORTO = 16_384;
/** Faults of a report that an answer tells. */
const MOST_TOLD = 20;

/** What a valid petition says, or what the validator says of another one. */
export type PeticionLeida = { readonly arbol: ArbolPedido } | { readonly detalles: readonly string[] };

/** Reads a petition and has it validated by the validator of messages. */
export async function readPeticion(
  { findEsquema, findJuez }: GuionDeVersion,
  { codigo }: OperacionDeGuion,
  { contenido, forma }: { readonly contenido: Buffer; readonly forma: FormaSimulada },
  { pool, caller }: { readonly pool: SimuladorPool; readonly caller: Caller },
): Promise<PeticionLeida> {
  const esquema = findEsquema(codigo, forma);
  if (!esquema) return { arbol: PETICION_VACIA };
  if (forma === 'json' && contenido.length <= LARGO_CORTO) {
    const valor = parseJson(contenido);
    // Whatever is wrong is told by the validator itself.
    if (valor !== undefined && findJuez(codigo)?.admits(valor.texto) === true)
      return { arbol: readJson(valor.leido) };
  }
  const { informe, arbol } = await pool.run({ clase: 'peticion', contenido, forma, esquema }, caller);
  return arbol ? { arbol } : { detalles: listDetalles(informe) };
}

function parseJson(contenido: Buffer): { readonly texto: string; readonly leido: unknown } | undefined {
  try {
    const texto = new TextDecoder('utf-8', { fatal: true }).decode(contenido);
    return { texto, leido: JSON.parse(texto) };
  } catch {
    return undefined;
  }
}

/** What a report says, a sentence for each fault with its place. */
function listDetalles({ motivo, nodos }: Informe): string[] {
  if (motivo) return [motivo.mensaje, ...motivo.detalles];
  return nodos
    .flatMap(({ ruta, linea, hallazgos }) =>
      hallazgos.map(({ mensaje }) => `${ruta === '' ? `Línea ${linea}` : ruta}: ${mensaje}`),
    )
    .slice(0, MOST_TOLD);
}
