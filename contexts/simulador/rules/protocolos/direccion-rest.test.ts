import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DireccionRest,
  findDirecciones,
  isMismoCuerpo,
  type LugarPedido,
  readDireccion,
  translateCuerpo,
  translateParametros,
} from './direccion-rest.ts';

const read = (plantilla: string, partes: readonly string[]) => {
  const valores = readDireccion(plantilla, partes);
  return valores && Object.fromEntries(valores);
};

const createDireccion = (metodo: string, direccion: string): DireccionRest => ({
  operacion: 'consultar',
  metodo,
  direccion,
  exito: 200,
  parametros: [],
  cuerpo: [],
});

const createLugar = (
  nombre: string,
  campo: string | null,
  hijos: readonly LugarPedido[] = [],
): LugarPedido => ({ nombre, campo: campo === null ? null : campo.split('/'), hijos });

describe('[AREA-15] an address of a contract', () => {
  it.each([
    ['/personas/{id}', ['personas', '17'], { id: '17' }],
    ['/personas/{id}/predios/{predio}', ['personas', '1', 'predios', 'a/b'], { id: '1', predio: 'a/b' }],
    ['/personas/{tipo}-{numero}.json', ['personas', 'CC-17-2.json'], { tipo: 'CC', numero: '17-2' }],
    ['/', [], {}],
    ['/consultar', ['consultar'], {}],
  ])('%s is read of %j', (plantilla, partes, valores) => {
    expect(read(plantilla, partes)).toEqual(valores);
  });

  it.each([
    ['/personas/{id}', ['personas']],
    ['/personas/{id}', ['personas', '']],
    ['/personas/{id}', ['personas', '17', 'mas']],
    ['/personas/{id}', ['Personas', '17']],
    ['/personas/{id}.json', ['personas', '17.xml']],
    ['/personas/{tipo}-{numero}', ['personas', '-17']],
    ['/personas', ['personas.']],
  ])('%s is not that of %j', (plantilla, partes) => {
    expect(read(plantilla, partes)).toBeUndefined();
  });

  it('gives back what was written in it', () => {
    const parte = fc.stringMatching(/^[^/{}]{1,12}$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), parte), { maxLength: 6 }), (partes) => {
        const plantilla = partes.map(([esNombre, texto], at) => (esNombre ? `{n${at}}` : texto)).join('/');
        const esperados = partes.flatMap(([esNombre, texto], at) => (esNombre ? [[`n${at}`, texto]] : []));
        expect(
          read(
            `/${plantilla}`,
            partes.map(([, texto]) => texto),
          ),
        ).toEqual(Object.fromEntries(esperados));
      }),
    );
  });

  it('is soon read, whatever stands in it', () => {
    const plantilla = `/${'{a}x'.repeat(500)}`;
    expect(readDireccion(plantilla, [`${'x'.repeat(100_000)}y`])).toBeUndefined();
  });

  it('that is written whole goes before one with names', () => {
    const direcciones = [
      createDireccion('GET', '/personas/{id}'),
      createDireccion('POST', '/personas/buscar'),
      createDireccion('DELETE', '/personas/{id}'),
    ];
    const list = (...partes: string[]) =>
      findDirecciones(direcciones, partes).map(({ direccion }) => direccion.metodo);
    expect(list('personas', 'buscar')).toEqual(['POST']);
    expect(list('personas', '17')).toEqual(['GET', 'DELETE']);
    expect(list('personas')).toEqual([]);
  });
});

describe('[AREA-15] a petition in the words of a contract', () => {
  it('has the fields of its address where the operation has them', () => {
    const direccion = {
      parametros: [
        createLugar('id', 'persona/numero'),
        createLugar('formato', null),
        createLugar('tipo', null),
      ],
    };
    const dichos = [
      ['id', '17'],
      ['formato', 'corto'],
      ['tipo', 'CC'],
      ['otro', 'x'],
    ] as const;
    const traducidos = translateParametros(direccion, dichos, (nombre) =>
      nombre === 'tipo' ? ['persona', 'tipo'] : undefined,
    );
    expect(traducidos).toEqual([
      ['persona.numero', '17'],
      ['persona.tipo', 'CC'],
      ['otro', 'x'],
    ]);
  });

  it('has each value of its body at its field, whatever stands around it and however often it comes', () => {
    const lugares = [
      createLugar('datos', null, [
        createLugar('items', 'registro', [
          createLugar('f', 'registro/fecha'),
          createLugar('quien', null, [createLugar('n', 'registro/persona/numero')]),
        ]),
        createLugar('canal', 'origen'),
      ]),
      createLugar('traza', null),
    ];
    const destino: Record<string, unknown> = { dicho: 'antes' };
    const cuerpo = {
      datos: {
        items: [
          { f: '2026-01-01', quien: { n: 1 } },
          { f: '2026-01-02', ajeno: 2 },
        ],
        canal: 'web',
      },
      traza: { id: 9 },
      sobra: true,
    };
    translateCuerpo(cuerpo, lugares, destino);
    expect(JSON.parse(JSON.stringify(destino))).toEqual({
      dicho: 'antes',
      registro: [
        { fecha: '2026-01-01', persona: { numero: 1 } },
        { fecha: '2026-01-02', ajeno: 2 },
      ],
      origen: 'web',
      sobra: true,
    });
    expect(isMismoCuerpo(lugares)).toBe(false);
  });

  it('is the same where the contract says what the operation says', () => {
    const lugares = [createLugar('persona', 'persona', [createLugar('numero', 'persona/numero')])];
    expect(isMismoCuerpo(lugares)).toBe(true);
    expect(isMismoCuerpo([createLugar('persona', 'persona', [createLugar('n', 'persona/numero')])])).toBe(
      false,
    );
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (valor, nombre) => {
        const destino: Record<string, unknown> = Object.create(null);
        const cuerpo = { persona: { numero: valor }, [`_${nombre}`]: valor };
        translateCuerpo(cuerpo, lugares, destino);
        expect(JSON.parse(JSON.stringify(destino))).toEqual(JSON.parse(JSON.stringify(cuerpo)));
      }),
    );
  });
});
