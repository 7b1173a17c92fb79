import type { SitioDelCatalogo, VersionDelCatalogo } from './catalogo.ts';

/** A servicio as its page shows it. */
export type ServicioDePagina = Pick<
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

/**
 * An object as the content of a `script` of a page: no text of it ends the element or begins a comment, whatever people
 * wrote.
 */
export function formatParaPagina(objeto: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(objeto).replaceAll(
    /[<>&\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
