import { LOCALE } from '@marco/country/zone';
import { COLOR, dressPages, EMBEDDED_FONTS, PdfWriter } from '@marco/server-kit/pdf';
import { create as createQr } from 'qrcode';
import { ADJUNTO_CREDENCIAL } from '../../contract/terms.ts';
import { type CertificadoImpreso, presentTextosCertificado } from '../../rules/textos-certificado.ts';

/** Side of the code on paper, in points, and of the white around it in modules. */
const QR = { side: 92, quiet: 4 } as const;

const PERSONAS = [
  { title: 'Quién', share: 0.34 },
  { title: 'Cargo', share: 0.3 },
  { title: 'Entidad', share: 0.36 },
] as const;
const ELEMENTOS = [
  { title: 'Identificador', share: 0.26 },
  { title: 'Elemento de dato', share: 0.36 },
  { title: 'OID', share: 0.26 },
  { title: 'Versión', share: 0.12 },
] as const;

const MENSAJES = [
  { title: 'Operación', share: 0.26 },
  { title: 'Mensaje', share: 0.14 },
  { title: 'SHA-256', share: 0.6 },
] as const;

/** The certificate as a tagged PDF that carries its credential; the same certificate gives the same bytes. */
export async function createCertificadoPdf(impreso: CertificadoImpreso): Promise<Buffer> {
  const textos = presentTextosCertificado(impreso);
  const momento = new Date(impreso.contenido.expedidoEn);
  const pdf = new PdfWriter({
    title: `${textos.titulo} - ${impreso.contenido.numero}`,
    author: impreso.producto,
    moment: momento,
    language: LOCALE,
    fonts: EMBEDDED_FONTS,
  });
  pdf.doc.file(Buffer.from(impreso.credencial, 'utf8'), {
    name: ADJUNTO_CREDENCIAL,
    type: 'application/vc',
    description: 'Credencial verificable del certificado',
    creationDate: momento,
    modifiedDate: momento,
  });
  pdf.heading(1, textos.titulo);
  pdf.paragraph(textos.lugar, { color: COLOR.muted, size: 9.5 });
  pdf.doc.y += 4;
  pdf.paragraph(textos.cuerpo, { size: 11 });
  pdf.doc.y += 4;
  pdf.facts(textos.datos);
  pdf.heading(2, 'Quiénes intervinieron');
  pdf.table(PERSONAS, textos.personas);
  writeComprobacion(pdf, textos);
  if (textos.conformidad) {
    pdf.heading(2, 'Anexo: lo que comprobó el banco de conformidad');
    pdf.facts(textos.conformidad.huellas);
    if (textos.conformidad.mensajes.length > 0) pdf.table(MENSAJES, textos.conformidad.mensajes);
  }
  if (textos.elementos.length > 0) {
    pdf.heading(2, 'Anexo: elementos de dato con su versión');
    pdf.table(ELEMENTOS, textos.elementos);
  }
  return pdf.end(
    dressPages({
      product: impreso.producto,
      institution: impreso.ministerio,
      reference: { text: impreso.contenido.numero, size: 10.5, after: 0.66 },
      foot: impreso.contenido.entidad.nombre,
    }),
  );
}

type Textos = ReturnType<typeof presentTextosCertificado>;

/** The code that opens the public page, and how to verify the paper without it. */
function writeComprobacion(pdf: PdfWriter, textos: Textos): void {
  pdf.heading(2, 'Cómo comprobarlo');
  pdf.paragraph(textos.comprobar);
  // On the page of what it opens, with the address below it; what seals it may stand on the next one.
  pdf.require(QR.side + 22);
  pdf.figure(`Código QR que abre ${textos.direccion}`, QR.side, (doc, x, y) =>
    drawQr(doc, textos.direccion, { x, y }),
  );
  pdf.paragraph(textos.direccion, { color: COLOR.marine, size: 9, font: 'bold' });
  pdf.facts([['Huella SHA-256 de la credencial', textos.huella]]);
  pdf.paragraph(textos.aviso, { color: COLOR.muted, size: 9 });
}

function drawQr(
  doc: PDFKit.PDFDocument,
  text: string,
  place: { readonly x: number; readonly y: number },
): void {
  const { modules } = createQr(text, { errorCorrectionLevel: 'M' });
  const module = QR.side / (modules.size + 2 * QR.quiet);
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column))
        doc.rect(
          place.x + (column + QR.quiet) * module,
          place.y + (row + QR.quiet) * module,
          module + 0.02,
          module + 0.02,
        );
  doc.fill('#000000');
}
