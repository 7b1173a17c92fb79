import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CONJUNTOS,
  DIBUJOS,
  type Dibujo,
  formatFiltros,
  parseFiltros,
} from '../../contract/explorador.terms.ts';
import { chooseVersion, findCambioDeDefinicion } from '../vistas/version-de-vista.ts';
import { chooseExploracion } from './choose-exploracion.ts';
import { defineConjunto } from './conjunto.ts';
import { CONJUNTOS_DECLARADOS } from './conjuntos.ts';
import { formatEstado, parseEstado } from './direccion.ts';
import { listEnOrden, presentClaves } from './orden-de-grupos.ts';

const ESTADO = {
  conjunto: 'solicitudes',
  dimensiones: ['estado'],
  medidas: ['solicitudes'],
  filtros: [],
  desde: null,
  hasta: null,
  dibujo: 'barras',
} as const;

describe('[AREA-09] what a set declares', () => {
  it.each(CONJUNTOS)('%s has codes of its own, once each, and a first definition', (codigo) => {
    const { dimensiones, medidas, definicion, codigo: suyo } = CONJUNTOS_DECLARADOS[codigo];
    const codigos = [...dimensiones, ...medidas].map((una) => una.codigo);
    expect([suyo, new Set(dimensiones.map((una) => una.codigo)).size]).toEqual([codigo, dimensiones.length]);
    for (const uno of codigos) expect(uno).toMatch(/^[a-z][a-zA-Z]{0,39}$/);
    expect(medidas.map((una) => una.codigo).length).toBe(new Set(medidas.map((una) => una.codigo)).size);
    expect(definicion.versiones).toEqual(definicion.versiones.toSorted());
  });

  it('nothing that is not declared goes further, whatever an object inherits', () => {
    for (const codigo of ['toString', 'constructor', '__proto__', 'radicado'])
      expect(
        chooseExploracion(CONJUNTOS_DECLARADOS.solicitudes, { ...ESTADO, dimensiones: [codigo] }, true),
      ).toEqual({ negada: 'DIMENSION_AJENA' });
  });
});

describe('[AREA-09] the address of what is explored', () => {
  const codigo = fc.stringMatching(/^[a-z][a-zA-Z]{0,8}$/);
  const filtro = fc.record({
    dimension: codigo,
    valores: fc.array(fc.string({ unit: 'grapheme', maxLength: 12 }), { minLength: 1, maxLength: 4 }),
  });
  const estado = fc.record({
    conjunto: fc.constantFrom(...CONJUNTOS),
    dimensiones: fc.uniqueArray(codigo, { minLength: 1, maxLength: 3 }),
    medidas: fc.uniqueArray(codigo, { minLength: 1, maxLength: 2 }),
    filtros: fc.array(filtro, { maxLength: 4 }),
    desde: fc.constantFrom(null, '2026-01-31'),
    hasta: fc.constantFrom(null, '2026-12-01'),
    dibujo: fc.constantFrom(...(Object.keys(DIBUJOS) as Dibujo[])),
  });

  it('says all of it, and any sign of a value stays in the value', () => {
    fc.assert(
      fc.property(estado, (uno) => {
        expect(parseEstado(new URLSearchParams(formatEstado(uno)))).toEqual(uno);
        expect(parseFiltros(formatFiltros(uno.filtros))).toEqual(uno.filtros);
      }),
    );
  });

  it.each(['estado', 'estado:%', 'estado:a:b', 'Estado:a', "e'o:a"])('«%s» is no filter', (dicho) => {
    expect(parseFiltros(dicho)).toBeUndefined();
  });

  it('of no set is none, and what is badly said is left out', () => {
    expect(parseEstado(new URLSearchParams('conjunto=usuarios'))).toBeUndefined();
    expect(
      parseEstado(
        new URLSearchParams(
          'conjunto=mesas&dimensiones=a,b,c,d,a&medidas=1&desde=ayer&dibujo=torta&filtros=x',
        ),
      ),
    ).toEqual({ ...ESTADO, conjunto: 'mesas', dimensiones: ['a', 'b', 'c'], medidas: [] });
  });
});

describe('[AREA-09] the order of groups', () => {
  it('is that of terms, of months and of tables; without a value comes last', () => {
    const nivel = {
      codigo: 'nivel',
      nombre: 'Nivel',
      clase: 'orden',
      terminos: { b: 'Be', a: 'A' },
    } as const;
    expect(presentClaves(nivel, new Set(['', 'a', 'b']), []).map(({ nombre }) => nombre)).toEqual([
      'Be',
      'A',
      'Sin dato',
    ]);
    const mes = { codigo: 'mes', nombre: 'Mes', clase: 'mes', sinValor: 'Sin cerrar' } as const;
    expect(presentClaves(mes, new Set(['2026-02', '', '2025-11']), []).map(({ nombre }) => nombre)).toEqual([
      'nov 2025',
      'feb 2026',
      'Sin cerrar',
    ]);
    const nombradas = [
      { clave: '2', nombre: 'Agua' },
      { clave: '1', nombre: 'Salud' },
    ];
    const sector = { codigo: 'sector', nombre: 'Sector', clase: 'nombre', tabla: 'sector' } as const;
    const ordenes = [presentClaves(sector, new Set(['1', '2', '9', '']), nombradas)];
    expect(ordenes[0]?.map(({ clave }) => clave)).toEqual(['2', '1', '9', '']);
    const grupos = ['', '9', '1', '2'].map((clave) => ({ claves: [clave] }));
    expect(listEnOrden(grupos, ordenes).flatMap(({ claves }) => claves)).toEqual(['2', '1', '9', '']);
  });
});

describe('[AREA-09] the definition a view was kept with', () => {
  const conjunto = (...versiones: [string, ...string[]]) =>
    defineConjunto({
      codigo: 'mesas',
      titulo: '',
      pregunta: '',
      periodo: null,
      dimensiones: [],
      medidas: [],
      definicion: { texto: '', fuentes: [], versiones },
    });

  it('changed on the day of the version after it', () => {
    expect(findCambioDeDefinicion(conjunto('2026-01-01'), 1)).toBeNull();
    expect(findCambioDeDefinicion(conjunto('2026-01-01', '2026-05-01', '2026-07-01'), 1)).toBe('2026-07-01');
    expect(findCambioDeDefinicion(conjunto('2026-01-01', '2026-05-01'), 2)).toBeNull();
  });

  it('is taken over with another state or by who read it, not with another name', () => {
    const antes = { version: 1, estado: ESTADO };
    expect(chooseVersion(2, antes, { estado: ESTADO, acepta: false })).toBe(1);
    expect(chooseVersion(2, antes, { estado: ESTADO, acepta: true })).toBe(2);
    expect(chooseVersion(2, antes, { estado: { ...ESTADO, dibujo: 'tabla' }, acepta: false })).toBe(2);
  });
});
