import { inflateRawSync } from 'node:zlib';
import mammoth from 'mammoth';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { sampleContenidoActa } from '../../../testing/contenido-acta.ts';
import { computeHuellaCanonica } from '../compute-huella-canonica.ts';
import { createActaDocx } from './create-acta-docx.ts';
import { createActaPdf } from './create-acta-pdf.ts';
import { createDocumentos } from './create-documentos.ts';

const HUELLA = computeHuellaCanonica(sampleContenidoActa);
/** Something of every part of the acta. */
const DICHO = [
  'Acta n.º 007',
  'Pasaportes',
  'miércoles, 18 de noviembre de 2026',
  '9:00 a. m. a 10:30 a. m.',
  'Sala 4',
  'MIGRACIÓN COLOMBIA',
  'Íngrid Ñáñez Güiza',
  'No asistió',
  'Compromisos vencidos',
  'Se revisó el esquema de consulta',
  'La consulta pasa a producción',
  'Publicar la guía de consumo',
  '842 KB',
  '1,5 MB',
  '9 de diciembre de 2026',
  'Resultados de las pruebas.xlsx',
  '120 consultas de pasaportes',
  HUELLA,
];
const squeeze = (text: string) => text.replaceAll(/\s+/g, ' ');

/** A part of a ZIP, by its entry in the central directory (APPNOTE 4.3.12). */
function readPart(zip: Buffer, name: string): string {
  const entry = zip.lastIndexOf(name) - 46;
  const start = zip.readUInt32LE(entry + 42);
  const content = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
  return inflateRawSync(zip.subarray(content, content + zip.readUInt32LE(entry + 20))).toString();
}

describe('acta as PDF', () => {
  it('[MESA-11] an independent reader finds its text, its title and its pages', async () => {
    const pdf = await getDocumentProxy(new Uint8Array(await createActaPdf(sampleContenidoActa)));
    const { text, totalPages } = await extractText(pdf, { mergePages: true });
    for (const piece of DICHO) expect(squeeze(text)).toContain(piece);
    expect(squeeze(text)).toContain(`Página 1 de ${totalPages}`);
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({
      Title: 'Acta n.º 007 - Pasaportes',
      Language: 'es-CO',
      CreationDate: 'D:20261120201500Z',
    });
  });

  it('[MESA-11] is tagged: headings, lists and tables with header cells are elements of its structure', async () => {
    const pdf = await getDocumentProxy(new Uint8Array(await createActaPdf(sampleContenidoActa)));
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const roles: string[] = [];
    const visit = (node: { readonly role?: string; readonly children?: readonly object[] }) => {
      if (node.role) roles.push(node.role);
      for (const child of node.children ?? []) visit(child);
    };
    for (let page = 1; page <= pdf.numPages; page += 1) {
      const tree = await (await pdf.getPage(page)).getStructTree();
      if (tree) visit(tree);
    }
    const count = (role: string) => roles.filter((found) => found === role).length;
    expect(count('H1')).toBe(1);
    expect(count('H2')).toBe(8);
    expect(count('H3')).toBe(sampleContenidoActa.reunion.puntos.length);
    expect(count('LI')).toBe(3);
    expect(count('TH')).toBe(9 + 3 + 4 + 3 + 1);
    expect(count('TD')).toBe(9 + 3 * 3 + 2 * 4 + 2 * 3 + 1);
  });

  it('[MESA-11] carries its fonts inside', async () => {
    const text = (await createActaPdf(sampleContenidoActa)).toString('latin1');
    const fonts = text.match(/\/FontName \/\w+/g) ?? [];
    expect(fonts.length).toBeGreaterThan(0);
    expect(text.match(/\/FontFile2 /g)).toHaveLength(fonts.length);
    expect(text).not.toContain('/Type1');
  });

  it('[MESA-11] a meeting with little said, and one with much, fit their pages', async () => {
    const { edicion, reunion } = sampleContenidoActa;
    const nothing = {
      asistentes: [],
      puntos: [],
      decisiones: [],
      compromisos: [],
      documentos: [],
      enmiendas: [],
      avance: '',
      consultores: [],
      lugar: '',
      virtual: false,
      participante: '',
    };
    const empty = await createActaPdf({ edicion, reunion: { ...reunion, ...nothing } });
    expect((await getDocumentProxy(new Uint8Array(empty))).numPages).toBe(1);
    const [asistente] = reunion.asistentes;
    if (!asistente) throw new Error('The sample has somebody who attended.');
    const asistentes = Array.from({ length: 90 }, (_, place) => ({
      ...asistente,
      nombre: `Persona ${place}`,
    }));
    const avance = 'Un avance largo de la reunión. '.repeat(400);
    const long = await createActaPdf({ edicion, reunion: { ...reunion, asistentes, avance } });
    const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(long)), {
      mergePages: true,
    });
    expect(totalPages).toBeGreaterThan(4);
    for (const { nombre } of asistentes) expect(text).toContain(nombre);
  });
});

describe('the foot of a page', () => {
  it('[MESA-11] no heading stands alone at it, however much stands before', async () => {
    const { edicion, reunion } = sampleContenidoActa;
    for (let lines = 1; lines <= 40; lines += 1) {
      const avance = Array.from({ length: lines }, () => 'Se avanzó.').join('\n');
      const bytes = await createActaPdf({ edicion, reunion: { ...reunion, avance } });
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), {
        mergePages: false,
      });
      for (const page of text) {
        const [body = ''] = page.split(/Pasaportes\s*Página \d/);
        expect(body.trimEnd(), `${lines} lines`).not.toMatch(
          /(Asistentes|Orden del día|Avance|Decisiones|Compromisos|Documentos adjuntos|Enmiendas aceptadas)$/,
        );
      }
    }
  });

  it('[MESA-11] the hour of the end is the one by the clock where it is known', async () => {
    const { edicion, reunion } = sampleContenidoActa;
    const held = { edicion, reunion: { ...reunion, terminaEn: '2026-11-18T14:47:00.000Z' } };
    const pdf = await getDocumentProxy(new Uint8Array(await createActaPdf(held)));
    const { text } = await extractText(pdf, { mergePages: true });
    expect(squeeze(text)).toContain('9:00 a. m. a 9:47 a. m.');
  });
});

describe('acta as DOCX', () => {
  it('[MESA-11] another library reads its headings, its tables with header rows and its text', async () => {
    const { value, messages } = await mammoth.convertToHtml({
      buffer: await createActaDocx(sampleContenidoActa),
    });
    expect(messages.filter(({ type }) => type === 'error')).toEqual([]);
    for (const piece of DICHO) expect(squeeze(value.replaceAll(/<[^>]+>/g, ' '))).toContain(piece);
    expect(value.match(/<h1>/g)).toHaveLength(1);
    expect(value.match(/<h2>/g)).toHaveLength(8);
    expect(value.match(/<thead>/g)).toHaveLength(3);
  });
});

describe('acta as DOCX, its parts', () => {
  it('[MESA-11] is in Spanish of Colombia, dated at the issue, with headers repeated on each page', async () => {
    const docx = await createActaDocx(sampleContenidoActa);
    expect(readPart(docx, 'word/styles.xml')).toContain('w:val="es-CO"');
    expect(readPart(docx, 'word/document.xml').match(/<w:tblHeader\/>/g)).toHaveLength(3);
    const core = readPart(docx, 'docProps/core.xml');
    expect(core).toContain('<dc:language>es-CO</dc:language>');
    expect(core.match(/2026-11-20T20:15:00Z/g)).toHaveLength(2);
  });
});

describe('both', () => {
  it('[MESA-11] the same snapshot gives the same bytes, in a process of its own too; another gives others', async () => {
    const first = await createDocumentos(sampleContenidoActa);
    expect(Buffer.from(first.pdf).equals(await createActaPdf(sampleContenidoActa))).toBe(true);
    expect(Buffer.from(first.docx).equals(await createActaDocx(sampleContenidoActa))).toBe(true);
    const { edicion, reunion } = sampleContenidoActa;
    const other = await createActaPdf({ edicion, reunion: { ...reunion, avance: 'Otro avance.' } });
    expect(Buffer.from(first.pdf).equals(other)).toBe(false);
  });
});
