import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  escapeHtml,
  findErroresPlantilla,
  listPartesTexto,
  renderHtml,
  renderLinea,
  renderPlantilla,
} from './render-plantilla.ts';

const valores = { nombre: 'Ana', producto: 'Marco', enlace: 'https://marco.ejemplo/app' };

describe('what a template may say', () => {
  it('[AREA-10] a variable its event does not have is refused, once however often it occurs', () => {
    expect(findErroresPlantilla('{{nombre}} {{ apellido }} {{apellido}}', ['nombre'])).toEqual([
      'La variable {{apellido}} no existe en este evento.',
    ]);
  });

  it.each(['{{', '}}', '{{nombre', 'nombre}}', '{{nom bre}}', '{{{{nombre}}}}', '{{1}}', '{{}}'])(
    '[AREA-10] braces that are no variable are refused: %s',
    (texto) => {
      expect(findErroresPlantilla(texto, ['nombre'])).toEqual([
        'Las llaves de una variable se escriben así: {{nombre}}',
      ]);
    },
  );

  it.each(['', 'sin variables', '{ una } llave', '{{nombre}}{{nombre}}', '{{ nombre }}'])(
    'accepts: %s',
    (texto) => {
      expect(findErroresPlantilla(texto, ['nombre'])).toEqual([]);
    },
  );

  it('whatever was accepted renders, with nothing left of its braces', () => {
    const pieza = fc.constantFrom(
      '{{nombre}}',
      '{{ enlace }}',
      '{{otra}}',
      '{{',
      '}}',
      '{',
      '}',
      'texto',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(pieza), (piezas) => {
        const texto = piezas.join('');
        if (findErroresPlantilla(texto, ['nombre', 'enlace']).length > 0) return;
        expect(renderPlantilla(texto, valores)).not.toMatch(/\{\{|\}\}/);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('rendering', () => {
  it('puts each value once: braces and dollar signs of a value stay as they are', () => {
    fc.assert(
      fc.property(fc.string(), (valor) => {
        expect(renderPlantilla('a {{nombre}} b', { nombre: valor })).toBe(`a ${valor} b`);
      }),
    );
    expect(renderPlantilla('{{nombre}}', { nombre: '{{enlace}}', enlace: 'x' })).toBe('{{enlace}}');
  });

  it.each([
    ['Hasta las {{nombre}}.', '9:58 a. m.', 'Hasta las 9:58 a. m.'],
    ['Hasta las {{nombre}}. Después no.', '9:58 a. m.', 'Hasta las 9:58 a. m. Después no.'],
    ['Hasta las {{nombre}}...', '9:58 a. m.', 'Hasta las 9:58 a. m....'],
    ['Con {{nombre}}.', 'Ana', 'Con Ana.'],
  ])('a sentence ends with one stop: %s with %s', (plantilla, nombre, texto) => {
    expect(renderPlantilla(plantilla, { nombre })).toBe(texto);
  });

  it.each(['otra', 'constructor', 'toString'])(
    'a missing value is an error, not an empty word: %s',
    (nombre) => {
      expect(() => renderPlantilla(`{{${nombre}}}`, valores)).toThrow(nombre);
    },
  );

  it('a subject is one line whatever its values hold', () => {
    expect(renderLinea('Hola {{nombre}}', { nombre: 'Ana\r\nBcc: todos@ejemplo.gov.co' })).toBe(
      'Hola Ana Bcc: todos@ejemplo.gov.co',
    );
  });

  it('no value can bring a tag or leave an attribute', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', 'a', ' ') }), (valor) => {
        const html = renderHtml('{{nombre}}\n\n{{enlace}}', {
          nombre: valor,
          enlace: valor,
          producto: valor,
        });
        const vacio = renderHtml('{{nombre}}\n\n{{enlace}}', { nombre: '', enlace: '', producto: '' });
        expect(html.replaceAll(escapeHtml(valor), '').match(/[<>"']/g)).toEqual(vacio.match(/[<>"']/g));
      }),
    );
  });

  it('paragraphs are kept, a lone link becomes a button with its address in words', () => {
    const html = renderHtml('Hola, {{nombre}}:\nsegunda línea\n\n{{enlace}}', valores);
    expect(html).toContain('<p>Hola, Ana:<br>segunda línea</p>');
    expect(html).toContain('<a href="https://marco.ejemplo/app"');
    expect(html).toContain('copie esta dirección en su navegador:<br>https://marco.ejemplo/app</p>');
  });
});

describe('the pieces of a text', () => {
  it('tell values from what was written, and say together what is sent', () => {
    const valores = { nombre: 'Ana', fecha: '9:58 a. m.' };
    const texto = 'Hola, {{nombre}}: es a las {{fecha}}.';
    const partes = listPartesTexto(texto, valores);
    expect(partes.filter(({ esValor }) => esValor).map((parte) => parte.texto)).toEqual([
      'Ana',
      '9:58 a. m.',
    ]);
    expect(partes.map((parte) => parte.texto).join('')).toBe(renderPlantilla(texto, valores));
  });

  it('of a text without variables are one, and of none there is none', () => {
    expect(listPartesTexto('Hola.', {})).toEqual([{ texto: 'Hola.', esValor: false }]);
    expect(listPartesTexto('', {})).toEqual([]);
  });
});
