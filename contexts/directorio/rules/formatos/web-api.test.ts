import { expect, it } from 'vitest';
import { presentDirectorioWeb, presentWebApi } from './web-api.ts';

const SITIO = { base: 'https://marco.ejemplo.gov.co', producto: 'Marco de Ejemplo' };
const SERVICIO = {
  servicio: 'Consulta de sanciones',
  descripcion: 'Dice si una persona tiene sanciones.',
  oid: '2.999.170.2.7',
  entidad: { nit: '899999001', nombre: 'Procuraduría de Ejemplo', sitioWeb: null },
  numero: '1.1',
  paginaServicio: '/directorio-servicios/pgn/consulta-de-sanciones',
  elementos: ['Fecha de la sanción'],
};

it('[AREA-15] a page says what it is about to search engines: a WebAPI of a body of the State', () => {
  const url = 'https://marco.ejemplo.gov.co/directorio-servicios/pgn/consulta-de-sanciones';
  expect(presentWebApi(SITIO, SERVICIO)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    '@id': url,
    url,
    name: 'Consulta de sanciones',
    inLanguage: 'es',
    keywords: ['Fecha de la sanción'],
    isPartOf: { '@type': 'WebSite', name: 'Marco de Ejemplo', url: 'https://marco.ejemplo.gov.co' },
    mainEntity: {
      '@type': 'WebAPI',
      '@id': `${url}#servicio`,
      name: 'Consulta de sanciones',
      description: 'Dice si una persona tiene sanciones.',
      identifier: 'urn:oid:2.999.170.2.7',
      serviceType: 'Servicio de intercambio de información',
      documentation: `${url}/1.1`,
      provider: { '@type': 'GovernmentOrganization', name: 'Procuraduría de Ejemplo' },
    },
  });
});

it('one before level 1 is documented by its page, and nothing is said that is not known', () => {
  const nada = { ...SERVICIO, numero: null, oid: null, elementos: [], descripcion: ' ' };
  const escrito = presentWebApi(SITIO, nada);
  expect(escrito).not.toHaveProperty('keywords');
  expect(escrito['mainEntity']).toEqual({
    '@type': 'WebAPI',
    '@id': `${escrito['url']}#servicio`,
    name: 'Consulta de sanciones',
    serviceType: 'Servicio de intercambio de información',
    documentation: escrito['url'],
    provider: { '@type': 'GovernmentOrganization', name: 'Procuraduría de Ejemplo' },
  });
});

it('[AREA-15] the directory is a catalogue of data that is downloaded at addresses of the site', () => {
  expect(presentDirectorioWeb(SITIO)).toMatchObject({
    '@type': 'DataCatalog',
    url: 'https://marco.ejemplo.gov.co/directorio-servicios',
    dataset: {
      '@type': 'Dataset',
      distribution: [
        { encodingFormat: 'text/csv', contentUrl: 'https://marco.ejemplo.gov.co/directorio-servicios.csv' },
        { contentUrl: 'https://marco.ejemplo.gov.co/directorio-servicios.xlsx' },
      ],
    },
  });
});
