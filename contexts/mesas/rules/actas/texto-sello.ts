import type { PapelArchivoActa } from '../../contract/actas.terms.ts';

/** A file a seal covers. */
export interface ArchivoSellado {
  readonly papel: PapelArchivoActa;
  readonly nombre: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** What a seal is computed of. */
export interface ActaPorSellar {
  readonly mesaId: number;
  readonly reunionId: number;
  readonly numero: number;
  readonly emision: number;
  /** SHA-256 of the snapshot in its canonical form. */
  readonly huellaContenido: string;
  /** Seal of the acta of the same mesa sealed before; null for the first. */
  readonly selloAnterior: string | null;
  /** The acta itself first, then the documents of the meeting in their order. */
  readonly archivos: readonly ArchivoSellado[];
}

/**
 * The canonical text whose SHA-256 is the seal (ADR 0015): one thing a line, ended by a line feed, in UTF-8. Anybody
 * who has the files can write it and compute the seal with any tool.
 */
export function presentTextoSello(acta: ActaPorSellar): string {
  const lines = [
    'marco-acta-sello/1',
    `mesa ${acta.mesaId}`,
    `reunion ${acta.reunionId}`,
    `acta ${acta.numero}`,
    `emision ${acta.emision}`,
    `contenido ${acta.huellaContenido}`,
    `anterior ${acta.selloAnterior ?? '-'}`,
    ...acta.archivos.map(
      ({ papel, nombre, bytes, sha256 }) => `archivo ${papel} ${bytes} ${sha256} ${JSON.stringify(nombre)}`,
    ),
  ];
  return `${lines.join('\n')}\n`;
}
