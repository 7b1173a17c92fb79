import { describe, expect, it } from 'vitest';
import {
  presentCatalogo,
  presentEntidadDelCatalogo,
  presentVersionDelCatalogo,
  type SitioDelCatalogo,
  type VersionDelCatalogo,
} from './catalogo.ts';
import type { NodoRdf, TerminoCatalogo } from './nodo-rdf.ts';

const SITIO: SitioDelCatalogo = {
  base: 'https://marco.ejemplo.gov.co',
  ministerio: 'Ministerio de Ejemplo',
  producto: 'Marco de Ejemplo',
  cambiado: new Date('2026-11-20T10:00:00Z'),
};

const VERSION: VersionDelCatalogo = {
  servicio: 'Consulta de sanciones',
  descripcion: 'Dice si una persona tiene sanciones.',
  oid: null,
  entidad: {
    nit: '899999001',
    nombre: 'Procuraduría de Ejemplo',
    sitioWeb: 'https://www.procuraduria.ejemplo.gov.co/',
  },
  numero: '1.1',
  estado: 'evaluada',
  desde: new Date('2026-10-01T15:00:00Z'),
  paginaServicio: '/directorio-servicios/pgn/consulta-de-sanciones',
  pagina: '/directorio-servicios/pgn/consulta-de-sanciones/1.1',
  paginaAnterior: '/directorio-servicios/pgn/consulta-de-sanciones/1.0',
  elementos: ['Número de identificación', 'Fecha de la sanción'],
  certificados: [{ numero: 'LCI-C2-2026-000001', nivel: 2, pagina: '/certificados/ABC' }],
};

const findServicio = (nodos: readonly NodoRdf[]): NodoRdf => {
  const found = nodos.find((nodo) => nodo['@type']?.includes('dcat:DataService'));
  if (!found) throw new Error('no data service');
  return found;
};
const readIds = (nodo: NodoRdf, propiedad: TerminoCatalogo) =>
  (nodo[propiedad] ?? []).map((valor) => ('@id' in valor ? valor['@id'] : undefined));
const readTexts = (nodo: NodoRdf, propiedad: TerminoCatalogo) =>
  (nodo[propiedad] ?? []).map((valor) => ('@value' in valor ? valor['@value'] : undefined));

describe('the catalogue of data services', () => {
  it('[AREA-15] says of a version who publishes it, its number, what it changes and how it stands', () => {
    const [enCatalogo, ...rest] = presentVersionDelCatalogo(SITIO, VERSION);
    const servicio = findServicio(rest);
    const base = 'https://marco.ejemplo.gov.co';
    expect(enCatalogo).toEqual({ '@id': `${base}/catalogo`, 'dcat:service': [{ '@id': servicio['@id'] }] });
    expect(servicio['@id']).toBe(`${base}/directorio-servicios/pgn/consulta-de-sanciones/1.1`);
    expect(readTexts(servicio, 'dct:title')).toEqual(['Consulta de sanciones']);
    expect(readTexts(servicio, 'dcat:version')).toEqual(['1.1']);
    expect(readTexts(servicio, 'dct:issued')).toEqual(['2026-10-01T15:00:00.000Z']);
    expect(readTexts(servicio, 'dcat:keyword')).toEqual(VERSION.elementos);
    expect(readIds(servicio, 'dcat:previousVersion')).toEqual([`${base}${VERSION.paginaAnterior}`]);
    expect(readIds(servicio, 'adms:status')).toEqual([`${base}/catalogo#estado-evaluada`]);
    expect(readIds(servicio, 'dct:publisher')).toEqual([`${base}/catalogo#entidad-899999001`]);
    expect(readIds(servicio, 'dct:conformsTo')).toEqual([
      `${base}/catalogo#nivel-2`,
      `${base}/certificados/ABC`,
    ]);
  });

  it('[AREA-15] its endpoint is a name: the OID of the servicio, or its page where it has none, never a server', () => {
    const sin = findServicio(presentVersionDelCatalogo(SITIO, VERSION));
    expect(readIds(sin, 'dcat:endpointURL')).toEqual([sin['@id']]);
    const con = findServicio(presentVersionDelCatalogo(SITIO, { ...VERSION, oid: '2.999.170.2.7' }));
    expect(readIds(con, 'dcat:endpointURL')).toEqual(['urn:oid:2.999.170.2.7']);
    expect(readTexts(con, 'dct:identifier')).toEqual(['2.999.170.2.7']);
  });

  it('what is not known is not said', () => {
    const vacia = findServicio(
      presentVersionDelCatalogo(SITIO, {
        ...VERSION,
        descripcion: ' ',
        desde: null,
        paginaAnterior: null,
        elementos: [],
        certificados: [],
      }),
    );
    const names = ['description', 'issued', 'conformsTo'].map((name) => `dct:${name}`);
    for (const propiedad of [...names, 'dcat:previousVersion', 'dcat:keyword'])
      expect(vacia).not.toHaveProperty([propiedad]);
  });

  it('every state a version is told in is explained beside the word the profile has for it', () => {
    const nodos = presentCatalogo(SITIO);
    const europeos = Object.fromEntries(
      nodos
        .filter((nodo) => nodo['@type']?.includes('skos:Concept'))
        .map((nodo) => [
          readTexts(nodo, 'skos:notation')[0],
          readIds(nodo, 'skos:closeMatch').map((id) => id?.split('/').at(-1)),
        ]),
    );
    expect(europeos).toEqual({
      estandarizada: ['COMPLETED'],
      evaluada: ['COMPLETED'],
      certificada: ['COMPLETED'],
      publicada: ['COMPLETED'],
      obsoleta: ['DEPRECATED'],
      retirada: ['WITHDRAWN'],
      suspendida: [],
    });
  });

  it('names once whatever it describes, and describes whatever it names of itself', () => {
    const nodos = [...presentCatalogo(SITIO), ...presentVersionDelCatalogo(SITIO, VERSION)];
    nodos.push(presentEntidadDelCatalogo(SITIO, VERSION.entidad));
    const described = nodos.filter((nodo) => nodo['@type']).map((nodo) => nodo['@id']);
    expect(new Set(described).size).toBe(described.length);
    const named = JSON.stringify(nodos).matchAll(/"(https:\/\/marco\.ejemplo\.gov\.co\/catalogo#[^"]+)"/g);
    for (const [, id] of named) expect(described).toContain(id);
  });
});
