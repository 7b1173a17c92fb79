import { LOCALE } from '@marco/country/zone';
import { COLOR, drawQr, dressPages, EMBEDDED_FONTS, PdfWriter } from '@marco/server-kit/pdf';
import { ADJUNTO_CREDENCIAL } from '../../contract/terms.ts';
import { type CertificadoImpreso, presentTextosCertificado } from '../../rules/textos-certificado.ts';

/** Side of the code on paper, in points. */
const LADO_QR = 92;

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
  pdf.require(LADO_QR + 22);
  pdf.figure(`Código QR que abre ${textos.direccion}`, LADO_QR, (doc, x, y) =>
    drawQr(doc, textos.direccion, { x, y, side: LADO_QR }),
  );
  pdf.paragraph(textos.direccion, { color: COLOR.marine, size: 9, font: 'bold' });
  pdf.facts([['Huella SHA-256 de la credencial', textos.huella]]);
  pdf.paragraph(textos.aviso, { color: COLOR.muted, size: 9 });
}
