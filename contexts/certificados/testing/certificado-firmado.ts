import { generateKeyPairSync } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { type ConformidadCertificada, presentCredencial, toDid } from '../rules/credencial.ts';
import { formatBase58 } from '../rules/multibase.ts';
import { presentPrecinto } from '../rules/precinto.ts';
import { type Documento, presentCanonico } from '../rules/prueba.ts';
import { createFirma } from '../server/create-firma.ts';
import { addPrecinto } from '../server/documento/add-precinto.ts';

const BASE = 'https://marco.example';
const EXPEDIDO = '2026-11-23T20:04:05Z';
const { privateKey, publicKey } = generateKeyPairSync('ed25519');

/** Who issues the certificates of the tests. */
export const emisorDePrueba = { base: BASE, id: toDid(BASE) } as const;
const firma = {
  clave: { id: 'c-2026-1', privada: privateKey },
  emisor: emisorDePrueba.id,
  momento: new Date(EXPEDIDO),
};

/** The issuer with its key, as it publishes them. */
export const didDePrueba = {
  id: emisorDePrueba.id,
  verificationMethod: [
    {
      id: `${emisorDePrueba.id}#c-2026-1`,
      publicKeyMultibase: formatBase58(
        Uint8Array.from([
          0xed,
          1,
          ...Buffer.from(String(publicKey.export({ format: 'jwk' }).x), 'base64url'),
        ]),
      ),
    },
  ],
};

/** A document with the proof of the issuer of the tests. */
export const createDocumentoFirmado = (documento: Documento): Documento => createFirma(documento, firma);

/** A PDF as the writer of the product makes one, around an attachment, with its precinto. */
export function createPdfDePrueba(adjunto: string, codigo: string): Uint8Array {
  const packed = deflateSync(Buffer.from(adjunto));
  const pdf = Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n1 0 obj\n<<\n/Type /Page\n>>\nendobj\n7 0 obj\n<<\n/Type /EmbeddedFile\n/Subtype /application#2Fvc\n/Length ${packed.length}\n/Filter /FlateDecode\n>>\nstream\n`,
    ),
    packed,
    Buffer.from('\nendstream\nendobj\nxref\n0 1\ntrailer\n<<\n>>\nstartxref\n9\n%%EOF\n'),
  ]);
  return addPrecinto(pdf, (huellas) =>
    createDocumentoFirmado(presentPrecinto(huellas, { base: BASE }, { codigo, expedidoEn: EXPEDIDO })),
  );
}

/** A certificate of the tests in its two forms. */
export function createCertificadoFirmado(
  codigo: string,
  nombre = 'Consulta de datos',
  conformidad?: ConformidadCertificada,
) {
  const credencial = createDocumentoFirmado(
    presentCredencial(
      {
        numero: 'LCI-C1-2026-000001',
        codigo,
        nivel: conformidad === undefined ? 1 : 2,
        titulo: 'Notificación',
        radicado: 'LCI-N1-2026-000001',
        expedidoEn: EXPEDIDO,
        servicio: { nombre, oid: null, version: '1.0' },
        entidad: { nombre: 'Entidad', sigla: null, nit: '899999053', dv: '1' },
        campos: { total: 1, reutilizados: 1, definidos: 0, modificados: 0 },
        elementos: [],
        intervinieron: [],
        ...(conformidad === undefined ? {} : { conformidad }),
      },
      { base: BASE, nombre: 'Ministerio' },
      7,
    ),
  );
  const texto = presentCanonico(credencial);
  return { credencial, texto, pdf: createPdfDePrueba(texto, codigo) };
}
