import type { DatabaseSchema } from '@marco/database';
import type { Secrets } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type {
  CausaCertificado,
  EstadoCertificado,
  NivelCertificado,
  NombreProposito,
} from '../contract/terms.ts';
import { presentCodigo } from '../rules/codigo-verificacion.ts';
import { type ConformidadCertificada, toDid } from '../rules/credencial.ts';
import { toLugarEnLista } from '../rules/lista-estado.ts';
import { type Documento, presentCanonico } from '../rules/prueba.ts';
import { findEmisor, listDeVersion } from './certificado.queries.ts';
import { createFirma } from './create-firma.ts';
import { writeDid, writeLista } from './estados/present-documentos.ts';
import { listSucesos, type SucesoDeCertificado } from './expediente.queries.ts';
import { getClaveDeFirma } from './keep-claves.ts';

type Database = Kysely<DatabaseSchema>;

/** A certificate of a version, as everybody may read it. */
export interface CertificadoDelExpediente {
  readonly id: number;
  readonly numero: string;
  /** In groups, as paper shows it. */
  readonly codigo: string;
  readonly nivel: NivelCertificado;
  readonly estado: EstadoCertificado;
  readonly estadoDesde: Date;
  readonly causa: CausaCertificado | null;
  readonly motivo: string;
  readonly expedidoEn: Date;
  /** The signed credential, byte by byte. */
  readonly credencial: string;
  readonly conformidad: ConformidadCertificada | null;
  /** Null while the PDF is being made. */
  readonly pdf: { readonly archivoId: string; readonly sha256: string } | null;
}

/** What certifies a version: the latest certificate of each level, and what happened to all of them. */
export interface Expediente {
  readonly certificados: readonly CertificadoDelExpediente[];
  readonly sucesos: readonly SucesoDeCertificado[];
}

export async function findExpediente(database: Database, versionId: number): Promise<Expediente> {
  const [rows, sucesos] = await Promise.all([
    listDeVersion(database, versionId),
    listSucesos(database, versionId),
  ]);
  const certificados = rows.map((row) => ({
    id: row.id,
    numero: row.numero,
    codigo: presentCodigo(row.codigo),
    nivel: row.nivel,
    estado: row.estado,
    estadoDesde: row.estado_desde,
    causa: row.causa,
    motivo: row.motivo,
    expedidoEn: row.expedido_en,
    credencial: row.credencial,
    conformidad: row.contenido.conformidad ?? null,
    pdf:
      row.pdf_archivo_id === null || row.pdf_sha256 === null
        ? null
        : { archivoId: row.pdf_archivo_id, sha256: row.pdf_sha256 },
  }));
  return { certificados, sucesos };
}

/** What signs for the product. */
export interface Firmante {
  readonly database: Database;
  readonly secrets: Secrets;
}

/** The public documents that verify a certificate without this site: the keys of the issuer, and the status lists. */
export interface DocumentosDeConfianza {
  readonly did: string;
  readonly listas: readonly {
    readonly proposito: NombreProposito;
    readonly lista: number;
    readonly texto: string;
  }[];
}

/** The documents that verify these certificates, as they are now. */
export async function findDocumentosDeConfianza(
  firmante: Firmante,
  certificados: readonly Pick<CertificadoDelExpediente, 'id'>[],
): Promise<DocumentosDeConfianza> {
  // The key that signs what these documents stand beside is among those they tell of.
  await firmante.database.transaction().execute((trx) => getClaveDeFirma(trx, firmante.secrets));
  const numeros = [...new Set(certificados.map(({ id }) => toLugarEnLista(id).lista))].sort((a, b) => a - b);
  const listas: DocumentosDeConfianza['listas'][number][] = [];
  for (const lista of numeros)
    for (const proposito of ['revocacion', 'suspension'] as const) {
      const texto = await writeLista(firmante, proposito, lista);
      if (texto !== undefined) listas.push({ proposito, lista, texto });
    }
  return { did: await writeDid(firmante.database), listas };
}

/**
 * A document of the product with the proof of the key in use, canonical: what it says, when and by which key is all its
 * bytes depend on.
 */
export async function createDocumentoFirmado(
  { database, secrets }: Firmante,
  momento: Date,
  write: (emisor: string) => Documento,
): Promise<string> {
  const emisor = toDid((await findEmisor(database)).base);
  const clave = await database.transaction().execute((trx) => getClaveDeFirma(trx, secrets));
  return presentCanonico(createFirma(write(emisor), { clave, emisor, momento }));
}
