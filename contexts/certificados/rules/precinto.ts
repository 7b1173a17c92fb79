import { type Emisor, toDid, toDireccionPublica } from './credencial.ts';
import { type Documento, presentCanonico, presentInstante } from './prueba.ts';

/** Bytes of a PDF each digest is of: so few that the byte that changed in one of them can be looked for. */
export const BYTES_POR_TRAMO = 128;
/** Hexadecimal digits of a digest that are kept: the digest of the whole file decides, these say where to look. */
export const DIGITOS_POR_TRAMO = 12;

const PRINCIPIO = '%marco-precinto-pdf/1\n';
const FIN = '%fin-del-precinto\n';
/** Letters of a line: comments of a PDF are short. */
const LARGO = 120;

/** What is signed of a PDF: its digest as a whole and in pieces, without the precinto itself. */
export interface HuellasPdf {
  readonly bytes: number;
  readonly sha256: string;
  /** The first digits of the SHA-256 of each piece, one after the other. */
  readonly tramos: string;
}

/**
 * The statement about the PDF of a certificate that the PDF itself carries, without its proof (ADR 0067). ASCII alone: it
 * stands in comments.
 */
export function presentPrecinto(
  huellas: HuellasPdf,
  { base }: Pick<Emisor, 'base'>,
  { codigo, expedidoEn }: { readonly codigo: string; readonly expedidoEn: string },
): Documento {
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    type: ['VerifiableCredential'],
    issuer: toDid(base),
    validFrom: presentInstante(new Date(expedidoEn)),
    credentialSubject: { id: `${toDireccionPublica(base, codigo)}#pdf`, ...huellas },
  };
}

/** The lines a signed precinto stands in: comments, which programs that show a PDF pass over. */
export function formatPrecinto(firmado: Documento): string {
  const lines = presentCanonico(firmado).match(new RegExp(`.{1,${LARGO}}`, 'g')) ?? [];
  return `${PRINCIPIO}${lines.map((line) => `%${line}\n`).join('')}${FIN}`;
}

/** Where a precinto goes in a PDF: before its last `startxref`, so that no place the file names moves. */
export function findLugarDelPrecinto(letras: string): number | undefined {
  const place = letras.lastIndexOf('startxref\n');
  return place < 0 ? undefined : place;
}

/** The precinto of a PDF and the place of its lines. */
export interface PrecintoHallado {
  readonly desde: number;
  readonly hasta: number;
  /** Undefined where the lines say none, or say it in other letters than the product writes. */
  readonly firmado: Documento | undefined;
}

function parseFirmado(lines: string): Documento | undefined {
  const texto = lines
    .slice(PRINCIPIO.length, -FIN.length)
    .split('\n')
    .map((line) => line.slice(1))
    .join('');
  try {
    const value: unknown = JSON.parse(texto);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    // The same statement in other letters would be bytes that nothing covers.
    return formatPrecinto(value as Documento) === lines ? (value as Documento) : undefined;
  } catch {
    return undefined;
  }
}

/** Finds the precinto of a PDF, of which each letter is a byte. */
export function findPrecinto(letras: string): PrecintoHallado | undefined {
  const desde = letras.lastIndexOf(PRINCIPIO);
  const ends = desde < 0 ? -1 : letras.indexOf(FIN, desde);
  if (ends < 0) return undefined;
  const hasta = ends + FIN.length;
  return { desde, hasta, firmado: parseFirmado(letras.slice(desde, hasta)) };
}

/** The digests a statement says; undefined where it says none. */
export function readHuellas(firmado: Documento): (HuellasPdf & { readonly de: string }) | undefined {
  const asunto = firmado['credentialSubject'];
  const { id, bytes, sha256, tramos } = (asunto ?? {}) as Record<string, unknown>;
  if (typeof id !== 'string' || typeof bytes !== 'number') return undefined;
  if (typeof sha256 !== 'string' || typeof tramos !== 'string') return undefined;
  return { de: id, bytes, sha256, tramos };
}
