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

/** The certificate as a verifiable credential (W3C Verifiable Credentials Data Model 2.0), without its proof. */
export function presentCredencial(
  contenido: ContenidoCertificado,
  { base, nombre }: Emisor,
  lugar: number,
): Documento {
  const id = toDireccionPublica(base, contenido.codigo);
  const { lista, indice } = toLugarEnLista(lugar);
  const { oid, ...servicio } = contenido.servicio;
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2', `${base}${DIRECCION_CONTEXTO}`],
    id,
    type: ['VerifiableCredential', 'CertificadoDeNivel'],
    issuer: { id: toDid(base), name: nombre },
    validFrom: presentInstante(new Date(contenido.expedidoEn)),
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
    },
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
