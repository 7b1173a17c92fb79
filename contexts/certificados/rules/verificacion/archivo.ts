import { type Documento, presentCanonico } from '../prueba.ts';
import { findAdjunto, isPdf } from './archivo-pdf.ts';
import {
  type Constatacion,
  findVencimiento,
  type Publicado,
  type ReadLista,
  verifyEstado,
  verifyFirmaDe,
} from './constatacion.ts';
import { type Cripto, presentHex } from './cripto.ts';
import { type Dicho, presentDicho } from './dicho.ts';
import { listDiferencias } from './diferencias.ts';
import type { DocumentoDid } from './firma.ts';
import { verifyPrecinto } from './precinto-pdf.ts';

/** What a file is compared with. */
export interface Fuentes {
  readonly did: DocumentoDid;
  /** Now: what had a last day may be over. */
  readonly ahora: Date;
  /** Null for a copy of the page without a network, where the state cannot be known. */
  readonly enLinea: FuentesEnLinea | null;
  /** The certificate such a copy was saved with: what changed of it is named. */
  readonly guardado?: Publicado | undefined;
}

/** What is asked of the site. */
export interface FuentesEnLinea {
  readonly readLista: ReadLista;
  /** What the site publishes about a code; null where no certificate has it. It fails without a network. */
  readonly readPublicado: (codigo: string) => Promise<Publicado | null>;
  readonly momento: string;
}

/** What was found out about a file. */
export interface InformeArchivo {
  /** Code of the certificate it says it is; null where it says none. */
  readonly codigo: string | null;
  readonly numero: string | null;
  /** What it says; nothing where its signature is not that of the issuer. */
  readonly dicho: Dicho;
  readonly constataciones: readonly Constatacion[];
}

const ARCHIVO = 'Archivo';

const nada = (detalle: string, more: readonly Constatacion[] = []): InformeArchivo => ({
  codigo: null,
  numero: null,
  dicho: [],
  constataciones: [{ resultado: 'mal', asunto: ARCHIVO, detalle, dictamen: 'No se reconoce' }, ...more],
});

function parseDocumento(texto: string): Documento | undefined {
  try {
    const value: unknown = JSON.parse(texto);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Documento)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a PDF is the very one that was registered; what changed in it, its precinto says. */
async function verifyRegistrado(
  pdf: Uint8Array,
  publicado: Publicado,
  cripto: Cripto,
): Promise<readonly Constatacion[]> {
  if (presentHex(await cripto.sha256(pdf)) === publicado.pdf?.sha256) return [];
  return [
    {
      resultado: 'mal',
      asunto: 'Registro del PDF',
      detalle: 'La huella del archivo no es la que registró el ministerio.',
      dictamen: 'No coincide',
    },
  ];
}

/** Where the credential of a file differs from the one that was issued. */
function verifyDatos(credencial: Documento, publicado: Publicado): readonly Constatacion[] {
  const diferencias = listDiferencias(publicado.credencial, credencial);
  if (diferencias.length === 0) return [];
  return [
    {
      resultado: 'mal',
      asunto: 'Datos del certificado',
      detalle: `No son los que se expidieron. Cambió: ${diferencias.join(', ')}.`,
      dictamen: 'Cambió',
    },
  ];
}

async function verifyRegistro(
  archivo: { readonly pdf: Uint8Array | null; readonly credencial: Documento },
  codigo: string | null,
  { readPublicado }: FuentesEnLinea,
  cripto: Cripto,
): Promise<readonly Constatacion[]> {
  try {
    const publicado = codigo === null ? null : await readPublicado(codigo);
    if (publicado === null)
      return [
        {
          resultado: 'mal',
          asunto: 'Registro del ministerio',
          detalle: 'Ningún certificado de este sitio tiene el código que dice el archivo.',
          dictamen: 'No existe',
        },
      ];
    return [
      ...(archivo.pdf ? await verifyRegistrado(archivo.pdf, publicado, cripto) : []),
      ...verifyDatos(archivo.credencial, publicado),
    ];
  } catch {
    return [
      {
        resultado: 'sin-saber',
        asunto: 'Registro del ministerio',
        detalle: 'No hay conexión para comparar el archivo con el que se expidió. La firma sí se comprobó.',
        dictamen: 'Sin comprobar',
      },
    ];
  }
}

/** What the site alone can tell of a file; without it what the saved certificate tells. */
async function verifyContraLoPublicado(
  archivo: { readonly pdf: Uint8Array | null; readonly credencial: Documento; readonly firmada: boolean },
  codigo: string | null,
  { did, ahora, enLinea, guardado }: Fuentes,
  cripto: Cripto,
): Promise<readonly Constatacion[]> {
  if (enLinea !== null)
    return [
      ...(await verifyRegistro(archivo, codigo, enLinea, cripto)),
      await verifyEstado(archivo.credencial, { did, ahora, ...enLinea }, cripto),
    ];
  const direccion = codigo === null ? null : String(archivo.credencial['id']);
  return [
    ...(guardado && !archivo.firmada ? verifyDatos(archivo.credencial, guardado) : []),
    findVencimiento(archivo.credencial, ahora) ?? {
      resultado: 'sin-saber',
      asunto: 'Estado',
      detalle: `Si fue suspendido o revocado solo se sabe en línea${direccion === null ? '' : `: ${direccion}`}.`,
      dictamen: 'Sin conexión',
    },
  ];
}

/** Where the JSON of the saved certificate was broken. */
function presentRotura(texto: string, { guardado }: Fuentes): string {
  if (!guardado) return '';
  const original = presentCanonico(guardado.credencial);
  let desde = 0;
  while (desde < original.length && texto[desde] === original[desde]) desde += 1;
  return desde === 0 ? '' : ` Se parece al certificado de esta copia hasta la letra ${desde}.`;
}

/** The number a credential says it has; null where it says none. */
function readNumero({ credentialSubject: asunto }: Documento): string | null {
  const numero = typeof asunto === 'object' && asunto !== null ? (asunto as Documento)['numero'] : null;
  return typeof numero === 'string' ? numero : null;
}

/** Verifies the PDF or the JSON of a certificate: signature, bytes and state. Nothing of it leaves the computer. */
export async function verifyArchivo(
  bytes: Uint8Array,
  fuentes: Fuentes,
  cripto: Cripto,
): Promise<InformeArchivo> {
  const pdf = isPdf(bytes) ? bytes : null;
  const texto = pdf ? await findAdjunto(pdf, cripto) : cripto.readText(bytes);
  const credencial = texto === undefined ? undefined : parseDocumento(texto);
  const id = String(credencial?.['id'] ?? '');
  const { did } = fuentes;
  const delPdf = pdf ? [await verifyPrecinto(pdf, { did, direccion: credencial ? id : null }, cripto)] : [];
  if (!credencial)
    return nada(
      pdf
        ? 'El PDF no lleva dentro la credencial de un certificado, o la que lleva está dañada.'
        : `No es el PDF ni el JSON de un certificado.${presentRotura(texto ?? '', fuentes)}`,
      delPdf,
    );
  const codigo = /\/certificados\/([0-9A-Z]{17})$/.exec(id)?.[1] ?? null;
  const firma = await verifyFirmaDe(credencial, did, cripto);
  const firmada = firma.resultado === 'bien';
  return {
    codigo,
    numero: readNumero(credencial),
    dicho: firmada ? presentDicho(credencial) : [],
    constataciones: [
      firma,
      ...delPdf,
      ...(await verifyContraLoPublicado({ pdf, credencial, firmada }, codigo, fuentes, cripto)),
    ],
  };
}
