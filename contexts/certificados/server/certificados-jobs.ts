import { addArchivoDelProducto } from '@marco/archivos/port';
import type { DatabaseSchema } from '@marco/database';
import { findParametroTexto, presentMomento } from '@marco/parametros/port';
import { type FileStore, type LongJobHandler, type Secrets, writeSystemAudit } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { FORMAS_CERTIFICADO } from '../contract/terms.ts';
import { toDid } from '../rules/credencial.ts';
import { presentPrecinto } from '../rules/precinto.ts';
import { presentTextoSello } from '../rules/texto-sello.ts';
import {
  type CertificadoRow,
  findCertificadoRow,
  findEmisor,
  findLockedCertificado,
} from './certificado.queries.ts';
import { updateCertificadoRow, updateUltimoSello } from './certificado.repository.ts';
import { findSerieBloqueada } from './clave.repository.ts';
import { PREPARAR_CERTIFICADO } from './create-certificado.ts';
import { computeHuellaTexto, createFirma } from './create-firma.ts';
import { addPrecinto } from './documento/add-precinto.ts';
import { createDocumento } from './documento/create-documento.ts';
import { getClaveDeFirma } from './keep-claves.ts';
import { notifyExpedido } from './notify-certificado.ts';

type Running = Transaction<DatabaseSchema>;

/** The PDF with its precinto: the digests of its bytes, signed as of the moment the certificate was issued. */
async function createPdf(
  database: Kysely<DatabaseSchema>,
  secrets: Secrets,
  row: CertificadoRow,
): Promise<Uint8Array> {
  const { base, nombre: ministerio } = await findEmisor(database);
  const pdf = await createDocumento({
    contenido: row.contenido,
    momento: presentMomento(row.expedido_en),
    producto: await findParametroTexto(database, 'titulo.producto', ''),
    ministerio,
    base,
    credencial: row.credencial,
    huellaCredencial: row.huella_credencial,
  });
  const clave = await database.transaction().execute((trx) => getClaveDeFirma(trx, secrets));
  return addPrecinto(pdf, (huellas) =>
    createFirma(presentPrecinto(huellas, { base }, row.contenido), {
      clave,
      emisor: toDid(base),
      momento: row.expedido_en,
    }),
  );
}

/** Puts the seal over the PDF and the credential, after the seal put before in the same series. */
async function addSello(
  trx: Running,
  row: CertificadoRow,
  pdf: { readonly id: string; readonly bytes: number; readonly sha256: string },
): Promise<void> {
  const { ultimo_sello: selloAnterior } = await findSerieBloqueada(trx, row.nivel, row.anio);
  const texto = presentTextoSello({
    numero: row.numero,
    radicado: row.radicado,
    version: row.contenido.servicio.version,
    huellaContenido: row.huella_contenido,
    huellaCredencial: row.huella_credencial,
    pdf,
    selloAnterior,
  });
  const sello = computeHuellaTexto(texto);
  await updateCertificadoRow(trx, row.id, { pdf_archivo_id: pdf.id, sello, texto_sello: texto });
  await updateUltimoSello(trx, row, sello);
  await writeSystemAudit(trx, {
    action: 'sellar-certificado',
    result: 'exito',
    objectType: 'certificado',
    objectId: row.id,
    detail: { antes: null, despues: { numero: row.numero, sello, selloAnterior, pdf: pdf.sha256 } },
  });
}

interface CertificadosWork {
  readonly files: FileStore;
  readonly secrets: Secrets;
}

/**
 * Makes the PDF of a certificate, keeps it, seals both and tells the entidad. No transaction waits for the pages. Repeated
 * after a crash it makes the same bytes.
 */
export function createCertificadosWork({ files, secrets }: CertificadosWork): LongJobHandler<DatabaseSchema> {
  return {
    kind: PREPARAR_CERTIFICADO,
    start: async (database, payload) => {
      const id = Number(payload['certificadoId']);
      const issued = await findCertificadoRow(database, id);
      if (!issued || issued.pdf_archivo_id !== null) return async () => undefined;
      const contenido = await createPdf(database, secrets, issued);
      return async (trx) => {
        // As whoever issues the next one of the servicio: first the series, then the certificate before.
        await findSerieBloqueada(trx, issued.nivel, issued.anio);
        const row = await findLockedCertificado(trx, id);
        if (!row || row.pdf_archivo_id !== null) return;
        const pdf = await addArchivoDelProducto(trx, files, {
          carpeta: 'certificados',
          nombre: `${row.numero}.pdf`,
          tipo: FORMAS_CERTIFICADO.pdf,
          publico: true,
          contenido,
        });
        await addSello(trx, row, pdf);
        if (payload['avisar'] === true) await notifyExpedido(trx, row);
      };
    },
  };
}
