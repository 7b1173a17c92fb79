import type { AccionCertificado, EstadoCertificado, PasoCertificado } from '../contract/terms.ts';

interface Transicion {
  /** What it leads to, by the state it begins in; the others do not admit it. */
  readonly de: Readonly<Partial<Record<EstadoCertificado, EstadoCertificado>>>;
  readonly conMotivo: boolean;
}

/** What becomes of a certificate (docs/rules/certificates.md). Asking for a revocation changes nothing until another decides. */
export const CICLO_CERTIFICADO: Readonly<Record<AccionCertificado, Transicion>> = {
  suspender: { de: { vigente: 'suspendido' }, conMotivo: true },
  levantar: { de: { suspendido: 'vigente' }, conMotivo: true },
  'pedir-revocacion': { de: { vigente: 'vigente', suspendido: 'suspendido' }, conMotivo: true },
  revocar: { de: { vigente: 'revocado', suspendido: 'revocado' }, conMotivo: false },
  'descartar-revocacion': { de: { vigente: 'vigente', suspendido: 'suspendido' }, conMotivo: false },
  // It changes nothing until who certifies decides.
  'proponer-suspension': { de: { vigente: 'vigente' }, conMotivo: true },
  'declinar-propuesta': { de: { vigente: 'vigente' }, conMotivo: true },
  'vencer-propuesta': { de: { vigente: 'vigente' }, conMotivo: false },
  reemplazar: { de: { vigente: 'reemplazado' }, conMotivo: false },
  vencer: { de: { vigente: 'vencido' }, conMotivo: false },
};

interface Boton {
  readonly paso: PasoCertificado;
  readonly esPrincipal: boolean;
}

/** What of a certificate waits for a decision. */
interface Pendientes {
  readonly hayPedido: boolean;
  readonly hayPropuesta: boolean;
}

/** The buttons of a certificate in their order; what is asked for waits for a second person and stands out. */
export function listBotonesCertificado(
  estado: EstadoCertificado,
  { hayPedido, hayPropuesta }: Pendientes,
): readonly Boton[] {
  const deRevocacion: readonly PasoCertificado[] = hayPedido ? ['revocar', 'descartar-revocacion'] : [];
  const pasos: readonly PasoCertificado[] = [
    ...deRevocacion,
    'suspender',
    ...(hayPropuesta ? (['declinar-propuesta'] as const) : []),
    'levantar',
    ...(hayPedido ? [] : (['pedir-revocacion'] as const)),
  ];
  return pasos
    .filter((paso) => CICLO_CERTIFICADO[paso].de[estado] !== undefined)
    .map((paso) => ({ paso, esPrincipal: paso === 'revocar' }));
}
