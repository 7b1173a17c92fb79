/** What the seal of a certificate is computed of. */
export interface CertificadoPorSellar {
  readonly numero: string;
  readonly radicado: string;
  /** Version of the servicio it was issued for. */
  readonly version: string;
  /** SHA-256 of the private record in its canonical form. */
  readonly huellaContenido: string;
  /** SHA-256 of the credential, with its proof, in its canonical form. */
  readonly huellaCredencial: string;
  readonly pdf: { readonly bytes: number; readonly sha256: string };
  /** Seal put before in the same series; null for the first. */
  readonly selloAnterior: string | null;
}

/**
 * The canonical text whose SHA-256 is the seal (ADR 0067): one thing a line, ended by a line feed, in UTF-8. Whoever has
 * the files can write it and compute the seal with any tool.
 */
export function presentTextoSello(certificado: CertificadoPorSellar): string {
  const lines = [
    'marco-certificado-sello/1',
    `numero ${certificado.numero}`,
    `radicado ${certificado.radicado}`,
    `version ${certificado.version}`,
    `contenido ${certificado.huellaContenido}`,
    `credencial ${certificado.huellaCredencial}`,
    `archivo pdf ${certificado.pdf.bytes} ${certificado.pdf.sha256}`,
    `anterior ${certificado.selloAnterior ?? '-'}`,
  ];
  return `${lines.join('\n')}\n`;
}

/** What a text of a seal says of the files; undefined for what is no such text. */
export function readTextoSello(
  texto: string,
): { readonly huellaCredencial: string; readonly sha256Pdf: string } | undefined {
  const lines = texto.split('\n');
  const credencial = lines.find((line) => line.startsWith('credencial '))?.split(' ')[1];
  const pdf = lines.find((line) => line.startsWith('archivo pdf '))?.split(' ')[3];
  if (lines[0] !== 'marco-certificado-sello/1' || !credencial || !pdf) return undefined;
  return { huellaCredencial: credencial, sha256Pdf: pdf };
}
