import { accesoPaths } from '@marco/acceso/paths';
import { ayudaPaths, TITULO_AYUDA } from '@marco/parametros/paths';
import { API_DOCS, TITULO_API } from '../api-docs/api-docs-address.ts';
import { publicFooter, publicMenu, publicTools } from '../modules/public-modules.ts';

/** A page and what links to it say. */
export interface SiteLink {
  readonly label: string;
  readonly to: string;
}

export const TERMINOS = { label: 'Términos y condiciones', to: '/terminos' } as const satisfies SiteLink;
export const ACCESIBILIDAD = { label: 'Accesibilidad', to: '/accesibilidad' } as const satisfies SiteLink;
export const MAPA = { label: 'Mapa del sitio', to: '/mapa-del-sitio' } as const satisfies SiteLink;

export const AYUDA = { label: TITULO_AYUDA, to: ayudaPaths.home } as const satisfies SiteLink;

/** What a footer leads to. */
export const LEGAL_LINKS: readonly SiteLink[] = [
  TERMINOS,
  { label: 'Tratamiento de datos personales', to: accesoPaths.tratamiento },
  ACCESIBILIDAD,
  ...publicFooter,
  MAPA,
];

/** Menu of a visitor: only what works. The bar has no room for the tools, they open from a button of it. */
export const PUBLIC_MENU = [
  { items: publicMenu },
  {
    label: 'Herramientas',
    items: [...publicTools, { to: API_DOCS, label: TITULO_API }, AYUDA],
  },
];
