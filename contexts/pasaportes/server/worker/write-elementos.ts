import { type Clausura, listPiezas, type Pieza } from '@marco/esquemas/port';
import { CSV_START, formatCsvRow } from '@marco/server-kit';
import { type ArchivoEscrito, toArchivo, toArchivoJson } from './tarea.ts';

const TITULOS = [
  'OID',
  'Identificador',
  'Versión',
  'Nombre',
  'Definición',
  'Tipo',
  'Longitud máxima',
  'Patrón',
  'Unidad',
  'Valores permitidos',
  'Componentes',
] as const;

/** What belongs to the language: the composites made for the messages of the servicio are no elements. */
export function listElementos(clausura: Clausura): Pieza[] {
  return listPiezas(clausura).filter(({ versionId }) => versionId > 0);
}

const toNumero = ({ mayor, menor }: Pieza) => `${mayor}.${menor}`;

function writeFila(clausura: Clausura, pieza: Pieza): string {
  const { oid, identificador, nombre, definicion } = pieza;
  const comun = [oid, identificador, toNumero(pieza), nombre, definicion];
  if (pieza.tipo === 'compuesto') {
    const partes = pieza.componentes.map(({ versionId, nombre: parte }) => {
      const suya = clausura.piezas.get(versionId);
      return suya ? `${parte} (${suya.identificador} ${toNumero(suya)})` : parte;
    });
    return formatCsvRow([...comun, 'compuesto', '', '', '', '', partes.join(' | ')]);
  }
  const { tipoDato, longitudMaxima, patron, unidadMedida, valores } = pieza;
  const lista = valores?.map(({ codigo, nombre: valor }) => `${codigo} = ${valor}`).join(' | ') ?? '';
  return formatCsvRow([...comun, tipoDato, longitudMaxima, patron ?? '', unidadMedida ?? '', lista, '']);
}

const CONTEXTO = {
  skos: 'http://www.w3.org/2004/02/skos/core#',
  dct: 'http://purl.org/dc/terms/',
  owl: 'http://www.w3.org/2002/07/owl#',
} as const;

const enEspanol = (texto: string) => ({ '@value': texto, '@language': 'es' });

/** An element as a concept; the codes of a list are concepts narrower than it. */
function presentConcepto(clausura: Clausura, pieza: Pieza) {
  const { oid, identificador, nombre, definicion } = pieza;
  const partes = pieza.tipo === 'compuesto' ? pieza.componentes : [];
  const oids = partes.flatMap(({ versionId }) => clausura.piezas.get(versionId)?.oid ?? []);
  const valores = pieza.tipo === 'simple' ? (pieza.valores ?? []) : [];
  return {
    '@id': `urn:oid:${oid}`,
    '@type': 'skos:Concept',
    'dct:identifier': oid,
    'owl:versionInfo': toNumero(pieza),
    'skos:notation': identificador,
    'skos:prefLabel': enEspanol(nombre),
    ...(definicion === '' ? {} : { 'skos:definition': enEspanol(definicion) }),
    ...(oids.length === 0
      ? {}
      : { 'dct:hasPart': [...new Set(oids)].map((uno) => ({ '@id': `urn:oid:${uno}` })) }),
    ...(valores.length === 0
      ? {}
      : {
          'skos:narrower': valores.map((valor) => ({
            '@type': 'skos:Concept',
            'skos:notation': valor.codigo,
            'skos:prefLabel': enEspanol(valor.nombre),
          })),
        }),
  };
}

/** The elements the messages carry, with everything they are made of: as a table and as linked data. */
export function writeElementos(clausura: Clausura): ArchivoEscrito[] {
  const elementos = listElementos(clausura);
  const tabla = formatCsvRow(TITULOS) + elementos.map((pieza) => writeFila(clausura, pieza)).join('');
  return [
    toArchivo('elementos.csv', CSV_START + tabla),
    toArchivoJson('elementos.jsonld', {
      '@context': CONTEXTO,
      '@graph': elementos.map((pieza) => presentConcepto(clausura, pieza)),
    }),
  ];
}
