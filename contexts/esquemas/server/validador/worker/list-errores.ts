import { error, XmlErrorStruct } from 'libxml2-wasm/lib/libxml2.mjs';
import { LIMITES_VALIDADOR } from '../../../contract/validador.terms.ts';

/** A message of the engine about a place. */
export interface FaltaLibxml {
  readonly message: string;
  readonly level: number;
  readonly line: number;
  readonly col: number;
  readonly xpath?: string;
}

const findNode = XmlErrorStruct.node;

/**
 * Keeps one fault more than is reported. The engine works out the path of each node by counting its siblings: the
 * hundred thousand faults of a message of 2 MB would take ten seconds. Once there are enough, the nodes are not asked
 * for.
 */
class Acotada extends Array<FaltaLibxml> {
  override push(...faltas: FaltaLibxml[]): number {
    for (const falta of faltas) if (!isWarning(falta) && !this.isFull()) super.push(falta);
    if (this.isFull()) XmlErrorStruct.node = () => 0;
    return this.length;
  }

  private isFull(): boolean {
    return this.length > LIMITES_VALIDADOR.errores;
  }
}

/** Internal messages of the engine that it reports as errors. */
function isWarning({ level, message }: FaltaLibxml): boolean {
  return level <= 1 || message.includes("': Warning: ");
}

/** Faults that a validation finds, one more than are reported at most. */
export function listErrores(validate: () => void): readonly FaltaLibxml[] {
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
    return [];
  } catch (motivo) {
    const faltas = [...(recogidas[0] ?? [])];
    if (faltas.length === 0) throw motivo;
    return faltas;
  } finally {
    storage.allocate = allocate;
    XmlErrorStruct.node = findNode;
  }
}
