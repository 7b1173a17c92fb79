import { formatLongDay } from '@marco/country/day-text';
import { toDayAndTime } from '@marco/country/local-time';
import { type Documento, presentCanonico } from '../prueba.ts';
import { readTextoSello } from '../texto-sello.ts';
import { type Cripto, presentHex } from './cripto.ts';
import { listEntradasEstado, readMarca } from './estado.ts';
import { type DocumentoDid, verifyFirma } from './firma.ts';

/** One thing that was verified: what, how it came out, and the cause where it failed. */
export interface Constatacion {
  /** 'sin-saber' where it could not be looked at: without a network, for one. */
  readonly resultado: 'bien' | 'mal' | 'sin-saber';
  readonly asunto: string;
  readonly detalle: string;
  /** In a word or two: 'Correcta'. */
  readonly dictamen: string;
}

/** What the public address says of a certificate, as far as a verification reads it. */
export interface Publicado {
  readonly credencial: Documento;
  readonly pdf: { readonly sha256: string } | null;
  readonly sello: { readonly texto: string; readonly sha256: string } | null;
}

/** Reads the signed list at an address of the issuer. */
export type ReadLista = (direccion: string) => Promise<Documento>;

const FIRMA = 'Firma del ministerio';
const SELLO = 'Sello de integridad';
const ESTADO = 'Estado';

export async function verifyFirmaDe(
  credencial: Documento,
  did: DocumentoDid,
  cripto: Cripto,
): Promise<Constatacion> {
  const firma = await verifyFirma(credencial, did, cripto);
  return firma.valida
    ? {
        resultado: 'bien',
        asunto: FIRMA,
        detalle: `Clave ${firma.clave}, publicada en la dirección del emisor`,
        dictamen: 'Correcta',
      }
    : { resultado: 'mal', asunto: FIRMA, detalle: firma.motivo, dictamen: 'No corresponde' };
}

/** A digest as people compare it: its beginning and its end, in fours. */
export function presentHuella(huella: string): string {
  const grupos = (text: string) => text.match(/.{1,4}/g)?.join(' ') ?? '';
  return `SHA-256 ${grupos(huella.slice(0, 16))} … ${grupos(huella.slice(-8))}`;
}

/** Computes the seal again, and whether its text is about this credential. */
export async function verifySello({ credencial, sello }: Publicado, cripto: Cripto): Promise<Constatacion> {
  if (sello === null)
    return {
      resultado: 'sin-saber',
      asunto: SELLO,
      detalle: 'Se pone cuando el PDF esté listo. La firma ya se puede comprobar.',
      dictamen: 'En preparación',
    };
  const [delTexto, deCredencial] = await Promise.all([
    cripto.sha256(sello.texto),
    cripto.sha256(presentCanonico(credencial)),
  ]);
  const dicho = readTextoSello(sello.texto);
  const detalle =
    presentHex(delTexto) !== sello.sha256
      ? 'El texto del sello no da la huella publicada.'
      : dicho?.huellaCredencial !== presentHex(deCredencial)
        ? 'El sello es de otra credencial: los datos cambiaron después de sellarse.'
        : null;
  return detalle === null
    ? { resultado: 'bien', asunto: SELLO, detalle: presentHuella(sello.sha256), dictamen: 'Intacto' }
    : { resultado: 'mal', asunto: SELLO, detalle: `${detalle} Escriba a soporte.`, dictamen: 'No coincide' };
}

/**
 * What its own last day says of a credential, which needs no network: nothing while it counts, or where it says none.
 * The states of a certificate are marked in lists; that its days are over is not.
 */
export function findVencimiento(credencial: Documento, ahora: Date): Constatacion | undefined {
  const fin = Date.parse(String(credencial['validUntil']));
  if (Number.isNaN(fin) || ahora.getTime() < fin) return undefined;
  const { day } = toDayAndTime(new Date(fin - 1));
  return {
    resultado: 'mal',
    asunto: ESTADO,
    detalle: `Valió hasta el ${formatLongDay(day)}: ya no vale.`,
    dictamen: 'Vencido',
  };
}

/** With its full stop, once. */
const toSentence = (texto: string) => `${texto.replace(/\.+$/, '')}.`;

/**
 * Reads the status lists of the issuer, and whether the last day of the certificate is over.
 *
 * @param momento now, as people read it
 */
export async function verifyEstado(
  credencial: Documento,
  {
    did,
    readLista,
    ahora,
    momento,
  }: {
    readonly did: DocumentoDid;
    readonly readLista: ReadLista;
    readonly ahora: Date;
    readonly momento: string;
  },
  cripto: Cripto,
): Promise<Constatacion> {
  try {
    const marcas = new Map<string, boolean>();
    for (const entrada of listEntradasEstado(credencial))
      marcas.set(
        entrada.proposito,
        await readMarca(await readLista(entrada.direccion), entrada, did, cripto),
      );
    if (!marcas.has('revocation') || !marcas.has('suspension'))
      return {
        resultado: 'mal',
        asunto: ESTADO,
        detalle: 'El certificado no dice en qué lista está su estado.',
        dictamen: 'Incompleto',
      };
    if (marcas.get('revocation'))
      return { resultado: 'mal', asunto: ESTADO, detalle: 'Fue revocado: ya no vale.', dictamen: 'Revocado' };
    if (marcas.get('suspension'))
      return {
        resultado: 'mal',
        asunto: ESTADO,
        detalle: 'Está suspendido: no vale mientras no se levante la suspensión.',
        dictamen: 'Suspendido',
      };
    return (
      findVencimiento(credencial, ahora) ?? {
        resultado: 'bien',
        asunto: ESTADO,
        detalle: 'No está suspendido ni revocado',
        dictamen: momento,
      }
    );
  } catch (error) {
    const vencido = findVencimiento(credencial, ahora);
    if (vencido) return vencido;
    return {
      resultado: 'sin-saber',
      asunto: ESTADO,
      detalle: `No se pudo comprobar el estado. ${error instanceof Error ? toSentence(error.message) : 'No hay conexión.'} Repita en unos minutos.`,
      dictamen: 'Sin comprobar',
    };
  }
}
