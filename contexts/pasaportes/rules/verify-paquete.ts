import { MANIFIESTO } from '../contract/terms.ts';
import { compareArchivos, type HallazgoDePaquete, readArchivos } from './manifiesto.ts';

type ManifiestoLeido = Readonly<Record<string, unknown>>;

type FirmaDelManifiesto = { readonly valida: true } | { readonly valida: false; readonly motivo: string };

/** What a package is verified with: the sums of a browser or of a server. */
export interface Comprobador {
  /** Bytes of UTF-8 as text. */
  readTexto(bytes: Uint8Array): string;
  /** SHA-256, hexadecimal. */
  sha256(bytes: Uint8Array): Promise<string>;
  /** Whether the site signed the manifest; why not, in words for people. */
  verifyFirma(manifiesto: ManifiestoLeido): Promise<FirmaDelManifiesto>;
}

/** What the verification of a package says. */
export interface InformePaquete {
  readonly firma: { readonly valida: boolean; readonly motivo: string };
  /** What the manifest says it is of; null where it says nothing that can be believed. */
  readonly asunto: { readonly servicio: string; readonly version: string; readonly oid: string } | null;
  readonly archivos: number;
  /** Files that are not as they were signed. */
  readonly hallazgos: readonly HallazgoDePaquete[];
}

const SIN_MANIFIESTO = 'El archivo no es un pasaporte: no trae un manifiesto que se pueda leer.';

function parse(text: string): ManifiestoLeido | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as ManifiestoLeido) : undefined;
  } catch {
    return undefined;
  }
}

function readAsunto(manifiesto: ManifiestoLeido): InformePaquete['asunto'] {
  const { servicio, version, oid } = manifiesto['credentialSubject'] as ManifiestoLeido;
  return typeof servicio === 'string' && typeof version === 'string' && typeof oid === 'string'
    ? { servicio, version, oid }
    : null;
}

/**
 * Verifies a package by itself: the signature of its manifest, and every file against it.
 *
 * @param archivos its files by their paths
 */
export async function verifyPaquete(
  archivos: ReadonlyMap<string, Uint8Array>,
  { readTexto, sha256, verifyFirma }: Comprobador,
): Promise<InformePaquete> {
  const escrito = archivos.get(MANIFIESTO);
  const manifiesto = escrito && parse(readTexto(escrito));
  const dichos = manifiesto && readArchivos(manifiesto);
  if (!manifiesto || !dichos)
    return { firma: { valida: false, motivo: SIN_MANIFIESTO }, asunto: null, archivos: 0, hallazgos: [] };
  const firma = await verifyFirma(manifiesto);
  const recibidos = [];
  for (const [ruta, contenido] of archivos) {
    if (ruta === MANIFIESTO) continue;
    recibidos.push({ ruta, bytes: contenido.length, sha256: await sha256(contenido) });
  }
  return {
    firma: { valida: firma.valida, motivo: firma.valida ? '' : firma.motivo },
    // What somebody changed is believed in nothing.
    asunto: firma.valida ? readAsunto(manifiesto) : null,
    archivos: dichos.length,
    hallazgos: compareArchivos(dichos, recibidos),
  };
}
