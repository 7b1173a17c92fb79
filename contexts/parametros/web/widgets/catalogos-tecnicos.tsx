import { CollectionTable } from '@marco/web-kit/collection';
import { BASES_DE_DATOS, LENGUAJES, SISTEMAS } from '../tecnologias/vistas.ts';

/** Systems of information, with what they are built with. */
export function CatalogoSistemas() {
  return <CollectionTable view={SISTEMAS} />;
}

/** Programming languages. */
export function CatalogoLenguajes() {
  return <CollectionTable view={LENGUAJES} />;
}

/** Databases. */
export function CatalogoBasesDeDatos() {
  return <CollectionTable view={BASES_DE_DATOS} />;
}
