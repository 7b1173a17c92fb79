import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CosaGuardada, compareCatalogo } from './compare-catalogo.ts';
import { type CosaLeida, readCatalogo, toClaveDeCosa } from './read-catalogo.ts';
import { COLUMNAS_CATALOGO, listFilasCatalogo, readTablaCatalogo } from './tabla-catalogo.ts';

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

describe('the file of an instance as a table', () => {
  const toRows = (filas: readonly (readonly (string | null)[])[]) =>
    [COLUMNAS_CATALOGO, ...filas].map((cells, at) => ({
      number: at + 1,
      line: at + 1,
      cells: cells.map((cell) => cell ?? ''),
    }));
  const { cosas } = read([snr(), dafp]);
  const filas = listFilasCatalogo(cosas);

  it('[AREA-05] says the same as the object in JSON', () => {
    const leido = readTablaCatalogo(toRows(filas), 'CO');
    expect(leido.problemas).toEqual([]);
    const sorted = (unas: readonly CosaLeida[]) =>
      unas.toSorted((a, b) => (toClaveDeCosa(a) < toClaveDeCosa(b) ? -1 : 1));
    expect(sorted(leido.cosas).map(toClaveDeCosa)).toEqual(sorted(cosas).map(toClaveDeCosa));
    const guardadas = cosas.map((cosa) => ({ ...cosa, noVista: false }));
    expect(compareCatalogo(leido.cosas, guardadas)).toEqual({ filas: [], iguales: cosas.length });
  });

  const change = (fila: number, columna: (typeof COLUMNAS_CATALOGO)[number], valor: string) =>
    toRows(filas.map((una, at) => (at === fila ? una.with(COLUMNAS_CATALOGO.indexOf(columna), valor) : una)));
  // Rows: 0 and 1 members, 2 and 3 subsystems, 4 the service, 5 its client, 6 the certificate.
  it.each([
    ['what is none of the kinds', change(0, 'fila', 'entidad'), 'línea 2, columna fila'],
    ['another instance', change(0, 'instancia', 'EE'), 'línea 2, columna instancia'],
    ['a malformed part', change(0, 'clase', 'GO/B'), 'línea 2, columna clase'],
    ['a service of no type', change(4, 'tipo', 'SOAP'), 'línea 6, columna tipo'],
    ['a client that is none', change(5, 'cliente', 'CO/GOB'), 'línea 7, columna cliente'],
    ['a client nobody knows', change(5, 'cliente', 'CO/GOB/OTRO-1/X'), 'CO/GOB/SNR-0027/FM-SIR/consultar/v1'],
    ['no day', change(6, 'vence', '2027-02-30'), 'línea 8, columna vence'],
    ['what stands in nothing', change(2, 'miembro', 'NADIE-1'), 'línea 4'],
    ['the same twice', toRows([...filas, ...filas.slice(0, 1)]), 'línea 9'],
    ['no header', [{ number: 1, line: 1, cells: ['a', 'b'] }], 'archivo'],
  ])('[AREA-05] %s is told with its line and nothing is taken', (_, rows, lugar) => {
    const { cosas: leidas, problemas } = readTablaCatalogo(rows, 'CO');
    expect([leidas, problemas[0]?.lugar]).toEqual([[], lugar]);
  });

  it('[AREA-05] titles may come in another order and spelling, and what a spreadsheet would run is protected', () => {
    const [titulos, ...resto] = toRows(filas);
    const vuelta = [titulos, ...resto].map((row) => ({
      ...row,
      number: 1,
      line: 1,
      cells: row?.cells.toReversed() ?? [],
    }));
    const [primera, ...demas] = vuelta;
    const mayusculas = {
      number: 1,
      line: 1,
      cells: (primera?.cells ?? []).map((titulo) => titulo.toUpperCase()),
    };
    expect(readTablaCatalogo([mayusculas, ...demas], 'CO').problemas).toEqual([]);
    const nombre = change(0, 'nombre', "'=SUMA(1)");
    expect(readTablaCatalogo(nombre, 'CO').cosas[0]?.datos).toEqual({ nombre: '=SUMA(1)' });
  });
});
