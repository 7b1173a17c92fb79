import { describe, expect, it } from 'vitest';
import { ESTADOS_VERSION_SERVICIO } from '../../contract/versiones.terms.ts';
import { computeEstadoServicio, type VersionDeServicio } from './estado-servicio.ts';

/** A version as the table below writes it; `s` and where it stood while it was suspended: `sC` was certified. */
const LETRAS = ['EL', 'ES', 'EV', 'CE', 'PU', 'OB', 'RE', 'sS', 'sV', 'sC', 'sP', 'sO'] as const;
type Letra = (typeof LETRAS)[number];
const VERSIONES: Readonly<Record<Letra, Pick<VersionDeServicio, 'estado' | 'suspendidaDesde'>>> = {
  EL: { estado: 'en-elaboracion', suspendidaDesde: null },
  ES: { estado: 'estandarizada', suspendidaDesde: null },
  EV: { estado: 'evaluada', suspendidaDesde: null },
  CE: { estado: 'certificada', suspendidaDesde: null },
  PU: { estado: 'publicada', suspendidaDesde: null },
  OB: { estado: 'obsoleta', suspendidaDesde: null },
  RE: { estado: 'retirada', suspendidaDesde: null },
  sS: { estado: 'suspendida', suspendidaDesde: 'estandarizada' },
  sV: { estado: 'suspendida', suspendidaDesde: 'evaluada' },
  sC: { estado: 'suspendida', suspendidaDesde: 'certificada' },
  sP: { estado: 'suspendida', suspendidaDesde: 'publicada' },
  sO: { estado: 'suspendida', suspendidaDesde: 'obsoleta' },
};
const toVersion = (letra: Letra, mayor: number): VersionDeServicio => ({
  ...VERSIONES[letra],
  mayor,
  menor: 0,
});

/** `-` nothing certified, `R` nothing but retired ones, 1–3 the level, with `s` where it is kept in suspension. */
const ESTADOS = {
  '-': { estado: 'identificado', enSuspension: false },
  R: { estado: 'identificado', enSuspension: false },
  1: { estado: 'estandarizado-nivel-1', enSuspension: false },
  2: { estado: 'evaluado-nivel-2', enSuspension: false },
  3: { estado: 'publicado-nivel-3', enSuspension: false },
  '1s': { estado: 'estandarizado-nivel-1', enSuspension: true },
  '2s': { estado: 'evaluado-nivel-2', enSuspension: true },
  '3s': { estado: 'publicado-nivel-3', enSuspension: true },
} as const;

/** One version alone. */
const SOLA = 'EL:- ES:1 EV:2 CE:2 PU:3 OB:2 RE:R sS:1s sV:2s sC:2s sP:3s sO:2s';

/** Version 1.0 in the rows, version 2.0 in the columns. */
const DOS = `
      EL  ES  EV  CE  PU  OB  RE  sS  sV  sC  sP  sO
  EL  -   1   2   2   3   2   R   1s  2s  2s  3s  2s
  ES  1   1   2   2   3   2   1   1   1   1   1  1
  EV  2   2   2   2   3   2   2   2   2   2   2  2
  CE  2   2   2   2   3   2   2   2   2   2   2  2
  PU  3   3   3   3   3   3   3   3   3   3   3  3
  OB  2   2   2   2   3   2   2   2   2   2   3  2
  RE  R   1   2   2   3   2   R   1s  2s  2s  3s  2s
  sS  1s  1   2   2   3   2   1s  1s  2s  2s  3s  2s
  sV  2s  1   2   2   3   2   2s  2s  2s  2s  3s  2s
  sC  2s  1   2   2   3   2   2s  2s  2s  2s  3s  2s
  sP  3s  1   2   2   3   2   3s  3s  3s  3s  3s  3s
      sO  2s  1   2   2   3   2   2s  2s  2s  2s  3s  2s
`;

function readTable(): (readonly [Letra, Letra, keyof typeof ESTADOS])[] {
  const [heading = [], ...rows] = DOS.trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  return rows.flatMap(([primera, ...celdas]) =>
    celdas.map(
      (celda, place) => [primera as Letra, heading[place] as Letra, celda as keyof typeof ESTADOS] as const,
    ),
  );
}

describe('[AREA-05] the public state of a servicio', () => {
  it('has every state of a version in its table, twice two by two', () => {
    const named = new Set(Object.values(VERSIONES).map(({ estado }) => estado));
    expect([...named].toSorted()).toEqual([...ESTADOS_VERSION_SERVICIO].toSorted());
    expect(readTable()).toHaveLength(LETRAS.length ** 2);
  });

  it('without a version is what it was said to be', () => {
    expect(computeEstadoServicio([], false).estado).toBe('identificado');
    expect(computeEstadoServicio([], true).estado).toBe('identificado-no-estandarizado');
  });

  it.each(SOLA.split(' ').map((cell) => cell.split(':') as [Letra, keyof typeof ESTADOS]))(
    'with one version %s is %s',
    (letra, celda) => {
      const versiones = [toVersion(letra, 1)];
      expect(computeEstadoServicio(versiones, false)).toEqual(ESTADOS[celda]);
    },
  );

  it.each(readTable())('with 1.0 %s and 2.0 %s is %s, whatever order they come in', (una, otra, celda) => {
    const versiones = [toVersion(una, 1), toVersion(otra, 2)];
    expect(computeEstadoServicio(versiones, false)).toEqual(ESTADOS[celda]);
    expect(computeEstadoServicio(versiones.toReversed(), false)).toEqual(ESTADOS[celda]);
    const estado = celda === '-' ? 'identificado-no-estandarizado' : ESTADOS[celda].estado;
    expect(computeEstadoServicio(versiones, true).estado).toBe(estado);
  });

  it('takes the one after an obsolete version by its number, the minor one too', () => {
    const obsoleta = { ...toVersion('OB', 1), menor: 1 };
    expect(computeEstadoServicio([obsoleta, toVersion('sP', 1)], false)).toEqual(ESTADOS[2]);
    expect(computeEstadoServicio([obsoleta, { ...toVersion('sP', 1), menor: 2 }], false)).toEqual(ESTADOS[3]);
  });
});
