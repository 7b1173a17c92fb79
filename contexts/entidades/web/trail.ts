import type { TrailStep } from '@marco/web-kit/page';
import { entidadesPaths } from '../contract/entidades.paths.ts';

/** The entities, as they were left. */
export const ENTIDADES: TrailStep = {
  nombre: 'Entidades',
  to: entidadesPaths.listaRestaurada,
  dataConsult: 'entities',
};
