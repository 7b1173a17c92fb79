/** How the contract in production stands against the certified one. */
export const ESTADOS_DERIVA = ['igual', 'equivalente', 'distinto'] as const;
export type EstadoDeriva = (typeof ESTADOS_DERIVA)[number];
export const ESTADO_DERIVA: Readonly<Record<EstadoDeriva, string>> = {
  igual: 'Es el certificado',
  equivalente: 'Solo cambian los textos',
  distinto: 'No es el certificado',
};

/** Limits of a contract from production. */
export const LIMITES_CONTRATO_PRODUCCION = {
  /** Bytes of the file; the banco takes as many. */
  bytes: 5_000_000,
  /** Changes that are told; the others are counted. */
  cambios: 100,
  /** Seconds the comparison may take. */
  segundos: 20,
} as const;
