import type { DatabaseSchema } from '@marco/database';
import { type CallContext, DocumentAnswer, FileAnswer, type FileStore, refuse } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type CertificadoPublico, certificadosErrors } from '../contract/index.ts';
import { FORMAS_CERTIFICADO, type FormaCertificado } from '../contract/terms.ts';
import { parseCodigo, presentCodigo } from '../rules/codigo-verificacion.ts';
import { type CertificadoRow, findCertificadoPorCodigo, listInferiores } from './certificado.queries.ts';
import { presentEstado } from './present-estado.ts';

type Database = Kysely<DatabaseSchema>;

function presentPublico(
  row: CertificadoRow,
  inferiores: Awaited<ReturnType<typeof listInferiores>>,
): CertificadoPublico {
  const { contenido, sello, texto_sello, sucesor_numero, sucesor_codigo } = row;
  const { expedidoEn, titulo, radicado, servicio, entidad, campos, elementos, intervinieron } = contenido;
  const { conformidad, sinCambios } = contenido;
  return {
    numero: row.numero,
    codigo: presentCodigo(row.codigo),
    titulo,
    nivel: row.nivel,
    ...presentEstado(row),
    expedidoEn,
    hasta: row.valido_hasta,
    radicado,
    servicio: { ...servicio, id: row.servicio_id, versionId: row.servicio_version_id },
    entidad,
    campos,
    elementos: [...elementos],
    conformidad: conformidad === undefined ? null : { ...conformidad, mensajes: [...conformidad.mensajes] },
    sinCambios:
      sinCambios === undefined
        ? null
        : {
            version: sinCambios.version,
            numero: sinCambios.certificado,
            codigo: presentCodigo(sinCambios.codigo),
          },
    intervinieron: [...intervinieron],
    inferiores: inferiores.map((inferior) => ({ ...inferior, codigo: presentCodigo(inferior.codigo) })),
    reemplazadoPor:
      sucesor_numero === null || sucesor_codigo === null
        ? null
        : { numero: sucesor_numero, codigo: presentCodigo(sucesor_codigo) },
    credencial: JSON.parse(row.credencial),
    pdf:
      row.pdf_bytes === null || row.pdf_sha256 === null
        ? null
        : { bytes: Number(row.pdf_bytes), sha256: row.pdf_sha256 },
    sello: sello === null || texto_sello === null ? null : { texto: texto_sello, sha256: sello },
  };
}

/** @throws CERTIFICADO_EN_PREPARACION, CERTIFICADO_SIN_ARCHIVO */
async function presentPdf(files: FileStore, row: CertificadoRow): Promise<FileAnswer> {
  const { pdf_carpeta: folder, pdf_sha256: sha256, pdf_ubicacion: location, pdf_bytes } = row;
  if (folder === null || sha256 === null) throw refuse(certificadosErrors, 'CERTIFICADO_EN_PREPARACION');
  const content = await files.find({ folder, sha256, location });
  if (!content) throw refuse(certificadosErrors, 'CERTIFICADO_SIN_ARCHIVO');
  return new FileAnswer({
    content,
    name: `${row.numero}.pdf`,
    type: FORMAS_CERTIFICADO.pdf,
    bytes: Number(pdf_bytes),
    etag: sha256,
  });
}

/**
 * A certificate by the code somebody typed, in the form they like best. What is no code and what is the code of nothing
 * are answered alike.
 *
 * @throws CERTIFICADO_NO_ENCONTRADO; of the PDF CERTIFICADO_EN_PREPARACION, CERTIFICADO_SIN_ARCHIVO
 */
export async function presentCertificado(
  { database, files }: { readonly database: Database; readonly files: FileStore },
  pedido: { readonly codigo: string; readonly formato?: FormaCertificado | undefined },
  context: CallContext,
): Promise<CertificadoPublico | DocumentAnswer | FileAnswer> {
  const codigo = parseCodigo(pedido.codigo);
  const row = codigo === undefined ? undefined : await findCertificadoPorCodigo(database, codigo);
  if (!row) throw refuse(certificadosErrors, 'CERTIFICADO_NO_ENCONTRADO');
  const { json, vc, pdf } = FORMAS_CERTIFICADO;
  const tipo = pedido.formato ? FORMAS_CERTIFICADO[pedido.formato] : context.negotiate([json, vc, pdf]);
  if (tipo === pdf) return presentPdf(files, row);
  if (tipo === vc)
    return new DocumentAnswer({
      content: row.credencial,
      type: vc,
      etag: row.huella_credencial,
      ...(pedido.formato ? { saveAs: `${row.numero}.json` } : {}),
    });
  return presentPublico(row, await listInferiores(database, row));
}
