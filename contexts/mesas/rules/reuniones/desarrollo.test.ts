import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BORRADOR_VACIO,
  chooseVersion,
  clearGuardado,
  hasPendientes,
  listCambios,
  readValor,
  writeValor,
} from './borrador-desarrollo.ts';
import { compareCambios, findErrorValor, listCampos } from './campos-desarrollo.ts';

const GUARDADO = { avance: 'Uno', 'punto:7': '', 'asistio:3': '' };

describe('what a save does to what is stored', () => {
  it('[MESA-11] writes what nobody touched, leaves what somebody else wrote, names what is gone', () => {
    const cambios = [
      { campo: 'avance', base: '', valor: 'Otro' },
      { campo: 'punto:7', base: '', valor: 'Nota' },
      { campo: 'asistio:3', base: 'no', valor: '' },
      { campo: 'decision:9', base: 'A', valor: 'B' },
    ];
    expect(compareCambios(GUARDADO, cambios)).toEqual({
      escribir: [cambios[1]],
      diferencias: [
        { campo: 'avance', guardado: 'Uno' },
        { campo: 'decision:9', guardado: null },
      ],
    });
  });

  it('[MESA-11] no name of an object of the language is a field', () => {
    const { diferencias } = compareCambios(GUARDADO, [{ campo: 'constructor', base: '', valor: '' }]);
    expect(diferencias).toEqual([{ campo: 'constructor', guardado: null }]);
  });

  it('[MESA-11] each field has its name and its limit', () => {
    const desarrollo = {
      avance: 'A',
      participante: 'P',
      puntos: [{ id: 7, notas: 'N' }],
      participantes: [{ id: 3, asistio: false }],
      decisiones: [{ id: 9, texto: 'D' }],
    };
    expect(listCampos(desarrollo)).toEqual({
      avance: 'A',
      participante: 'P',
      'punto:7': 'N',
      'asistio:3': 'no',
      'decision:9': 'D',
    });
    expect(findErrorValor('asistio:3', 'si')).toBeUndefined();
    expect(findErrorValor('asistio:3', 'x')).toMatch(/asistió/);
    expect(findErrorValor('decision:9', ' ')).toMatch(/quítela/);
    expect(findErrorValor('punto:7', 'a'.repeat(10_001))).toBe('Escriba máximo 10000 caracteres.');
  });
});

describe('a draft of the minutes', () => {
  it('[MESA-11] what is written back to how it was is no change', () => {
    const written = writeValor(BORRADOR_VACIO, GUARDADO, 'avance', 'Dos');
    expect(listCambios(written)).toEqual([{ campo: 'avance', base: 'Uno', valor: 'Dos' }]);
    expect(hasPendientes(writeValor(written, GUARDADO, 'avance', 'Uno'))).toBe(false);
  });

  it('[MESA-11] what is written while a save is under way stays to be saved, upon what was saved', () => {
    const sent = writeValor(BORRADOR_VACIO, GUARDADO, 'avance', 'Dos');
    const cambios = listCambios(sent);
    const meanwhile = writeValor(sent, GUARDADO, 'avance', 'Dos y tres');
    const after = clearGuardado(meanwhile, cambios, []);
    expect(listCambios(after)).toEqual([{ campo: 'avance', base: 'Dos', valor: 'Dos y tres' }]);
  });

  it.each([
    ['propia', 'Mío', true],
    ['guardada', 'Suyo', false],
    ['ambas', 'Suyo\n\nMío', true],
  ] as const)('[MESA-11] of two versions the person takes %s', (eleccion, valor, isPending) => {
    const sent = writeValor(BORRADOR_VACIO, GUARDADO, 'avance', 'Mío');
    const differs = clearGuardado(sent, listCambios(sent), [{ campo: 'avance', guardado: 'Suyo' }]);
    // Until the person chooses nothing of the field is sent, and what they wrote shows.
    expect(listCambios(differs)).toEqual([]);
    expect(readValor(differs, { avance: 'Suyo' }, 'avance')).toBe('Mío');
    const chosen = chooseVersion(differs, 'avance', eleccion);
    expect(readValor(chosen, { avance: 'Suyo' }, 'avance')).toBe(valor);
    expect(hasPendientes(chosen)).toBe(isPending);
    if (isPending) expect(listCambios(chosen)).toEqual([{ campo: 'avance', base: 'Suyo', valor }]);
  });

  it('[MESA-11] two people who write and save in any order lose nothing they did not agree to lose', () => {
    const campo = fc.constantFrom('avance', 'punto:7');
    const step = fc.record({ who: fc.constantFrom(0, 1), campo, saves: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const table = sitTwoPeople();
        for (const [position, { who, campo: name, saves }] of steps.entries()) {
          table.write(who, name, `<${position}>`);
          if (saves) table.save(who);
        }
        for (const who of [0, 1, 0, 1, 0, 1]) table.save(who);
        for (const [position, { campo: name }] of steps.entries())
          expect(table.read(name)).toContain(`<${position}>`);
      }),
    );
  });
});

/** Two people at one text, each with a draft; of two versions they keep both. */
function sitTwoPeople() {
  let stored: Record<string, string> = { avance: '', 'punto:7': '' };
  const drafts = new Map([
    [0, BORRADOR_VACIO],
    [1, BORRADOR_VACIO],
  ]);
  const draftOf = (who: number) => drafts.get(who) ?? BORRADOR_VACIO;
  return {
    read: (name: string) => stored[name],
    write: (who: number, name: string, word: string) => {
      const draft = draftOf(who);
      drafts.set(who, writeValor(draft, stored, name, readValor(draft, stored, name) + word));
    },
    save: (who: number) => {
      const cambios = listCambios(draftOf(who));
      const { escribir, diferencias } = compareCambios(stored, cambios);
      stored = { ...stored, ...Object.fromEntries(escribir.map(({ campo, valor }) => [campo, valor])) };
      const saved = clearGuardado(draftOf(who), cambios, diferencias);
      drafts.set(
        who,
        diferencias.reduce((draft, { campo }) => chooseVersion(draft, campo, 'ambas'), saved),
      );
    },
  };
}
