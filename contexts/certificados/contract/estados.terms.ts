/** How a certificate stands. */
export const ESTADOS_CERTIFICADO = ['vigente', 'suspendido', 'revocado', 'reemplazado', 'vencido'] as const;
export type EstadoCertificado = (typeof ESTADOS_CERTIFICADO)[number];
export const ESTADO_CERTIFICADO: Readonly<Record<EstadoCertificado, string>> = {
  vigente: 'Vigente',
  suspendido: 'Suspendido',
  revocado: 'Revocado',
  reemplazado: 'Reemplazado',
  vencido: 'Vencido',
};
