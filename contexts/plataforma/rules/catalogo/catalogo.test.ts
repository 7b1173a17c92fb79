import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CosaGuardada, compareCatalogo } from './compare-catalogo.ts';
import { type CosaLeida, readCatalogo, toClaveDeCosa } from './read-catalogo.ts';

const certificado = { servidor: 'ss1', uso: 'firma', serie: '0A1B', emisor: 'CA', vence: '2027-01-15' };
const snr = (cambios: object = {}) => ({
  clase: 'GOB',
  codigo: 'SNR-0027',
  nombre: 'Superintendencia',
  subsistemas: [
    {
      codigo: 'FM-SIR',
      servicios: [{ codigo: 'consultar', version: 'v1', tipo: 'REST', clientes: ['CO/GOB/DAFP-0022/SUIT'] }],
    },
  ],
  certificados: [certificado],
  ...cambios,
});
const dafp = { clase: 'GOB', codigo: 'DAFP-0022', subsistemas: [{ codigo: 'SUIT' }] };
const read = (miembros: unknown, instancia = 'CO') =>
  readCatalogo(JSON.stringify({ instancia, miembros }), 'CO');

/** The stored things after what a file does to them. */
function apply(guardadas: readonly CosaGuardada[], leidas: readonly CosaLeida[]): CosaGuardada[] {
  const after = new Map(guardadas.map((cosa) => [toClaveDeCosa(cosa), cosa]));
  for (const { cambio, cosa } of compareCatalogo(leidas, guardadas).filas)
    after.set(toClaveDeCosa(cosa), { ...cosa, noVista: cambio === 'falta' });
  return [...after.values()];
}

describe('the file of an instance', () => {
  it('[AREA-05] says members, subsystems, services, permissions and certificates', () => {
    const { cosas, problemas } = read([snr(), dafp]);
    expect(problemas).toEqual([]);
    expect(cosas.map(({ tipo, partes }) => `${tipo} ${partes.join('/')}`)).toEqual([
      'miembro CO/GOB/SNR-0027',
      'subsistema CO/GOB/SNR-0027/FM-SIR',
      'servicio CO/GOB/SNR-0027/FM-SIR/consultar/v1',
      'permiso CO/GOB/SNR-0027/FM-SIR/consultar/v1/CO/GOB/DAFP-0022/SUIT',
      'certificado CO/GOB/SNR-0027/ss1/firma/0A1B',
      'miembro CO/GOB/DAFP-0022',
      'subsistema CO/GOB/DAFP-0022/SUIT',
    ]);
  });

  it.each([
    ['no JSON', 'no es json', 'archivo'],
    ['a list', '[]', 'archivo'],
    ['another instance', JSON.stringify({ instancia: 'EE', miembros: [] }), 'instancia'],
  ])('[AREA-05] %s is refused', (_, texto, lugar) => {
    const { cosas, problemas } = readCatalogo(texto, 'CO');
    expect([cosas, problemas[0]?.lugar]).toEqual([[], lugar]);
  });

  it.each([
    [[{ clase: 'GOB' }], 'miembros[0].codigo'],
    [['GOB'], 'miembros[0]'],
    ['GOB', 'miembros'],
    [[{ clase: 'GO/B', codigo: 'A' }], 'miembros[0].clase'],
    [[snr({ nombre: 'x'.repeat(301) })], 'miembros[0].nombre'],
    [[snr({ subsistemas: {} })], 'miembros[0].subsistemas'],
    [[snr({ certificados: [{ ...certificado, vence: '2027-02-30' }] })], 'miembros[0].certificados[0].vence'],
    [[snr({ certificados: [{ ...certificado, uso: 'otro' }] })], 'miembros[0].certificados[0].uso'],
    [[dafp, dafp], 'miembros[1].'],
    [[snr()], 'CO/GOB/SNR-0027/FM-SIR/consultar/v1'],
  ])('[AREA-05] a fault is told with its place, and nothing is taken: %#', (miembros, lugar) => {
    const { cosas, problemas } = read(miembros);
    expect(cosas).toEqual([]);
    expect(problemas.map((problema) => problema.lugar)).toContain(lugar);
  });

  it('[AREA-05] whatever JSON says, it ends', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (miembros) => {
        const { cosas, problemas } = read(miembros);
        expect(problemas.length > 0 ? cosas : []).toEqual([]);
      }),
    );
  });
});

describe('what a file does to an instance', () => {
  const cosas = fc.uniqueArray(
    fc.record({
      tipo: fc.constantFrom('miembro', 'subsistema', 'servicio'),
      partes: fc.array(fc.constantFrom('A', 'B', 'C'), { minLength: 1, maxLength: 3 }),
      datos: fc.record({ nombre: fc.constantFrom('uno', 'dos', null) }),
    }),
    { selector: ({ tipo, partes }) => `${tipo} ${partes.join('/')}`, maxLength: 20 },
  ) as fc.Arbitrary<CosaLeida[]>;

  it('[AREA-05] is new, changed, missing or back again', () => {
    const antes = apply([], read([snr(), dafp]).cosas);
    const { filas, iguales } = compareCatalogo(
      read([snr({ nombre: 'Otro', certificados: [] }), dafp]).cosas,
      antes,
    );
    expect(filas.map(({ cambio, cosa }) => `${cambio} ${cosa.tipo}`)).toEqual([
      'cambia miembro',
      'falta certificado',
    ]);
    expect(iguales).toBe(5);
    const sin = apply(antes, read([dafp]).cosas);
    const vuelve = compareCatalogo(read([snr(), dafp]).cosas, sin);
    expect(new Set(vuelve.filas.map(({ cambio }) => cambio))).toEqual(new Set(['vuelve']));
  });

  it('[AREA-05] applied, the same file does nothing more, and nothing was deleted', () => {
    fc.assert(
      fc.property(cosas, cosas, (before, after) => {
        const guardadas = apply(apply([], before), after);
        expect(compareCatalogo(after, guardadas)).toEqual({ filas: [], iguales: after.length });
        for (const cosa of before)
          expect(guardadas.some((guardada) => toClaveDeCosa(guardada) === toClaveDeCosa(cosa))).toBe(true);
      }),
    );
  });
});
