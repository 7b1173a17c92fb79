import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { presentCanonico } from './contenido-acta.ts';
import { toNombreArchivo } from './nombre-archivo.ts';
import { listPorRevisar } from './por-revisar.ts';
import { presentTextoSello } from './texto-sello.ts';
import { computeHasta, findErrorPlazo, findVentana } from './ventana-enmienda.ts';

describe('what is looked at before an acta is issued', () => {
  it('[MESA-11] is what is empty, unmarked, a draft or not noted; nothing where all is written', () => {
    const listo = { avance: 'Se probó.', sinMarcar: 0, porAgregar: 0, sinPublicar: false };
    expect(listPorRevisar(listo)).toEqual([]);
    expect(listPorRevisar({ avance: ' ', sinMarcar: 1, porAgregar: 2, sinPublicar: true })).toEqual([
      'El avance de la reunión está vacío.',
      'Hay notas en borrador: el acta recoge las publicadas.',
      'Falta marcar si un participante asistió.',
      'Hay 2 líneas de las notas por agregar como decisión o compromiso.',
    ]);
    expect(listPorRevisar({ ...listo, sinMarcar: 3 })).toEqual([
      'Hay 3 participantes sin asistencia marcada.',
    ]);
  });
});

describe('canonical text', () => {
  it('does not depend on the order of the fields', () => {
    expect(presentCanonico({ b: [1, { d: null, c: 'ñ' }], a: true })).toBe(
      '{"a":true,"b":[1,{"c":"ñ","d":null}]}',
    );
  });

  it('is JSON of the same value, whatever the value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const plain = JSON.parse(JSON.stringify(value));
        expect(JSON.parse(presentCanonico(plain))).toEqual(plain);
      }),
    );
  });

  it('[MESA-11] a seal says mesa, meeting, acta, content, the seal before and each file', () => {
    const text = presentTextoSello({
      mesaId: 7,
      reunionId: 31,
      numero: 4,
      emision: 2,
      huellaContenido: 'c0',
      selloAnterior: null,
      archivos: [{ papel: 'adjunto', nombre: 'Línea 1\narchivo "x".pdf', bytes: 12, sha256: 'a1' }],
    });
    expect(text.split('\n')).toEqual([
      'marco-acta-sello/1',
      'mesa 7',
      'reunion 31',
      'acta 4',
      'emision 2',
      'contenido c0',
      'anterior -',
      'archivo adjunto 12 a1 "Línea 1\\narchivo \\"x\\".pdf"',
      '',
    ]);
  });
});

describe('window of enmiendas', () => {
  it.each([
    [{ dias: 5 }, '2026-11-20', '2026-11-27'],
    // The 8th of December is a holiday.
    [{ dias: 3 }, '2026-12-04', '2026-12-10'],
    [{ hasta: '2026-12-01' }, '2026-11-20', '2026-12-01'],
  ])('[MESA-11] %j from %s ends on %s', (plazo, hoy, hasta) => {
    expect(computeHasta(plazo, hoy)).toBe(hasta);
    expect(findErrorPlazo(plazo, hoy)).toBeNull();
  });

  it.each([
    [{ dias: 0 }, 'dias'],
    [{ dias: 31 }, 'dias'],
    [{ hasta: '2026-11-20' }, 'hasta'],
    [{ hasta: '2027-11-20' }, 'hasta'],
  ])('[MESA-11] %j is refused', (plazo, campo) => {
    expect(findErrorPlazo(plazo, '2026-11-20')).toMatchObject({ campo });
  });

  it('[MESA-11] is open on its last day and not after it', () => {
    const acta = { estado: 'en-enmienda', enmiendaHasta: '2026-11-27' };
    expect(findVentana(acta, '2026-11-27')).toBe('2026-11-27');
    expect(findVentana(acta, '2026-11-28')).toBeNull();
    expect(findVentana({ ...acta, estado: 'emitida' }, '2026-11-20')).toBeNull();
  });
});

describe('file name', () => {
  it.each([
    ['Pasaportes', 'Acta 007 - Pasaportes.pdf'],
    ['Salud / Hospitales: "fase 2"', 'Acta 007 - Salud Hospitales fase 2.pdf'],
    ['x'.repeat(300), `Acta 007 - ${'x'.repeat(120)}.pdf`],
  ])('of the mesa %s', (mesa, name) => {
    expect(toNombreArchivo(7, mesa, 'pdf')).toBe(name);
  });
});
