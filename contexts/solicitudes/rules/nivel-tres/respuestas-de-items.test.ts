import { expect, it } from 'vitest';
import { sampleNivelTres } from '../../testing/nivel-tres-sample.ts';
import { listTextosDeItems, type RespondidoNivelTres } from './respuestas-de-items.ts';

const documento = { idArchivo: 'a', nombre: 'plan.pdf', tamano: 1 };
const RESPONDIDO: RespondidoNivelTres = {
  nivelTres: { ...sampleNivelTres, continuidad: { fecha: '2026-01-01', documento } },
  normas: [],
  consumoAbierto: false,
  consumidores: [{ id: 2 }, { id: 1 }],
};
const DIGESTS = new Map([
  ['a', 'f1'],
  ['b', 'f1'],
  ['c', 'f2'],
]);
const list = (
  nivelTres: Partial<RespondidoNivelTres['nivelTres']>,
  otros: Partial<RespondidoNivelTres> = {},
) =>
  listTextosDeItems(
    { ...RESPONDIDO, ...otros, nivelTres: { ...RESPONDIDO.nivelTres, ...nivelTres } },
    DIGESTS,
  );
const antes = list({});

/** Items whose answer is another one. */
const listDistintos = (ahora: ReadonlyMap<string, string>) =>
  [...antes].flatMap(([codigo, texto]) => (ahora.get(codigo) === texto ? [] : [codigo]));

it.each([
  ['nothing', {}, {}, []],
  [
    'the name and the id of a file with the same bytes',
    { continuidad: { fecha: '2026-01-01', documento: { ...documento, idArchivo: 'b', nombre: 'otro.pdf' } } },
    {},
    [],
  ],
  [
    'the bytes of a file',
    { continuidad: { fecha: '2026-01-01', documento: { ...documento, idArchivo: 'c' } } },
    {},
    ['OG-7'],
  ],
  ['a text', { procesos: 'Otros.' }, {}, ['OG-1']],
  ['the order of who reads it', {}, { consumidores: [{ id: 1 }, { id: 2 }] }, []],
  ['who reads it', {}, { consumidores: [{ id: 1 }] }, ['OG-2']],
  [
    'the version',
    { servicioVersion: { ...sampleNivelTres.servicioVersion, id: 999 } },
    {},
    ['PL-3', 'PL-5', 'TE-7'],
  ],
] as const)('[AREA-05] changing %s changes the answers of its items', (_que, nivelTres, otros, codigos) => {
  expect(listDistintos(list(nivelTres, otros))).toEqual(codigos);
});
