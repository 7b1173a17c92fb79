import type { SearchKeeper } from '@marco/web-kit/list-search';
import { keepDatosNivel, readDatosNivel } from './datos-nivel.ts';

/** Keeps the search of a level list in the holder of the levels, which the end of the session empties (SHELL-09). */
function createKeeper(consulta: 'consultaServicios' | 'consultaSolicitudes'): SearchKeeper {
  return {
    read: () => readDatosNivel()[consulta],
    write: (_, query) => keepDatosNivel({ [consulta]: query }),
  };
}

export const keeperServicios = createKeeper('consultaServicios');
export const keeperSolicitudes = createKeeper('consultaSolicitudes');
