import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listCambiosDelMes } from './cambios-del-mes.ts';
import { computeCompletitud } from './completitud.ts';
import { chooseEscalones } from './escalones.ts';
import { listFilasPublicas } from './filas-publicas.ts';
import { parseTextoMarcado, toTextoPlano } from './texto-marcado.ts';

describe('the safe subset of a text', () => {
  it('[AREA-15] bold, links to https and to this site, lists and paragraphs', () => {
    expect(
      parseTextoMarcado('Vea **esto** en [el mapa](/mapa).\n\n- Uno\n- [Dos](https://ejemplo.gov.co)'),
    ).toEqual([
      {
        tipo: 'parrafo',
        trozos: [
          { texto: 'Vea ' },
          { texto: 'esto', isBold: true },
          { texto: ' en ' },
          { texto: 'el mapa', enlace: '/mapa' },
          { texto: '.' },
        ],
      },
      { tipo: 'lista', items: [[{ texto: 'Uno' }], [{ texto: 'Dos', enlace: 'https://ejemplo.gov.co' }]] },
    ]);
  });

  it.each(['javascript:alert(1)', 'http://ejemplo.gov.co', '//otro.sitio', 'data:text/html,x'])(
    '[AREA-15] a link to %s stays the text it is',
    (enlace) => {
      expect(parseTextoMarcado(`[pulse](${enlace})`)).toEqual([
        { tipo: 'parrafo', trozos: [{ texto: `[pulse](${enlace})` }] },
      ]);
    },
  );

  it('[AREA-15] whatever is written, no word is lost and no link leads elsewhere', () => {
    const words = fc.array(
      fc.constantFrom('a', ' ', '**', '[', '](', ')', '/x', 'https://y', '\n', '- ', '<b>'),
    );
    const listEnlaces = (texto: string) =>
      parseTextoMarcado(texto)
        .flatMap((parte) => (parte.tipo === 'parrafo' ? parte.trozos : parte.items.flat()))
        .flatMap(({ enlace }) => enlace ?? []);
    const countLetters = (texto: string) => texto.replaceAll(/[^a]/g, '').length;
    fc.assert(
      fc.property(words, (pieces) => {
        const texto = pieces.join('');
        for (const enlace of listEnlaces(texto)) expect(enlace).toMatch(/^(https:\/\/|\/(?!\/))/);
        expect(countLetters(toTextoPlano(texto))).toBe(countLetters(texto));
      }),
    );
  });
});

it('[AREA-15] only rows that are published, with the texts that are asked for', () => {
  const filas = [
    { titulo: 'Una', texto: 'Sí', publico: 'sí', otra: 'x' },
    { titulo: 'Otra', texto: 'No', publico: 'no' },
    { titulo: 5, publico: 'sí' },
  ];
  expect(listFilasPublicas(filas, ['titulo', 'texto'])).toEqual([
    { titulo: 'Una', texto: 'Sí' },
    { titulo: '', texto: '' },
  ]);
});

it('[AREA-15] what changed is added up of the explanations, and what left is no news', () => {
  const parte = (tipo: string, hasta: string | null, cantidad: number, ...nombres: string[]) => ({
    tipo,
    hasta,
    cantidad,
    nombres,
  });
  const explicaciones = new Map([
    ['IND-02', [parte('cambiaron', 'publica', 1, 'Invima'), parte('salieron', null, 4)]],
    [
      'IND-04',
      [
        parte('entraron', 'identificado', 2),
        parte('entraron', 'publicado-nivel-3', 1),
        parte('cambiaron', 'publicado-nivel-3', 2),
      ],
    ],
  ]);
  expect(listCambiosDelMes(explicaciones).map(({ cantidad, texto }) => `${cantidad} ${texto}`)).toEqual([
    '1 entidad publicó su primer servicio',
    '3 servicios llegaron al nivel 3',
    '2 servicios nuevos en el directorio',
  ]);
});

it.each([
  [0, '8 o más'],
  [16, '8 o más'],
  [17, '40 o más'],
  [121, '200 o más'],
  [9999, '5000 o más'],
])('[AREA-15] the steps of a map whose largest count is %d end in %s', (mayor, ultimo) => {
  const { steps, stepLabels } = chooseEscalones(mayor);
  expect(stepLabels[0]).toBe('0');
  expect(stepLabels.at(-1)).toBe(ultimo);
  expect([...steps].sort((one, other) => one - other)).toEqual([...steps]);
});

it('[AREA-15] only what is complete says 100 %', () => {
  const datos = (con: number, sin: number) => [
    ...Array.from({ length: con }, () => ({ esta: true })),
    ...Array.from({ length: sin }, () => ({ esta: false })),
  ];
  expect([
    computeCompletitud(datos(200, 1)),
    computeCompletitud(datos(3, 0)),
    computeCompletitud(datos(0, 3)),
  ]).toEqual([99, 100, 0]);
});
