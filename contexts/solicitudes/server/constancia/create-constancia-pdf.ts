import { LOCALE } from '@marco/country/zone';
import { COLOR, dressPages, EMBEDDED_FONTS, PdfWriter } from '@marco/server-kit/pdf';

/** What a constancia says, as people read it. */
export interface ContenidoConstancia {
  readonly producto: string;
  readonly ministerio: string;
  readonly radicado: string;
  /** When it was filed. */
  readonly momento: Date;
  readonly datos: readonly (readonly [nombre: string, valor: string])[];
  readonly documentos: readonly string[];
  readonly nota: string;
}

const TITULO = 'Constancia de radicación';

/** The proof that a request was filed as a tagged PDF; the same content gives the same bytes. */
export async function createConstanciaPdf(contenido: ContenidoConstancia): Promise<Buffer> {
  const { producto, ministerio, radicado, momento, datos, documentos, nota } = contenido;
  const pdf = new PdfWriter({
    title: `${TITULO} ${radicado}`,
    author: producto,
    moment: momento,
    language: LOCALE,
    fonts: EMBEDDED_FONTS,
  });
  pdf.heading(1, TITULO);
  pdf.paragraph(radicado, { color: COLOR.marine, size: 13, font: 'bold' });
  pdf.doc.y += 6;
  pdf.facts(datos);
  pdf.heading(2, 'Documentos que la acompañan');
  if (documentos.length === 0) pdf.paragraph('Ninguno.', { color: COLOR.muted });
  else pdf.list(documentos);
  pdf.heading(2, 'Plazo');
  pdf.paragraph(nota);
  return pdf.end(dressPages({ product: producto, institution: ministerio, reference: null, foot: radicado }));
}
