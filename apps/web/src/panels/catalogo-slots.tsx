import { CatalogoDominios } from '@marco/capas-de-uso/widgets';
import type { CatalogoSlots } from '@marco/entidades/web';
import { CatalogoCriterios } from '@marco/estandares/widgets';
import { CatalogoBasesDeDatos, CatalogoLenguajes, CatalogoSistemas } from '@marco/parametros/widgets';

/** Catalogues the other contexts keep, beside sectors and places. */
export const catalogoSlots: CatalogoSlots = [
  { id: 'sistemas', label: 'Sistemas', Panel: CatalogoSistemas },
  { id: 'lenguajes', label: 'Lenguajes', Panel: CatalogoLenguajes },
  { id: 'basedatos', label: 'Bases de datos', Panel: CatalogoBasesDeDatos },
  { id: 'dominios', label: 'Dominios', Panel: CatalogoDominios },
  { id: 'criterios-evaluacion', label: 'Criterios de evaluación', Panel: CatalogoCriterios },
];
