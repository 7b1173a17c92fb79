import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { createIndicadorPdf } from './create-indicador-pdf.ts';
import type { IndicadorImpreso } from './present-impreso.ts';

const MESES = Array.from({ length: 40 }, (_, at) => `mes ${at}`);
const puntos = MESES.map((nombre, at) => ({
  nombre,
  valor: at === 3 ? null : at,
  texto: at === 3 ? 'Sin corte' : `${at},0 %`,
}));

/** A year of one part, upright; with more parts, across. */
function impresoDe(partes: number): IndicadorImpreso {
  const nombres = Array.from({ length: partes }, (_, at) => `Parte ${at}`);
  return {
    producto: 'Producto',
    ministerio: 'Ministerio',
    momento: '2026-11-20T20:15:00Z',
    codigo: 'IND-02',
    titulo: '¿Cuántas entidades publican?',
    hallazgo: 'En julio de 2026: 65,9 %: 207 de 314.',
    portada: [
      ['Filtros', 'Últimos 13 meses. Sector: Salud'],
      ['Corte', '5 de agosto de 2026'],
    ],
    grafica: {
      clase: partes > 1 ? 'columnas' : 'lineas',
      alt: 'Entidades. En julio de 2026: 65,9 %.',
      esPorcentaje: true,
      meta: { texto: 'Meta: 70,0 %', valor: 70 },
      series: nombres.map((nombre) => ({ nombre, puntos })),
    },
    columnas: ['Mes', ...nombres].map((title) => ({ title, share: 1 / (partes + 1) })),
    filas: MESES.map((mes, at) => [mes, ...nombres.map(() => `${at},0 %`)]),
    definicion: [['Fórmula', 'Unas de otras.']],
    direccion: 'https://ejemplo.gov.co/app/indicadores/IND-02?sector=3&meses=13',
    isHorizontal: partes > 4,
  };
}

interface Nodo {
  readonly role?: string;
  readonly alt?: string;
  /** 'content' of what is drawn on the page. */
  readonly type?: string;
  readonly children?: readonly Nodo[];
}

async function read(impreso: IndicadorImpreso) {
  const pdf = await getDocumentProxy(new Uint8Array(await createIndicadorPdf(impreso)));
  const nodos: Nodo[] = [];
  // A table that goes on is in the tree of each of its pages; its cells are drawn once.
  const visit = (nodo: Nodo) => {
    if (nodo.children?.some(({ type }) => type === 'content')) nodos.push(nodo);
    for (const child of nodo.children ?? []) visit(child);
  };
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const tree = await (await pdf.getPage(page)).getStructTree();
    if (tree) visit(tree as Nodo);
  }
  const { text } = await extractText(pdf, { mergePages: false });
  const [, , width = 0, height = 0] = (await pdf.getPage(1)).view;
  return {
    isTagged: (await pdf.getMarkInfo())?.['Marked'],
    count: (role: string) => nodos.filter((nodo) => nodo.role === role).length,
    alts: nodos.flatMap(({ alt }) => alt ?? []),
    pages: text.map((page) => page.replaceAll(/\s+/g, ' ')),
    size: [width, height],
  };
}

describe('the PDF of an indicador', () => {
  it('[AREA-09] is tagged: headings, tables with header cells, and drawings with what they say', async () => {
    const { isTagged, count, alts, pages, size } = await read(impresoDe(1));
    expect(isTagged).toBe(true);
    expect(['H1', 'H2', 'Figure'].map(count)).toEqual([1, 4, 2]);
    expect([count('TH'), count('TD')]).toEqual([2 + 2 + 1, 2 + 2 * MESES.length + 1]);
    expect(alts).toEqual([
      'Entidades. En julio de 2026: 65,9 %.',
      'Código QR que abre https://ejemplo.gov.co/app/indicadores/IND-02?sector=3&meses=13',
    ]);
    expect(size).toEqual([612, 792]);
    for (const dicho of ['207 de 314', 'Últimos 13 meses. Sector: Salud', 'Meta: 70,0 %', 'Unas de otras.'])
      expect(pages.join(' ')).toContain(dicho);
    // The headers of the table stand on each page it goes on to.
    for (const [at, page] of pages.entries()) {
      expect(page).toContain(`Página ${at + 1} de ${pages.length}`);
      if (page.includes('mes 2')) expect(page).toContain('Mes Parte 0');
    }
  });

  it('[AREA-09] a wide table turns the sheet; the same content gives the same bytes', async () => {
    expect((await read(impresoDe(5))).size).toEqual([792, 612]);
    const [one, other] = await Promise.all([
      createIndicadorPdf(impresoDe(5)),
      createIndicadorPdf(impresoDe(5)),
    ]);
    expect(one.equals(other)).toBe(true);
    const { count, pages } = await read({ ...impresoDe(1), grafica: null, filas: [] });
    expect([count('Figure'), pages.join(' ').includes('Todavía no hay cortes.')]).toEqual([1, true]);
  });
});
