export { CatalogoDominios } from './catalogo-dominios.tsx';
