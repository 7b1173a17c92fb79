import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PARTES_NIVEL_DOS } from '../../contract/terms.ts';
import { findLugarDeMarca, listLugares, toLugarDeCampo, toParte } from './lugares.ts';
import {
  findFaltaDeMarcas,
  findMarcaPorResponder,
  listMarcasSinResponder,
  listUltimasMarcas,
} from './marcas.ts';

const NIVEL_UNO = {
  nivel: 1,
  campos: [{ nombre: 'numero' }, { nombre: 'a.b' }, { nombre: 'numero' }],
  normas: [{}],
} as const;

describe('the places a return may mark', () => {
  it('[AREA-05] of level 1 are the parts of the form, their fields, the fields it exchanges and its norms', () => {
    expect(listLugares(NIVEL_UNO).map(({ codigo }) => codigo)).toEqual([
      'servicio',
      'servicio.servicioNombre',
      'servicio.servicioDescripcion',
      'servicio.objetivo',
      'servicio.tipoIntercambio',
      'servicio.sincronia',
      'servicio.dominioId',
      'servicio.periodicidad',
      'servicio.volumenEstimado',
      'servicio.consumidores',
      'campos',
      'campos.numero',
      'campos.a.b',
      'documentos',
      'normas.1',
    ]);
  });

  it('[AREA-05] of a request that ends a version are its day, its successor and its reason', () => {
    expect(listLugares({ ...NIVEL_UNO, nivel: 3, tipo: 'retiro' }).map(({ codigo }) => codigo)).toEqual([
      'retiro',
      'retiro.fechaRetiro',
      'retiro.sucesoraId',
      'retiro.motivo',
    ]);
  });

  it('[AREA-05] of level 2 are the steps of its form and their fields', () => {
    const lugares = listLugares({ ...NIVEL_UNO, nivel: 2 });
    expect([...new Set(lugares.map(({ parte }) => parte))]).toEqual(PARTES_NIVEL_DOS);
    expect(lugares.map(({ codigo }) => codigo)).toEqual([
      'servicio',
      'contrato',
      'contrato.archivo',
      'contrato.tecnologia',
      'contrato.urlPruebas',
      'correspondencia',
      'mensajes',
      'aprobacion',
      'aprobacion.responsable',
      'aprobacion.cargo',
      'aprobacion.fecha',
      'aprobacion.documento',
      'aprobacion.observaciones',
    ]);
  });

  it('[AREA-05] of level 3 are its certificates, its dimensions and the consumption, and their answers', () => {
    const lugares = listLugares({ ...NIVEL_UNO, nivel: 3, normas: [] });
    expect([...new Set(lugares.map(({ parte }) => parte))]).toEqual([
      'servicio',
      'politico-legal',
      'organizacional',
      'tecnico',
      'consumo',
    ]);
    const codigos = lugares.map(({ codigo }) => codigo);
    expect(codigos).toContain('politico-legal.vinculacion');
    expect(codigos).toContain('organizacional.ans');
    expect(codigos).toContain('tecnico.certificadosTls');
    expect(new Set(codigos).size).toBe(codigos.length);
  });

  it('[AREA-05] each belongs to the part its code says, whatever a field is called', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1, maxLength: 120 })), fc.nat(5), (nombres, normas) => {
        const solicitud = {
          nivel: 1,
          campos: nombres.map((nombre) => ({ nombre })),
          normas: Array.from({ length: normas }, () => ({})),
        } as const;
        for (const { codigo, parte } of listLugares(solicitud)) expect(toParte(codigo)).toBe(parte);
      }),
    );
  });

  it('[AREA-05] a mark whose row is there no more shows at its part', () => {
    const lugares = listLugares(NIVEL_UNO);
    expect(findLugarDeMarca(toLugarDeCampo('numero'), lugares)).toBe('campos.numero');
    expect(findLugarDeMarca(toLugarDeCampo('otro'), lugares)).toBe('campos');
    expect(findLugarDeMarca('normas.3', lugares)).toBe('documentos');
    expect(findLugarDeMarca('servicio', lugares)).toBe('servicio');
  });
});

describe('the marks of a return', () => {
  const lugares = listLugares(NIVEL_UNO);
  it.each([
    [[], 'marcas'],
    [[{ lugar: 'otra', texto: 'Falta.' }], 'marcas.0.lugar'],
    [
      [
        { lugar: 'servicio', texto: 'Falta.' },
        { lugar: 'campos', texto: ' ' },
      ],
      'marcas.1.texto',
    ],
    [
      [
        { lugar: 'servicio', texto: 'Falta.' },
        { lugar: 'servicio', texto: 'Sobra.' },
      ],
      undefined,
    ],
  ])('[AREA-05] %j is wrong at %s', (marcas, campo) => {
    expect(findFaltaDeMarcas(marcas, lugares)?.campo).toBe(campo);
  });

  it('[AREA-05] ask for an answer until they have one', () => {
    const marca = { nombre: 'Norma 1', parte: 'documentos' };
    expect(
      listMarcasSinResponder([
        { ...marca, respuesta: {} },
        { ...marca, respuesta: null },
      ]),
    ).toEqual([{ campo: 'documentos', mensaje: 'Responda la observación sobre «Norma 1».' }]);
  });

  it('[AREA-05] are answered in their order: the next one is the first without an answer', () => {
    const [una, otra] = [
      { id: 1, respuesta: {} },
      { id: 2, respuesta: null },
    ];
    expect(findMarcaPorResponder([una, otra, otra])).toEqual({ marca: otra, numero: 2 });
    expect(findMarcaPorResponder([una])).toBeUndefined();
    expect(findMarcaPorResponder([])).toBeUndefined();
  });

  it('[AREA-05] that people work on are those of the last return', () => {
    const pasos = ['devolver', 'radicar', 'devolver', 'prorrogar'].map((accion, at) => ({
      id: at + 1,
      accion,
    }));
    const marcas = [{ pasoId: 1 }, { pasoId: 3 }, { pasoId: 3 }];
    expect(listUltimasMarcas(marcas, pasos)).toEqual(marcas.slice(1));
    expect(listUltimasMarcas(marcas, [])).toEqual([]);
  });
});
