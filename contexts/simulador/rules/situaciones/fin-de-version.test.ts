import { describe, expect, it } from 'vitest';
import { FIN_ENSAYADO, listCabecerasDeFin } from './fin-de-version.ts';

describe('[AREA-15] what an answer of an obsolete version says of its end', () => {
  const desde = new Date('2026-11-27T15:00:00.500Z');

  it('is the moment it became obsolete, as seconds of a structured date, and the moment it ends', () => {
    expect(
      listCabecerasDeFin({
        desde,
        retiro: new Date('2027-03-01T05:00:00Z'),
        pagina: '/directorio-servicios/mre/pasaportes/1.0',
        sucesora: '/simulador/21/2.0',
      }),
    ).toEqual({
      deprecation: '@1795791600',
      sunset: 'Mon, 01 Mar 2027 05:00:00 GMT',
      link: '</directorio-servicios/mre/pasaportes/1.0>; rel="deprecation"; type="text/html", </directorio-servicios/mre/pasaportes/1.0>; rel="sunset"; type="text/html", </simulador/21/2.0>; rel="successor-version"',
    });
  });

  it('leaves out what nobody said', () => {
    expect(listCabecerasDeFin({ desde, retiro: null, pagina: null, sucesora: null })).toEqual({
      deprecation: '@1795791600',
    });
  });

  it('is rehearsed with both moments', () => {
    expect(Object.keys(listCabecerasDeFin(FIN_ENSAYADO))).toEqual(['deprecation', 'sunset']);
  });
});
