import { CatalogoBasesDeDatos, CatalogoLenguajes, CatalogoSistemas } from '../widgets/catalogos-tecnicos.tsx';

/** The technical catalogues, beside those of the entities. */
export const catalogos = [
  { id: 'sistemas', label: 'Sistemas', order: 10, Panel: CatalogoSistemas },
  { id: 'lenguajes', label: 'Lenguajes', order: 20, Panel: CatalogoLenguajes },
  { id: 'basedatos', label: 'Bases de datos', order: 30, Panel: CatalogoBasesDeDatos },
];
