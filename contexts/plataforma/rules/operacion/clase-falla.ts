import { CLASES_FALLA, type ClaseFalla } from '../../contract/terms.ts';

/** What a record says of how its exchange ended. */
export interface FinDeIntercambio {
  readonly succeeded: boolean;
  readonly faultCode: string | null;
  readonly statusCode: number | null;
}

/** Part of a code of X-Road → class. A code is read from its end, which says more than its beginning. */
const POR_PARTE: Readonly<Record<string, ClaseFalla>> = {
  Timeout: 'timeout',
  TimeoutError: 'timeout',
  ReadTimeout: 'timeout',
  ConnectTimeout: 'timeout',
  SslAuthenticationFailed: 'certificado',
  CertValidation: 'certificado',
  CertValidityTime: 'certificado',
  IncorrectCertificate: 'certificado',
  InvalidCertPath: 'certificado',
  CannotCreateCertPath: 'certificado',
  CannotCreateSignature: 'certificado',
  IncorrectValidationInfo: 'certificado',
  MissingValidationInfo: 'certificado',
  SignatureVerification: 'certificado',
  MissingSignature: 'certificado',
  InvalidSignatureValue: 'certificado',
  MalformedSignature: 'certificado',
  TimestampingFailed: 'certificado',
  TimestampValidation: 'certificado',
  OutdatedGlobalConf: 'certificado',
  AccessDenied: 'permiso',
  ServiceDisabled: 'permiso',
  SecurityCategory: 'permiso',
  ServiceFailed: 'proveedor',
  ServiceMissingUrl: 'proveedor',
  ServiceMalformedUrl: 'proveedor',
  InvalidResponse: 'proveedor',
  InconsistentResponse: 'proveedor',
  HttpError: 'proveedor',
  UnknownService: 'cliente',
  UnknownMember: 'cliente',
  BadRequest: 'cliente',
  InvalidRequest: 'cliente',
  InvalidSoap: 'cliente',
  MalformedSoap: 'cliente',
  MissingSoap: 'cliente',
  InvalidXml: 'cliente',
  InvalidMessage: 'cliente',
  InvalidContentType: 'cliente',
  InvalidHttpMethod: 'cliente',
  InvalidProtocolVersion: 'cliente',
  InconsistentHeaders: 'cliente',
  MissingHeader: 'cliente',
  MissingHeaderField: 'cliente',
  DuplicateHeaderField: 'cliente',
  MissingBody: 'cliente',
  InvalidBody: 'cliente',
  MimeParsingFailed: 'cliente',
  NetworkError: 'red',
  IOError: 'red',
};

/** How the SOAP fault of a service names who is at fault, whatever stands before it. */
const POR_FALTA_SOAP: Readonly<Record<string, ClaseFalla>> = {
  Server: 'proveedor',
  Receiver: 'proveedor',
  Client: 'cliente',
  Sender: 'cliente',
};

/**
 * Class of the failure of an exchange; null where it went well. A service that answers 5xx failed although the platform
 * mediated its answer (§11.4). Of the text of a fault nothing is read: it may carry personal data.
 */
export function findClaseFalla({ succeeded, faultCode, statusCode }: FinDeIntercambio): ClaseFalla | null {
  const porEstado = statusCode === null ? null : findClaseDeEstado(statusCode);
  if (succeeded && (faultCode === null || faultCode === '')) return porEstado;
  return findClaseDeCodigo(faultCode ?? '') ?? porEstado ?? 'otra';
}

function findClaseDeEstado(estado: number): ClaseFalla | null {
  if (estado === 408 || estado === 504) return 'timeout';
  if (estado === 401 || estado === 403) return 'permiso';
  if (estado >= 500) return 'proveedor';
  return estado >= 400 ? 'cliente' : null;
}

function findClaseDeCodigo(codigo: string): ClaseFalla | undefined {
  const partes = codigo.split('.');
  for (const parte of partes.toReversed()) {
    const clase = Object.hasOwn(POR_PARTE, parte) ? POR_PARTE[parte] : undefined;
    if (clase) return clase;
  }
  // `SOAP-ENV:Server`, `soap:Client`, `Server`: the fault of the service itself, without the name of a proxy.
  const [sola = '', ...more] = partes;
  const local = sola.slice(sola.lastIndexOf(':') + 1);
  return more.length === 0 && Object.hasOwn(POR_FALTA_SOAP, local) ? POR_FALTA_SOAP[local] : undefined;
}

/** A class as the stored number has it: 0 of an exchange that went well. */
export function toNumeroFalla(clase: ClaseFalla | null): number {
  return clase === null ? 0 : CLASES_FALLA.indexOf(clase) + 1;
}

/** The class of a stored number. */
export function toClaseFalla(numero: number): ClaseFalla | null {
  return CLASES_FALLA[numero - 1] ?? null;
}

/** Classes that are the fault of who provides the service: what an ANS counts. */
export const FALLAS_DEL_PROVEEDOR: readonly ClaseFalla[] = ['timeout', 'proveedor'];

/** Whether a stored number is a failure of the provider. */
export function isFallaDelProveedor(numero: number): boolean {
  const clase = toClaseFalla(numero);
  return clase !== null && FALLAS_DEL_PROVEEDOR.includes(clase);
}
