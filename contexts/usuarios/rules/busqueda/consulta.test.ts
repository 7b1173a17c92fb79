import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TipoBuscado } from '../../contract/busqueda.terms.ts';
import { formatConsulta, hasAlcance, parseConsulta } from './consulta.ts';

const TIPOS: readonly TipoBuscado[] = [
  { codigo: 'elementos', uno: 'Elemento', todos: 'Elementos', icono: 'braces' },
  { codigo: 'tramites', uno: 'Trámite', todos: 'Trámites', icono: 'document' },
  { codigo: 'mesas', uno: 'Mesa', todos: 'Mesas', icono: 'messages' },
];
const parse = (escrito: string) => parseConsulta(escrito, TIPOS);

describe('scope words', () => {
  it.each([
    ['pasaporte', { texto: 'pasaporte' }],
    ['pasaporte de:cancillería', { texto: 'pasaporte', de: 'cancillería' }],
    ['de: cancillería pasaporte', { texto: 'pasaporte', de: 'cancillería' }],
    ['ESTADO:devuelta', { texto: '', estado: 'devuelta' }],
    ['estado:"en revisión" libreta', { texto: 'libreta', estado: 'en revisión' }],
    ['libreta en:Trámites de:icbf', { texto: 'libreta', en: 'tramites', de: 'icbf' }],
    ['vence:semana en:mesas', { texto: '', en: 'mesas', vence: 'semana' }],
    ['libreta vence: 3/12/2026', { texto: 'libreta', vence: '2026-12-03' }],
    ['libreta en:elemento', { texto: 'libreta', en: 'elementos' }],
  ])('[AREA-13] %s', (escrito, consulta) => {
    expect(parse(escrito)).toEqual(consulta);
  });

  it.each([
    'certificado de nacimiento',
    'en:nada pasaporte',
    'de: ',
    'estado:""',
    'sede:bogotá',
    'http://ejemplo.gov.co',
    'de:a:b',
    'vence:nunca',
  ])('[AREA-13] %s has none', (escrito) => {
    expect(parse(escrito)).toEqual({ texto: escrito.trim() });
  });

  it('[AREA-13] the first of each counts', () => {
    expect(parse('de:icbf de:dane')).toEqual({ texto: 'de:dane', de: 'icbf' });
  });

  const word = fc.stringMatching(/^[a-zñáé0-9-]{1,8}$/);
  const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((list) => list.join(' '));
  const consultas = fc.record(
    {
      texto: fc.oneof(fc.constant(''), words),
      de: words,
      en: fc.constantFrom(...TIPOS.map(({ codigo }) => codigo)),
      estado: words,
      vence: fc.constantFrom('hoy', 'semana', 'vencidas', '2026-12-03'),
    },
    { requiredKeys: ['texto'] },
  );

  it('[AREA-13] what is written is read back', () => {
    fc.assert(
      fc.property(consultas, (consulta) => {
        expect(parse(formatConsulta(consulta))).toEqual(consulta);
      }),
    );
  });

  it('[AREA-13] any text is read, and what has no colon stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (escrito) => {
        const { texto } = parse(escrito);
        expect(texto).toBe(texto.trim());
        if (!escrito.includes(':')) expect(texto).toBe(escrito.replaceAll(/\s+/g, ' ').trim());
      }),
    );
  });

  it('[AREA-13] entidad and state narrow more than a list takes; a kind does not', () => {
    expect(hasAlcance(parse('libreta en:mesas'))).toBe(false);
    expect(hasAlcance(parse('libreta de:icbf'))).toBe(true);
    expect(hasAlcance(parse('estado:abierta'))).toBe(true);
  });
});
