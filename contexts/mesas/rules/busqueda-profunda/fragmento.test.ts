import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Trozo } from '../../contract/terms.ts';
import { buildFragmento, buildTextoMarcado, LARGO_FRAGMENTO } from './fragmento.ts';

const plegar = (letra: string) => letra.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const join = (trozos: readonly Trozo[]) => trozos.map(({ texto }) => texto).join('');
const marked = (trozos: readonly Trozo[]) =>
  trozos.filter(({ marcado }) => marcado).map(({ texto }) => texto);
const squeeze = (text: string) => text.trim().replaceAll(/\s+/gu, ' ');

const letters = fc.constantFrom(...'aábcñÑo lmn\n\t…ß', '😀', '👩‍💻', 'e\u0301');
const text = fc.string({ unit: letters, maxLength: 900 });
const word = fc.string({ unit: fc.constantFrom(...'abno'), minLength: 1, maxLength: 3 });

describe('a text with what was searched marked', () => {
  it('marks every occurrence as it is written, accents included', () => {
    const trozos = buildTextoMarcado('Pasaporte: PASÁPORTE y pasaportes', ['pasaporte'], plegar);
    expect(marked(trozos)).toEqual(['Pasaporte', 'PASÁPORTE', 'pasaporte']);
  });

  it('marks a letter written with an accent apart as a whole', () => {
    expect(marked(buildTextoMarcado('acta de sesio\u0301n', ['sesio'], plegar))).toEqual(['sesio\u0301']);
  });

  it('a letter that becomes several is marked whole', () => {
    const fold = (letra: string) => (letra === '…' ? '...' : letra);
    expect(marked(buildTextoMarcado('así… no', ['..'], fold))).toEqual(['…']);
  });

  it('says the whole text, spaces made single, and nothing else', () => {
    fc.assert(
      fc.property(text, fc.array(word, { maxLength: 3 }), (texto, words) => {
        expect(join(buildTextoMarcado(texto, words, plegar))).toBe(squeeze(texto));
      }),
    );
  });

  it('HTML is text', () => {
    const trozos = buildTextoMarcado('<b onclick="x">acta</b>', ['acta'], plegar);
    expect(trozos).toEqual([
      { texto: '<b onclick="x">', marcado: false },
      { texto: 'acta', marcado: true },
      { texto: '</b>', marcado: false },
    ]);
  });
});

describe('a fragment', () => {
  it('shows the words around, with an ellipsis where text was left out', () => {
    const texto = `${'antes de esto '.repeat(40)}el pasaporte llegó ${'después de aquello '.repeat(40)}`;
    const fragmento = join(buildFragmento(texto, ['pasaporte'], plegar));
    expect(fragmento).toMatch(/^…\S.* el pasaporte llegó después .*\S…$/);
    expect([...fragmento].length).toBeLessThanOrEqual(LARGO_FRAGMENTO + 2);
  });

  it('prefers the place where more of the words stand together', () => {
    const texto = `pasaporte ${'relleno '.repeat(60)} acta del pasaporte ${'relleno '.repeat(60)}`;
    expect(marked(buildFragmento(texto, ['acta', 'pasaporte'], plegar))).toEqual(['acta', 'pasaporte']);
  });

  it('never divides a character, stays within its length, and is of the text', () => {
    fc.assert(
      fc.property(text, fc.array(word, { minLength: 1, maxLength: 3 }), (texto, words) => {
        const fragmento = buildFragmento(texto, words, plegar);
        const said = join(fragmento);
        expect(said.isWellFormed()).toBe(true);
        for (const trozo of fragmento) expect(trozo.texto.isWellFormed()).toBe(true);
        const inner = said.replace(/^…/, '').replace(/…$/, '');
        expect(squeeze(texto)).toContain(inner);
        // No accent is cut from its letter.
        expect(inner).not.toMatch(/^\p{M}/u);
        expect([...said].length).toBeLessThanOrEqual(LARGO_FRAGMENTO + 4);
      }),
    );
  });

  it('has a mark whenever the text has one', () => {
    fc.assert(
      fc.property(text, word, (texto, one) => {
        const whole = marked(buildTextoMarcado(texto, [one], plegar));
        expect(marked(buildFragmento(texto, [one], plegar)).length > 0).toBe(whole.length > 0);
      }),
    );
  });
});
