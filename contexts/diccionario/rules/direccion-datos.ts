const DATOS = '/api-public/diccionario/elementos';
const PAGINA = /^\/diccionario\/([^/]+(?:\/[^/]+){0,3})\/?$/;

/**
 * Where programs read what a page of the dictionary shows: the same element, version and layer in the form they ask
 * for. Undefined for an address that is not a page of an element.
 *
 * @param path address of the page without its query: `/diccionario/codSexo`, `/diccionario/Comun/Personal/codSexo/1.1`
 */
export function findDireccionDatos(path: string): string | undefined {
  const partes = PAGINA.exec(path)?.[1]?.split('/');
  if (!partes) return undefined;
  const [capa, dominio] = partes.length > 2 ? partes.splice(0, 2) : [];
  const [clave = '', version] = partes;
  const query = [
    ...(capa === undefined || dominio === undefined ? [] : [`capa=${capa}`, `dominio=${dominio}`]),
    ...(version === undefined ? [] : [`version=${version}`]),
  ].join('&');
  return `${DATOS}/${clave}${query === '' ? '' : `?${query}`}`;
}
