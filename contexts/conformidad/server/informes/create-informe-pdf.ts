import { LOCALE } from '@marco/country/zone';
import { COLOR, dressPages, EMBEDDED_FONTS, PdfWriter } from '@marco/server-kit/pdf';
import { type InformeImpreso, presentTextosInforme } from '../../rules/textos-informe.ts';

const COMPROBACIONES = [
  { title: 'Código', share: 0.12 },
  { title: 'Comprobación', share: 0.64 },
  { title: 'Resultado', share: 0.24 },
] as const;
const LUGARES = [
  { title: 'Lugar', share: 0.28 },
  { title: 'Se encontró', share: 0.4 },
  { title: 'Cómo corregirlo', share: 0.32 },
] as const;
const MENSAJES = [
  { title: 'Operación', share: 0.2 },
  { title: 'Mensaje', share: 0.14 },
  { title: 'Resultado', share: 0.12 },
  { title: 'Reglas', share: 0.1 },
  { title: 'SHA-256', share: 0.44 },
] as const;

/** A kept report as a tagged PDF; the same report gives the same bytes. */
export async function createInformePdf(impreso: InformeImpreso): Promise<Buffer> {
  const textos = presentTextosInforme(impreso);
  const pdf = new PdfWriter({
    title: `${textos.titulo} ${impreso.id}`,
    author: impreso.producto,
    moment: new Date(impreso.fecha),
    language: LOCALE,
    fonts: EMBEDDED_FONTS,
  });
  pdf.heading(1, textos.titulo);
  pdf.paragraph(textos.lugar, { color: COLOR.muted, size: 9.5 });
  pdf.paragraph(textos.veredicto, { color: COLOR.marine, size: 13, font: 'bold' });
  pdf.facts(textos.datos);
  pdf.heading(2, 'Comprobaciones');
  for (const { titulo, filas } of textos.grupos) {
    pdf.heading(3, titulo);
    pdf.table(COMPROBACIONES, filas);
  }
  if (textos.problemas.length > 0) pdf.heading(2, 'Lo que hay que corregir o revisar');
  for (const { titulo, lineamiento, lugares, resto } of textos.problemas) {
    pdf.heading(3, titulo);
    pdf.paragraph(lineamiento, { color: COLOR.muted, size: 9 });
    pdf.table(LUGARES, lugares);
    if (resto !== null) pdf.paragraph(resto, { color: COLOR.muted, size: 9 });
  }
  if (textos.mensajes.length > 0) {
    pdf.heading(2, 'Mensajes probados');
    pdf.table(MENSAJES, textos.mensajes);
  }
  pdf.heading(2, 'Sello del informe');
  pdf.facts(textos.sello);
  pdf.paragraph(textos.nota, { color: COLOR.muted, size: 9 });
  return pdf.end(
    dressPages({
      product: impreso.producto,
      institution: impreso.ministerio,
      reference: null,
      foot: textos.pie,
    }),
  );
}
