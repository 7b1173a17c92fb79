import { ARCHIVOS_DIRECTORIO, toArchivo } from '../../contract/direcciones.terms.ts';
import { DESCRIPCION_DIRECTORIO, type SitioDelCatalogo, type VersionDelCatalogo } from './catalogo.ts';

const HOJA_DE_CALCULO = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A servicio as its page shows it. */
type ServicioDePagina = Pick<
  VersionDelCatalogo,
  'servicio' | 'descripcion' | 'oid' | 'entidad' | 'paginaServicio' | 'elementos'
> & {
  /** The version the page tells of, as M.m; null before level 1. */
  readonly numero: string | null;
};

/**
 * The page of a servicio as search engines read it (schema.org): a page about a `WebAPI` which a body of the State
 * provides. It says only what the page shows.
 */
export function presentWebApi(
  { base, producto }: Pick<SitioDelCatalogo, 'base' | 'producto'>,
  { servicio, descripcion, oid, entidad, numero, elementos, paginaServicio }: ServicioDePagina,
): Readonly<Record<string, unknown>> {
  const url = base + paginaServicio;
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    '@id': url,
    url,
    name: servicio,
    inLanguage: 'es',
    ...(elementos.length === 0 ? {} : { keywords: [...elementos] }),
    isPartOf: { '@type': 'WebSite', name: producto, url: base },
    mainEntity: {
      '@type': 'WebAPI',
      '@id': `${url}#servicio`,
      name: servicio,
      ...(descripcion.trim() === '' ? {} : { description: descripcion }),
      ...(oid === null ? {} : { identifier: `urn:oid:${oid}` }),
      serviceType: 'Servicio de intercambio de información',
      documentation: numero === null ? url : `${url}/${numero}`,
      provider: { '@type': 'GovernmentOrganization', name: entidad.nombre },
    },
  };
}

/** The directory itself as search engines read it: a catalogue of data, with the files it is downloaded in. */
export function presentDirectorioWeb({
  base,
  producto,
}: Pick<SitioDelCatalogo, 'base' | 'producto'>): Readonly<Record<string, unknown>> {
  const url = base + ARCHIVOS_DIRECTORIO.versiones;
  const files = (['csv', 'xlsx'] as const).map((formato) => ({
    '@type': 'DataDownload',
    encodingFormat: formato === 'csv' ? 'text/csv' : HOJA_DE_CALCULO,
    contentUrl: base + toArchivo('versiones', formato),
  }));
  return {
    '@context': 'https://schema.org',
    '@type': 'DataCatalog',
    '@id': url,
    url,
    name: 'Directorio de servicios',
    inLanguage: 'es',
    isPartOf: { '@type': 'WebSite', name: producto, url: base },
    dataset: {
      '@type': 'Dataset',
      name: 'Directorio de servicios de intercambio de información',
      description: DESCRIPCION_DIRECTORIO,
      distribution: files,
    },
  };
}
