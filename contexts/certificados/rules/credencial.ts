import { startOfDay } from '@marco/country/local-time';
import type { PapelMensaje } from '@marco/servicios/terms';
import type { NivelCertificado, PapelCertificado } from '../contract/terms.ts';
import { PROPOSITOS_ESTADO } from '../contract/terms.ts';
import { toLugarEnLista } from './lista-estado.ts';
import { type Documento, presentInstante } from './prueba.ts';

/** An element of the common language a servicio exchanges, in the version it was certified with. */
export interface ElementoCertificado {
  readonly identificador: string;
  readonly nombre: string;
  readonly oid: string | null;
  readonly version: string;
}

/** Somebody's part in a certificate, as everybody may read it: no names. */
export interface Intervencion {
  readonly papel: PapelCertificado;
  readonly cargo: string;
  readonly entidad: string;
}

/** What the banco de conformidad found of a servicio that was built: digests and counts, no content (ADR 0072). */
export interface ConformidadCertificada {
  /** Version of the rule set. */
  readonly reglas: string;
  /** How much could be known, in percent; null where nothing could be measured. */
  readonly indice: number | null;
  /** What is known, in percent. */
  readonly puntaje: number;
  /** Checks that count, of those that were run. Absent where it was signed before it stood there: its bytes stay. */
  readonly comprobaciones?: { readonly parte: number; readonly total: number } | undefined;
  /** Obligatory fields, all of which have their place in the contract. */
  readonly obligatorios: number;
  readonly contratoSha256: string;
  readonly informe: {
    readonly id: string;
    /** SHA-256 of what was found, hexadecimal. */
    readonly huella: string;
    /** Of the bytes of its document, as Subresource Integrity of the W3C writes it. */
    readonly digestSRI: string;
  };
  readonly mensajes: readonly MensajeCertificado[];
}

/** A message that was tried out; only its digest is known. */
export interface MensajeCertificado {
  readonly operacion: string;
  readonly papel: PapelMensaje;
  readonly sha256: string;
}

/** What was verified of a servicio in four dimensions: codes and verdicts, no reasons (ADR 0086). */
export interface VerificacionCertificada {
  /** Number of the list of items. */
  readonly lista: string;
  readonly items: readonly {
    readonly codigo: string;
    readonly dimension: string;
    readonly veredicto: string;
  }[];
  /** Codes of the tests it passed in QA. */
  readonly pruebas: readonly string[];
}

/** The version, and its certificate, since which nothing of the level changed (ADR 0099). */
export interface SinCambiosDesde {
  readonly version: string;
  /** Number of the certificate, and its verification code. */
  readonly certificado: string;
  readonly codigo: string;
}

/** What a certificate says, whatever its form. */
export interface ContenidoCertificado {
  readonly numero: string;
  readonly codigo: string;
  readonly nivel: NivelCertificado;
  readonly titulo: string;
  readonly radicado: string;
  readonly expedidoEn: string;
  readonly servicio: { readonly nombre: string; readonly oid: string | null; readonly version: string };
  readonly entidad: {
    readonly nombre: string;
    readonly sigla: string | null;
    readonly nit: string;
    readonly dv: string;
  };
  readonly campos: {
    readonly total: number;
    readonly reutilizados: number;
    readonly definidos: number;
    readonly modificados: number;
  };
  readonly elementos: readonly ElementoCertificado[];
  readonly intervinieron: readonly Intervencion[];
  /** Absent where nothing was tried out (level 1): what was signed before there was a level 2 keeps its bytes. */
  readonly conformidad?: ConformidadCertificada;
  /** Of level 3 alone. */
  readonly verificacion?: VerificacionCertificada;
  /** Of a level that was reaffirmed alone. */
  readonly sinCambios?: SinCambiosDesde;
  /** Last day in Colombia it is valid; absent where it does not end by itself (levels 1 and 2). */
  readonly validoHasta?: string;
}

/** Who issues, and where. */
export interface Emisor {
  /** Public address of the product, without a slash at its end. */
  readonly base: string;
  readonly nombre: string;
}

/** Addresses outside of `/api-public`, as other programs know them. */
export const DIRECCION_DID = '/.well-known/did.json';
export const DIRECCION_CONTEXTO = '/contextos/certificado-v1.jsonld';

/** The issuer as a decentralised identifier (`did:web`); a port is part of the host. */
export function toDid(base: string): string {
  return `did:web:${base.replace(/^https?:\/\//, '').replaceAll(':', '%3A')}`;
}

/** Where the public page of a certificate stands. */
export function toDireccionPublica(base: string, codigo: string): string {
  return `${base}/certificados/${codigo}`;
}

/** Where a status list stands. */
export function toDireccionEstado(base: string, proposito: keyof typeof PROPOSITOS_ESTADO, lista: number) {
  return `${base}/estados/${proposito}/${lista}`;
}

/** Where anybody reads the report of the banco de conformidad. */
export function toDireccionInforme(base: string, id: string): string {
  return `${base}/informes/${id}`;
}

/** Where its document stands, byte by byte as the certificate vouches for it. */
function toDireccionDocumento(base: string, id: string): string {
  return `${base}/api-public/informes/${id}?formato=documento`;
}

/** What was found, without the digest of the document: that stands beside its address. */
function presentConformidad({ informe, ...hallado }: ConformidadCertificada): Documento {
  return { ...hallado, informe: { id: informe.id, huella: informe.huella } };
}

/** The items as the credential has them. */
function presentVerificacion({ lista, items, pruebas }: VerificacionCertificada): Documento {
  return { lista, items: items.map((item) => ({ ...item })), pruebas: [...pruebas] };
}

/** The documents outside of the credential that it vouches for, each by the digest of its bytes. */
function presentRelacionados({ informe }: ConformidadCertificada, base: string): readonly Documento[] {
  return [
    {
      id: toDireccionDocumento(base, informe.id),
      mediaType: 'application/json',
      digestSRI: informe.digestSRI,
    },
  ];
}

/** The certificate as a verifiable credential (W3C Verifiable Credentials Data Model 2.0), without its proof. */
export function presentCredencial(
  contenido: ContenidoCertificado,
  { base, nombre }: Emisor,
  lugar: number,
): Documento {
  const id = toDireccionPublica(base, contenido.codigo);
  const { lista, indice } = toLugarEnLista(lugar);
  const { oid, ...servicio } = contenido.servicio;
  const { conformidad, verificacion, sinCambios, validoHasta } = contenido;
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2', `${base}${DIRECCION_CONTEXTO}`],
    id,
    type: ['VerifiableCredential', 'CertificadoDeNivel'],
    issuer: { id: toDid(base), name: nombre },
    validFrom: presentInstante(new Date(contenido.expedidoEn)),
    ...(validoHasta === undefined ? {} : { validUntil: presentInstante(startOfDay(validoHasta, 1)) }),
    credentialSubject: {
      id: oid === null ? `${id}#servicio` : `urn:oid:${oid}`,
      type: 'ServicioDeIntercambio',
      ...servicio,
      nivel: contenido.nivel,
      numero: contenido.numero,
      radicado: contenido.radicado,
      entidad: contenido.entidad,
      campos: contenido.campos,
      elementos: contenido.elementos,
      intervinieron: contenido.intervinieron,
      ...(conformidad === undefined ? {} : { conformidad: presentConformidad(conformidad) }),
      ...(verificacion === undefined ? {} : { verificacion: presentVerificacion(verificacion) }),
      ...(sinCambios === undefined ? {} : { sinCambios: { ...sinCambios } }),
    },
    ...(conformidad === undefined ? {} : { relatedResource: presentRelacionados(conformidad, base) }),
    credentialStatus: (['revocacion', 'suspension'] as const).map((proposito) => ({
      id: `${toDireccionEstado(base, proposito, lista)}#${indice}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: PROPOSITOS_ESTADO[proposito],
      statusListIndex: String(indice),
      statusListCredential: toDireccionEstado(base, proposito, lista),
    })),
  };
}

/** What the words of our own mean, for programs that read the credential as linked data. */
export function presentContexto(base: string): Documento {
  return { '@context': { '@version': 1.1, '@vocab': `${base}${DIRECCION_CONTEXTO}#` } };
}
