import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listCambios, listDatos } from './cambios.ts';
import { listIds } from './nombres.ts';

describe('what an event tells', () => {
  it('[AREA-12] a change is a field with what it was and became; what stayed says so', () => {
    const detalle = {
      antes: { estado: 'activa', cupo: 1 },
      despues: { estado: 'cerrada', cupo: 1, abierta: false },
    };
    expect(listCambios(detalle)).toEqual([
      { campo: 'Estado', antes: 'activa', despues: 'cerrada', cambio: true },
      { campo: 'Cupo', antes: '1', despues: '1', cambio: false },
      { campo: 'Abierta', antes: '—', despues: 'No', cambio: true },
    ]);
    expect(listDatos(detalle)).toEqual([]);
  });

  it.each([
    ['begins to exist', { antes: null, despues: { nombre: 'A' } }, ['—', 'A']],
    ['ceases to', { antes: { nombre: 'A' }, despues: null }, ['A', '—']],
    ['is no object', { antes: 3, despues: [4, 5] }, ['3', '4, 5']],
  ])('[AREA-12] a state that %s', (_name, detalle, [antes, despues]) => {
    expect(listCambios(detalle)).toMatchObject([{ antes, despues, cambio: true }]);
  });

  it('[AREA-12] everything else keeps its own name', () => {
    expect(listDatos({ codigo: 'X', razones: ['a', 'b'], vacio: [], filtros: { a: 1 }, antes: {} })).toEqual([
      { campo: 'Código', valor: 'X' },
      { campo: 'Razones', valor: 'a, b' },
      { campo: 'Vacio', valor: '—' },
      { campo: 'Filtros', valor: 'A: 1' },
    ]);
  });

  it('[AREA-12] ids are told by the names they belong to, and a refusal by what it says', () => {
    const nombres = {
      rolId: { '6': 'Auditor', '7': 'Consultor' },
      compromisosAbiertos: { '3': 'Enviar el esquema' },
      codigo: { VERSION_DISTINTA: 'Otra persona cambió este registro.' },
    };
    const detalle = {
      antes: { rolId: 6 },
      despues: { rolId: 7 },
      codigo: 'VERSION_DISTINTA',
      compromisosAbiertos: [3, 4],
    };
    expect(listCambios(detalle, nombres)).toEqual([
      { campo: 'Rol', antes: 'Auditor', despues: 'Consultor', cambio: true },
    ]);
    expect(listDatos(detalle, nombres)).toEqual([
      { campo: 'Razón del rechazo', valor: 'Otra persona cambió este registro.' },
      { campo: 'Compromisos abiertos', valor: 'Enviar el esquema, 4' },
    ]);
    expect(
      [...listIds(detalle, { rolId: 'rol', compromisosAbiertos: 'compromiso' })].map(([campo, ids]) => [
        campo,
        [...ids],
      ]),
    ).toEqual([
      ['compromisosAbiertos', ['3', '4']],
      ['rolId', ['6', '7']],
    ]);
  });

  it('reads any detail', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('antes', 'despues', 'otro'), fc.jsonValue()), (detalle) => {
        const texts = [...listCambios(detalle).flatMap((cambio) => [cambio.antes, cambio.despues])];
        expect(texts.every((text) => text !== '')).toBe(true);
        expect(listDatos(detalle).length).toBe('otro' in detalle ? 1 : 0);
      }),
    );
  });
});
