/** What the seal of a kept report is computed of. */
export interface InformePorSellar {
  readonly id: string;
  readonly solicitudId: number;
  readonly versionId: number;
  readonly reglas: string;
  readonly contratoSha256: string;
  readonly huella: string;
  /** Day of its lists, AAAA-MM-DD. */
  readonly dia: string;
  /** Moment it was kept, ISO 8601 in UTC. */
  readonly fecha: string;
}

/**
 * The canonical text whose SHA-256 is the seal (ADR 0069): one thing a line, ended by a line feed, in UTF-8. Whoever has the
 * report can write it and compute the seal with any tool.
 */
export function presentTextoSello(informe: InformePorSellar): string {
  const lines = [
    'marco-informe-sello/1',
    `informe ${informe.id}`,
    `solicitud ${informe.solicitudId}`,
    `version ${informe.versionId}`,
    `reglas ${informe.reglas}`,
    `contrato ${informe.contratoSha256}`,
    `huella ${informe.huella}`,
    `dia ${informe.dia}`,
    `fecha ${informe.fecha}`,
  ];
  return `${lines.join('\n')}\n`;
}
