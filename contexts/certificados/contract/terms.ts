import { ADMINISTRADOR } from '@marco/country/ministry';

export * from './estados.terms.ts';

/** Resource of the permissions: the certification that closes the requests, and what becomes of the certificates. */
export const RECURSO_CERTIFICACION = {
  code: 'certificacion',
  name: 'la certificación de solicitudes',
  giver: ADMINISTRADOR,
} as const;

/** Levels of the framework a certificate may be of. */
export const NIVELES_CERTIFICADO = [1, 2, 3] as const;
export type NivelCertificado = (typeof NIVELES_CERTIFICADO)[number];

/** Steps a certifier takes; a revocation is asked for by one and decided by another. */
export const PASOS_CERTIFICADO = [
  'suspender',
  'levantar',
  'pedir-revocacion',
  'revocar',
  'descartar-revocacion',
  'declinar-propuesta',
] as const;
export type PasoCertificado = (typeof PASOS_CERTIFICADO)[number];
export const PASO_CERTIFICADO: Readonly<Record<PasoCertificado, string>> = {
  suspender: 'Suspender',
  levantar: 'Levantar la suspensión',
  'pedir-revocacion': 'Pedir la revocación',
  revocar: 'Revocar',
  'descartar-revocacion': 'Descartar la revocación',
  'declinar-propuesta': 'Declinar la suspensión propuesta',
};

/** What happens to a certificate, with what the operator proposes and what nobody does by hand. */
export const ACCIONES_CERTIFICADO = [
  ...PASOS_CERTIFICADO,
  'proponer-suspension',
  'vencer-propuesta',
  'reemplazar',
  'vencer',
] as const;
export type AccionCertificado = (typeof ACCIONES_CERTIFICADO)[number];

/** What of a certificate waits for who certifies. */
export const PENDIENTES_CERTIFICADO = ['suspension-propuesta', 'revocacion-pedida'] as const;
export type PendienteCertificado = (typeof PENDIENTES_CERTIFICADO)[number];
export const PENDIENTE_CERTIFICADO: Readonly<Record<PendienteCertificado, string>> = {
  'suspension-propuesta': 'Suspensión propuesta',
  'revocacion-pedida': 'Revocación pedida',
};

/** Why a certificate is suspended or revoked; the last one is written by the product alone. */
export const CAUSAS_CERTIFICADO = [
  'incidente',
  'certificado-tls-vencido',
  'ans-incumplido',
  'norma-cambiada',
  'defecto-hallado',
  'solicitud-de-la-entidad',
  'nivel-inferior-revocado',
] as const;
export type CausaCertificado = (typeof CAUSAS_CERTIFICADO)[number];
export const CAUSA_CERTIFICADO: Readonly<Record<CausaCertificado, string>> = {
  incidente: 'Incidente de seguridad o de operación',
  'certificado-tls-vencido': 'Certificado TLS vencido',
  'ans-incumplido': 'Incumplimiento del acuerdo de niveles de servicio (ANS)',
  'norma-cambiada': 'Cambio de la norma que sustenta el servicio',
  'defecto-hallado': 'Defecto hallado en lo que se certificó',
  'solicitud-de-la-entidad': 'Solicitud de la entidad',
  'nivel-inferior-revocado': 'Revocación de un nivel inferior de la misma versión',
};

/** What a status list is about (W3C Bitstring Status List 1.0), by the word of its address. */
export const PROPOSITOS_ESTADO = { revocacion: 'revocation', suspension: 'suspension' } as const;
export type NombreProposito = keyof typeof PROPOSITOS_ESTADO;
export type PropositoEstado = (typeof PROPOSITOS_ESTADO)[NombreProposito];

/** Forms a certificate is downloaded in, by their word in the address. */
export const FORMAS_CERTIFICADO = {
  json: 'application/json',
  vc: 'application/vc',
  pdf: 'application/pdf',
} as const;
export type FormaCertificado = keyof typeof FORMAS_CERTIFICADO;

export const LIMITES_CERTIFICADO = { motivo: 500, texto: 100, codigo: 60 } as const;
export const TAMANOS_CERTIFICADOS = [10, 25, 50] as const;
export const ORDENES_CERTIFICADO = ['numero', 'servicio', 'fecha'] as const;
export type OrdenCertificado = (typeof ORDENES_CERTIFICADO)[number];

/** Part somebody had in a certificate. */
export const PAPELES_CERTIFICADO = ['consultor', 'operador', 'aprobador', 'certificador'] as const;
export type PapelCertificado = (typeof PAPELES_CERTIFICADO)[number];
export const PAPEL_CERTIFICADO: Readonly<Record<PapelCertificado, string>> = {
  consultor: 'Verificó por el ministerio',
  operador: 'Conceptuó por el operador de la plataforma',
  aprobador: 'Aprobó por la entidad',
  certificador: 'Certifica por el ministerio',
};

/** What the comparison of a stored part with its seal says. */
export const COTEJOS_CERTIFICADO = ['intacto', 'cambiado', 'ausente'] as const;
export type CotejoCertificado = (typeof COTEJOS_CERTIFICADO)[number];

/** Name the credential has inside the PDF. */
export const ADJUNTO_CREDENCIAL = 'certificado.json';
/** What the seal is not; it stands wherever a certificate is shown. */
export const AVISO_LEGAL =
  'El sello prueba el origen y que nada cambió. No reemplaza la firma digital de una entidad de certificación acreditada.';
