export { CatalogoBasesDeDatos, CatalogoLenguajes, CatalogoSistemas } from './catalogos-tecnicos.tsx';
export { findConfiguracion, loadConfiguracion, useConfiguracion } from './use-configuracion.ts';
export { type AjustesSugerencias, useSugerencias } from './use-sugerencias.ts';
