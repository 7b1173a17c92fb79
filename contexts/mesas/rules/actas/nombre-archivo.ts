/** Characters no file system takes, and control characters. */
const NOT_ALLOWED = /[\\/:*?"<>|\p{Cc}]/gu;
const LARGO_MESA = 120;

/** Name the acta is downloaded with: `Acta 007 - Pasaportes.pdf`. */
export function toNombreArchivo(
  numero: number,
  mesa: string,
  formato: 'pdf' | 'docx',
  edicion: 'completa' | 'publica' = 'completa',
): string {
  const plain = mesa.replaceAll(NOT_ALLOWED, ' ').replaceAll(/\s+/g, ' ').trim().slice(0, LARGO_MESA).trim();
  return `Acta ${String(numero).padStart(3, '0')} - ${plain}${edicion === 'publica' ? ' (edición pública)' : ''}.${formato}`;
}
