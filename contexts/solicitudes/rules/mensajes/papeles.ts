import type { PapelMensaje } from '@marco/servicios/terms';
import type { SentidoCampo } from '../../contract/terms.ts';

const PAPELES: Readonly<Record<SentidoCampo, readonly PapelMensaje[]>> = {
  entrada: ['peticion'],
  salida: ['respuesta'],
  ambos: ['peticion', 'respuesta'],
};

/** The messages a field travels in: the one it names, else those its sense says. */
export function listPapeles({
  papel,
  sentido,
}: {
  readonly papel: PapelMensaje | null;
  readonly sentido: SentidoCampo;
}): readonly PapelMensaje[] {
  return papel === null ? PAPELES[sentido] : [papel];
}
