import { computeHuellaArchivo } from '@marco/archivos/port';
import type { DatabaseSchema } from '@marco/database';
import { type FileStore, refuse } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type CotejoDeCertificado, certificadosErrors } from '../contract/index.ts';
import type { CotejoCertificado } from '../contract/terms.ts';
import { presentCredencial } from '../rules/credencial.ts';
import { presentCanonico } from '../rules/prueba.ts';
import { presentTextoSello } from '../rules/texto-sello.ts';
import { listDiferencias } from '../rules/verificacion/diferencias.ts';
import { type CertificadoRow, findCertificadoRow, findEmisor, hasSello } from './certificado.queries.ts';
import { computeHuellaTexto } from './create-firma.ts';
import type { toQuienCertifica } from './quien-certifica.ts';

type Database = Kysely<DatabaseSchema>;
type Partes = CotejoDeCertificado['partes'];

const judge = (isSame: boolean): CotejoCertificado => (isSame ? 'intacto' : 'cambiado');

/** The numbers of the PDF in the text that was sealed. */
const PDF_SELLADO = /^archivo pdf (\d+) ([0-9a-f]{64})$/m;
const ANTERIOR = /^anterior (\S+)$/m;

async function verifyPdf(database: Database, files: FileStore, row: CertificadoRow): Promise<Partes> {
  if (row.pdf_archivo_id === null || row.texto_sello === null) return [];
  const [, bytes, sha256] = PDF_SELLADO.exec(row.texto_sello) ?? [];
  const stored = await computeHuellaArchivo(database, files, row.pdf_archivo_id);
  const isSame = stored?.sha256 === sha256 && String(stored?.bytes) === bytes;
  return [{ parte: 'Archivo PDF', hallazgo: stored ? judge(isSame) : 'ausente' }];
}

/** The seal against its text, its text against what is stored, and the seal before it against its series. */
async function verifySello(database: Database, row: CertificadoRow): Promise<Partes> {
  if (row.texto_sello === null) return [];
  const [, bytes, sha256 = ''] = PDF_SELLADO.exec(row.texto_sello) ?? [];
  const anterior = ANTERIOR.exec(row.texto_sello)?.[1] ?? '';
  const esperado = presentTextoSello({
    numero: row.numero,
    radicado: row.radicado,
    version: row.contenido.servicio.version,
    huellaContenido: row.huella_contenido,
    huellaCredencial: row.huella_credencial,
    pdf: { bytes: Number(bytes), sha256 },
    selloAnterior: anterior === '-' ? null : anterior,
  });
  const isSame = esperado === row.texto_sello && computeHuellaTexto(row.texto_sello) === row.sello;
  return [
    { parte: 'Sello', hallazgo: judge(isSame) },
    ...(anterior === '-'
      ? []
      : [
          {
            parte: 'Sello anterior de la serie',
            hallazgo: (await hasSello(database, row, anterior)) ? ('intacto' as const) : ('ausente' as const),
          },
        ]),
  ];
}

/** Whether the columns say what the credential says, which is what was signed. */
async function isCredencialDe(database: Database, row: CertificadoRow): Promise<boolean> {
  try {
    const { proof, ...firmada } = JSON.parse(row.credencial);
    return (
      listDiferencias(presentCredencial(row.contenido, await findEmisor(database), row.id), firmada)
        .length === 0
    );
  } catch {
    return false;
  }
}

/**
 * Compares everything stored of a certificate with what was signed and sealed: each byte of the PDF is read again.
 *
 * @throws CERTIFICADO_NO_ENCONTRADO
 */
export async function verifyCertificado(
  { database, files }: { readonly database: Database; readonly files: FileStore },
  id: number,
  quien: ReturnType<typeof toQuienCertifica>,
): Promise<CotejoDeCertificado> {
  const row = await findCertificadoRow(database, id);
  if (!row || !(quien.esMinisterio || row.entidad_id === quien.entidadId))
    throw refuse(certificadosErrors, 'CERTIFICADO_NO_ENCONTRADO');
  const { contenido, registro } = row;
  const partes: Partes = [
    {
      parte: 'Contenido registrado',
      hallazgo: judge(computeHuellaTexto(presentCanonico({ contenido, registro })) === row.huella_contenido),
    },
    {
      parte: 'Credencial',
      hallazgo: judge(
        computeHuellaTexto(row.credencial) === row.huella_credencial && (await isCredencialDe(database, row)),
      ),
    },
    ...(await verifyPdf(database, files, row)),
    ...(await verifySello(database, row)),
  ];
  return {
    valido: partes.every(({ hallazgo }) => hallazgo === 'intacto'),
    verificadoEn: new Date().toISOString(),
    partes,
  };
}
