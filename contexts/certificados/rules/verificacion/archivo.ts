import type { Documento } from '../prueba.ts';
import { findAdjunto, isPdf } from './archivo-pdf.ts';
import {
  type Constatacion,
  type Publicado,
  presentHuella,
  type ReadLista,
  verifyEstado,
  verifyFirmaDe,
} from './constatacion.ts';
import { type Cripto, presentHex } from './cripto.ts';
import { listDiferencias } from './diferencias.ts';
import type { DocumentoDid } from './firma.ts';

/** What a file is compared with. */
export interface Fuentes {
  readonly did: DocumentoDid;
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
  readonly constataciones: readonly Constatacion[];
}

const ARCHIVO = 'Archivo';

const nada = (detalle: string): InformeArchivo => ({
  codigo: null,
  numero: null,
  constataciones: [{ resultado: 'mal', asunto: ARCHIVO, detalle, dictamen: 'No se reconoce' }],
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

async function verifyPdf(pdf: Uint8Array, publicado: Publicado, cripto: Cripto): Promise<Constatacion> {
  const huella = presentHex(await cripto.sha256(pdf));
  return huella === publicado.pdf?.sha256
    ? { resultado: 'bien', asunto: 'Archivo PDF', detalle: presentHuella(huella), dictamen: 'Intacto' }
    : {
        resultado: 'mal',
        asunto: 'Archivo PDF',
        detalle: 'No es, byte por byte, el PDF que se expidió. Descárguelo de la página del certificado.',
        dictamen: 'Cambió',
      };
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
  { readPublicado }: Fuentes,
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
      ...(archivo.pdf ? [await verifyPdf(archivo.pdf, publicado, cripto)] : []),
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

/** Verifies the PDF or the JSON of a certificate: signature, bytes and state. Nothing of it leaves the computer. */
export async function verifyArchivo(
  bytes: Uint8Array,
  fuentes: Fuentes,
  cripto: Cripto,
): Promise<InformeArchivo> {
  const pdf = isPdf(bytes) ? bytes : null;
  const texto = pdf ? await findAdjunto(pdf, cripto) : cripto.readText(bytes);
  if (texto === undefined)
    return nada('El PDF no lleva dentro la credencial de un certificado, o la que lleva está dañada.');
  const credencial = parseDocumento(texto);
  if (!credencial)
    return nada(
      pdf
        ? 'La credencial que el PDF lleva dentro está dañada.'
        : 'No es el PDF ni el JSON de un certificado.',
    );
  const id = String(credencial['id'] ?? '');
  const codigo = /\/certificados\/([0-9A-Z]{17})$/.exec(id)?.[1] ?? null;
  const asunto = credencial['credentialSubject'];
  const numero = typeof asunto === 'object' && asunto !== null ? (asunto as Documento)['numero'] : null;
  return {
    codigo,
    numero: typeof numero === 'string' ? numero : null,
    constataciones: [
      await verifyFirmaDe(credencial, fuentes.did, cripto),
      ...(await verifyRegistro({ pdf, credencial }, codigo, fuentes, cripto)),
      await verifyEstado(credencial, fuentes, cripto),
    ],
  };
}
