import type { IndicadorTomado } from './indicador-tomado.ts';

const SCHEMA = 'https://schema.org/';

/** What the words of the answer mean to programs that read JSON-LD; the others stay as the API describes them. */
const CONTEXTO = {
  '@version': 1.1,
  schema: SCHEMA,
  indicador: 'schema:about',
  codigo: 'schema:identifier',
  nombre: 'schema:name',
  pregunta: 'schema:description',
  unidad: 'schema:unitText',
  versiones: 'schema:subjectOf',
  version: 'schema:version',
  formula: 'schema:measurementTechnique',
  series: { '@id': 'schema:variableMeasured', '@container': '@list' },
  puntos: { '@id': 'schema:hasPart', '@container': '@list' },
  momento: 'schema:temporalCoverage',
  corte: 'schema:dateModified',
  tomadoEn: { '@id': 'schema:observationDate', '@type': 'schema:DateTime' },
  valor: 'schema:value',
  texto: 'schema:alternateName',
  filtros: 'schema:abstract',
  direccion: { '@id': 'schema:url', '@type': '@id' },
} as const;

/** The answer of the API for the page of an indicador, with its definition, as JSON-LD. */
export function writeJsonLd({ indicador, series, ...dicho }: IndicadorTomado): string {
  const { hallazgo, filtros, corte, calidad, direccion } = dicho;
  const documento = {
    '@context': CONTEXTO,
    '@id': direccion,
    '@type': 'schema:Dataset',
    direccion,
    hallazgo,
    filtros,
    corte,
    calidad,
    indicador,
    series,
  };
  return JSON.stringify(documento, null, 2);
}
