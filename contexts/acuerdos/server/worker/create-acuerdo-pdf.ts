import { LOCALE } from '@marco/country/zone';
import { COLOR, dressPages, EMBEDDED_FONTS, PdfWriter } from '@marco/server-kit/pdf';

/** What the document of an acuerdo says, as people read it. */
export interface DocumentoDeAcuerdo {
  readonly producto: string;
  readonly ministerio: string;
  readonly numero: string;
  /** When it was approved. */
  readonly momento: Date;
  readonly partes: string;
  readonly datos: readonly (readonly [nombre: string, valor: string])[];
  readonly finalidades: readonly (readonly string[])[];
  readonly campos: readonly (readonly string[])[];
  readonly condiciones: string;
  /** How much of the contract it asks for: 'Pide 6 de 24 datos; 2 personales.' */
  readonly medida: string;
}

const TITULO = 'Acuerdo de consumo de información';
/** Name the reduced contract has inside the PDF. */
const ADJUNTO = 'contrato-reducido.json';

const FINALIDADES = [
  { title: 'Finalidad', share: 0.34 },
  { title: 'Norma', share: 0.28 },
  { title: 'Base para datos personales', share: 0.2 },
  { title: 'Consultas al día', share: 0.18 },
] as const;
const CAMPOS = [
  { title: 'Dato', share: 0.3 },
  { title: 'Lugar en la respuesta', share: 0.4 },
  { title: 'Dato personal', share: 0.14 },
  { title: 'Finalidad', share: 0.16 },
] as const;

/** The document of an acuerdo as a tagged PDF that carries its reduced contract; the same content gives the same bytes. */
export async function createAcuerdoPdf(documento: DocumentoDeAcuerdo, openapi: string): Promise<Buffer> {
  const { producto, ministerio, numero, momento } = documento;
  const pdf = new PdfWriter({
    title: `${TITULO} ${numero}`,
    author: producto,
    moment: momento,
    language: LOCALE,
    fonts: EMBEDDED_FONTS,
  });
  pdf.doc.file(Buffer.from(openapi, 'utf8'), {
    name: ADJUNTO,
    type: 'application/json',
    description: 'Contrato reducido del acuerdo (OpenAPI 3.1)',
    creationDate: momento,
    modifiedDate: momento,
  });
  pdf.heading(1, TITULO);
  pdf.paragraph(numero, { color: COLOR.marine, size: 13, font: 'bold' });
  pdf.doc.y += 4;
  pdf.paragraph(documento.partes, { size: 11 });
  pdf.doc.y += 4;
  pdf.facts(documento.datos);
  pdf.heading(2, 'Para qué');
  pdf.table(FINALIDADES, documento.finalidades);
  pdf.heading(2, 'Qué datos');
  pdf.paragraph(documento.medida);
  pdf.table(CAMPOS, documento.campos);
  pdf.heading(2, 'Condiciones');
  pdf.paragraph(
    documento.condiciones === '' ? 'La entidad que ofrece no escribió otras.' : documento.condiciones,
  );
  pdf.heading(2, 'Contrato');
  pdf.paragraph(
    `Este PDF lleva dentro el contrato reducido (${ADJUNTO}): las mismas operaciones, y de cada respuesta solo los datos de este acuerdo.`,
  );
  return pdf.end(dressPages({ product: producto, institution: ministerio, reference: null, foot: numero }));
}
