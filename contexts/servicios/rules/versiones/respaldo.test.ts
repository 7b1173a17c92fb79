import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ESTADOS_SUSPENDIBLES, ESTADOS_VERSION_SERVICIO } from '../../contract/versiones.terms.ts';
import { computeRespaldada, type RespaldoDeVersion, type VersionRespaldada } from './respaldo.ts';

/** Certificates of levels 1, 2 and 3: `v` in force, `s` suspended, `r` revoked, `-` none. */
const LETRA = { v: 'vigente', s: 'suspendido', r: 'revocado', '-': undefined } as const;
type Letra = keyof typeof LETRA;
const toRespaldo = (letras: string): RespaldoDeVersion =>
  Object.fromEntries(
    [...letras].flatMap((letra, place) => {
      const estado = LETRA[letra as Letra];
      return estado === undefined ? [] : [[place + 1, estado]];
    }),
  );

/** Where a version stands afterwards, by where it stood: `s` before a state for one that is suspended there. */
const TABLA = `
  certs  estandarizada   evaluada        publicada  obsoleta
  ---    estandarizada   evaluada        publicada  obsoleta
  v--    estandarizada   evaluada        publicada  obsoleta
  s--    sestandarizada  sevaluada       spublicada  sobsoleta
  r--    retirada        sevaluada       spublicada  sobsoleta
  vv-    estandarizada   evaluada        publicada  obsoleta
  vs-    estandarizada   sevaluada       spublicada  sobsoleta
  vr-    estandarizada   estandarizada   spublicada  sobsoleta
  sv-    sestandarizada  sevaluada       spublicada  sobsoleta
  sr-    sestandarizada  sestandarizada  spublicada  sobsoleta
  rv-    retirada        sevaluada       spublicada  sobsoleta
  rs-    retirada        sevaluada       spublicada  sobsoleta
  rr-    retirada        retirada        spublicada  sobsoleta
  vvv    estandarizada   evaluada        publicada  obsoleta
  vvs    estandarizada   evaluada        spublicada  sobsoleta
  vvr    estandarizada   evaluada        evaluada  retirada
  vrs    estandarizada   estandarizada   spublicada  sobsoleta
  vrr    estandarizada   estandarizada   estandarizada  retirada
  rss    retirada        sevaluada       spublicada  sobsoleta
  rsr    retirada        sevaluada       sevaluada  retirada
  rrr    retirada        retirada        retirada  retirada
`;

function parseVersion(celda: string): VersionRespaldada {
  const desde = ESTADOS_SUSPENDIBLES.find((estado) => celda === `s${estado}`);
  if (desde) return { estado: 'suspendida', suspendidaDesde: desde };
  const estado = ESTADOS_VERSION_SERVICIO.find((one) => one === celda);
  if (!estado) throw new Error(celda);
  return { estado, suspendidaDesde: null };
}

const [cabeza = [], ...filas] = TABLA.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));
const CASOS = filas.flatMap(([certs = '', ...celdas]) =>
  celdas.map((hasta, place) => [cabeza[place + 1] ?? '', certs, hasta] as const),
);

describe('[AREA-05] a version and its certificates', () => {
  it.each(CASOS)('%s with %s is %s, suspended before or not', (desde, certs, hasta) => {
    const wanted = parseVersion(hasta);
    expect(computeRespaldada(parseVersion(desde), toRespaldo(certs))).toEqual(wanted);
    expect(computeRespaldada(parseVersion(`s${desde}`), toRespaldo(certs))).toEqual(wanted);
  });

  it('leaves alone what no certificate moves', () => {
    for (const estado of ['en-elaboracion', 'retirada'] as const)
      expect(computeRespaldada({ estado, suspendidaDesde: null }, toRespaldo('rrr')).estado).toBe(estado);
  });

  it('comes back where it stood once what was suspended is lifted, and stays where it is when asked again', () => {
    const letras = fc.array(fc.constantFrom<Letra>('v', 's', '-'), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(fc.constantFrom(...ESTADOS_SUSPENDIBLES), letras, (estado, certs) => {
        const version = { estado, suspendidaDesde: null };
        const detenida = computeRespaldada(version, toRespaldo(certs.join('')));
        expect(computeRespaldada(detenida, toRespaldo(certs.join('')))).toEqual(detenida);
        const lifted = certs.join('').replaceAll('s', 'v');
        expect(computeRespaldada(detenida, toRespaldo(lifted))).toEqual(version);
      }),
    );
  });
});
