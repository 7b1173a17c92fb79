import { expect, it } from 'vitest';
import {
  presentCatalogo,
  presentEntidadDelCatalogo,
  presentVersionDelCatalogo,
  type SitioDelCatalogo,
  type VersionDelCatalogo,
} from '../../rules/formatos/catalogo.ts';
import type { NodoRdf, TerminoCatalogo } from '../../rules/formatos/nodo-rdf.ts';
import {
  readJsonLd,
  readTurtle,
  toCanonicas,
  verifyDcatAp,
  writeNQuads,
} from '../../testing/verify-dcat-ap.ts';
import { writeJsonLd } from './write-json-ld.ts';
import { writeCatalogoTurtle } from './write-turtle.ts';

const SITIO: SitioDelCatalogo = {
  base: 'https://marco.ejemplo.gov.co',
  ministerio: 'Ministerio de Ejemplo',
  producto: 'Marco de Ejemplo',
  cambiado: new Date('2026-11-20T10:00:00Z'),
};
const ANTERIOR: VersionDelCatalogo = {
  servicio: 'Consulta de "sanciones" \\ <b>&\n',
  descripcion: 'Dice si una persona tiene sanciones: ñ, 🙂, """.',
  oid: '2.999.170.2.7',
  entidad: {
    nit: '899999001',
    nombre: 'Procuraduría de Ejemplo',
    sitioWeb: 'https://www.procuraduria.ejemplo.gov.co/',
  },
  numero: '1.0',
  estado: 'obsoleta',
  desde: new Date('2026-09-01T15:00:00Z'),
  paginaServicio: '/directorio-servicios/pgn/consulta',
  pagina: '/directorio-servicios/pgn/consulta/1.0',
  paginaAnterior: null,
  elementos: ['Número de identificación'],
  certificados: [],
};
const VERSION: VersionDelCatalogo = {
  ...ANTERIOR,
  numero: '1.1',
  estado: 'evaluada',
  pagina: '/directorio-servicios/pgn/consulta/1.1',
  paginaAnterior: ANTERIOR.pagina,
  certificados: [{ numero: 'LCI-C2-2026-000001', nivel: 2, pagina: '/certificados/ABC' }],
};
const GRUPOS = [
  presentCatalogo(SITIO),
  [],
  [presentEntidadDelCatalogo(SITIO, VERSION.entidad), ...presentVersionDelCatalogo(SITIO, ANTERIOR)],
  presentVersionDelCatalogo(SITIO, VERSION),
];

async function write(
  writer: (grupos: AsyncIterable<readonly NodoRdf[]>) => AsyncGenerator<string>,
  grupos: readonly (readonly NodoRdf[])[],
): Promise<string> {
  async function* listGrupos() {
    yield* grupos;
  }
  let written = '';
  for await (const part of writer(listGrupos())) written += part;
  return written;
}

const verify = async (grupos: readonly (readonly NodoRdf[])[]) =>
  verifyDcatAp(readTurtle(await write(writeCatalogoTurtle, grupos)));

it('[AREA-15] Turtle and JSON-LD, each read by a library of its own, are the same graph', async () => {
  const turtle = await toCanonicas(writeNQuads(readTurtle(await write(writeCatalogoTurtle, GRUPOS))));
  const json = await toCanonicas(await readJsonLd(await write(writeJsonLd, GRUPOS)));
  expect(turtle.length).toBeGreaterThan(80);
  expect(json).toEqual(turtle);
  expect(turtle.some((line) => line.includes('"Consulta de \\"sanciones\\" \\\\ <b>&\\n"@es'))).toBe(true);
});

it('[AREA-15] what the catalogue says follows the profile DCAT-AP 3', async () => {
  expect(await verify(GRUPOS)).toEqual([]);
});

/** The same catalogue without a property of the things of a class. */
const omit = (tipo: TerminoCatalogo, propiedad: TerminoCatalogo) =>
  GRUPOS.map((nodos) =>
    nodos.map((nodo) => {
      if (!nodo['@type']?.includes(tipo)) return nodo;
      const { [propiedad]: _, ...rest } = nodo;
      return rest as NodoRdf;
    }),
  );

it.each([
  ['dcat:Catalog', 'dct:title', 'catalogo title MinCountConstraintComponent'],
  ['dcat:Catalog', 'dct:publisher', 'catalogo publisher MinCountConstraintComponent'],
  ['dcat:DataService', 'dcat:endpointURL', '1.1 endpointURL MinCountConstraintComponent'],
  ['dcat:DataService', 'dct:title', '1.1 title MinCountConstraintComponent'],
  ['dcat:Dataset', 'dct:description', 'catalogo#directorio description MinCountConstraintComponent'],
  ['dcat:Distribution', 'dcat:accessURL', 'catalogo#cambios accessURL MinCountConstraintComponent'],
  ['foaf:Agent', 'foaf:name', 'catalogo#publica name MinCountConstraintComponent'],
] as const)('a %s without %s is found', async (tipo, propiedad, found) => {
  const lines = await verify(omit(tipo, propiedad));
  expect(lines.some((line) => line.endsWith(found))).toBe(true);
});

it('an entidad nobody described, a status of no vocabulary and a second number are found', async () => {
  const sinEntidad = await verify([presentCatalogo(SITIO), presentVersionDelCatalogo(SITIO, ANTERIOR)]);
  expect(sinEntidad).toContainEqual(expect.stringMatching(/publisher ClassConstraintComponent$/));
  const otra = presentVersionDelCatalogo(SITIO, { ...ANTERIOR, numero: '9.9' });
  expect(await verify([...GRUPOS, otra])).toContainEqual(
    expect.stringMatching(/version MaxCountConstraintComponent$/),
  );
  const sinEstados = GRUPOS.map((nodos) => nodos.filter((nodo) => !nodo['@type']?.includes('skos:Concept')));
  expect(await verify(sinEstados)).toContainEqual(expect.stringMatching(/status ClassConstraintComponent$/));
});
