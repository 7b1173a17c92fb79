import { findExtension } from './nombre-archivo.ts';

/** How a content is shown inside a page: as an image of the page itself, or by the browser's own viewer of PDF. */
export type ClaseVistaPrevia = 'imagen' | 'pdf';

/** No other type is shown inside the page: SVG and HTML can contain programs, and the others have no viewer. */
const TIPOS: Readonly<Record<string, ClaseVistaPrevia>> = {
  'application/pdf': 'pdf',
  'image/png': 'imagen',
  'image/jpeg': 'imagen',
};
const EXTENSIONES: Readonly<Record<string, ClaseVistaPrevia>> = {
  pdf: 'pdf',
  png: 'imagen',
  jpg: 'imagen',
  jpeg: 'imagen',
};

/**
 * Whether to offer a preview, by the name of the file. The server stored the file only if its content matched its
 * extension.
 */
export function findVistaPrevia(nombre: string): ClaseVistaPrevia | undefined {
  const extension = findExtension(nombre);
  return Object.hasOwn(EXTENSIONES, extension) ? EXTENSIONES[extension] : undefined;
}

/** How a content that arrived is shown, by the type the server found in its bytes; what has none is not shown. */
export function findVistaDeTipo(tipo: string): ClaseVistaPrevia | undefined {
  const [bare = ''] = tipo.toLowerCase().split(';');
  const found = bare.trim();
  return Object.hasOwn(TIPOS, found) ? TIPOS[found] : undefined;
}
