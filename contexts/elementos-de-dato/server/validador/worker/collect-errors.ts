import { error } from 'libxml2-wasm/lib/libxml2.mjs';
import { LIMITES_VALIDADOR } from '../../../contract/validador.terms.ts';

/** A message of the engine about a place. */
export interface FaltaLibxml {
  readonly message: string;
  readonly level: number;
  readonly line: number;
  readonly col: number;
  readonly xpath?: string;
}

/** Thrown through the engine when it has said enough. */
class Suficiente extends Error {}

/** Talk of the engine with itself, which it files under errors. */
function isWarning({ level, message }: FaltaLibxml): boolean {
  return level <= 1 || message.includes("': Warning: ");
}

class Acotada extends Array<FaltaLibxml> {
  override push(...faltas: FaltaLibxml[]): number {
    const largo = super.push(...faltas.filter((falta) => !isWarning(falta)));
    if (largo > LIMITES_VALIDADOR.errores) throw new Suficiente();
    return largo;
  }
}

export interface Recogida {
  readonly faltas: readonly FaltaLibxml[];
  /** The engine was stopped in the middle of its work: what it holds is lost, the thread must end. */
  readonly interrumpido: boolean;
}

/**
 * Runs a validation and stops it once it has said more than is told. The engine works out the path of each node by
 * counting its siblings, so that the hundred thousand faults of a message of 2 MB would take ten seconds.
 */
export function collectErrors(validate: () => void): Recogida {
  const { storage } = error;
  const allocate = storage.allocate;
  const recogidas: Acotada[] = [];
  storage.allocate = () => {
    const faltas = new Acotada();
    recogidas.push(faltas);
    return allocate.call(storage, faltas);
  };
  try {
    validate();
    return { faltas: [], interrumpido: false };
  } catch (motivo) {
    const faltas = [...(recogidas[0] ?? [])];
    if (motivo instanceof Suficiente) return { faltas, interrumpido: true };
    if (faltas.length === 0) throw motivo;
    return { faltas, interrumpido: false };
  } finally {
    storage.allocate = allocate;
  }
}
