import { findPatternFault } from '@marco/patterns/to-json-schema';
import { type Clausura, listLinaje, listPiezas, type PiezaCompuesta, type PiezaSimple } from './clausura.ts';
import { findFallaLimites } from './facetas.ts';

/** Why no schema can be written of a closure. */
export interface FallaClausura {
  readonly versionId: number;
  readonly identificador: string;
  /** Spanish sentence. */
  readonly mensaje: string;
}

/** Why no schemas can be made of a closure; empty for a closure that was checked before it was approved. */
export function listFallas(clausura: Clausura): FallaClausura[] {
  return listPiezas(clausura).flatMap((pieza) => {
    const mensaje = pieza.tipo === 'simple' ? findFallaSimple(pieza) : findFallaCompuesta(clausura, pieza);
    return mensaje === undefined
      ? []
      : [{ versionId: pieza.versionId, identificador: pieza.identificador, mensaje }];
  });
}

function findFallaSimple(pieza: PiezaSimple): string | undefined {
  const patron = pieza.patron ? findPatternFault(pieza.patron) : undefined;
  return patron === undefined ? findFallaLimites(pieza) : `La expresión regular no es válida. ${patron}`;
}

function findFallaCompuesta(clausura: Clausura, pieza: PiezaCompuesta): string | undefined {
  const linaje = listLinaje(clausura, pieza);
  const [first] = linaje;
  if (first && first.baseId !== null) {
    return clausura.piezas.get(first.baseId)?.tipo === 'simple'
      ? 'Extiende un elemento simple.'
      : 'Se extiende a sí mismo.';
  }
  const seen = new Set<string>();
  for (const { nombre } of linaje.flatMap(({ componentes }) => componentes)) {
    if (seen.has(nombre)) return `Dos de sus componentes se llaman «${nombre}».`;
    seen.add(nombre);
  }
  return undefined;
}
