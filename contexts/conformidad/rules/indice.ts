import type { CampoBuscado, Correspondencia } from './comprobaciones/vinculos.ts';
import { type CampoEsperado, isRequerido } from './esperado.ts';

export interface Parte {
  readonly parte: number;
  readonly total: number;
}

/** How much could be known: what is bound of what is obligatory, and the rules that examples exercise. */
export interface Indice {
  readonly obligatorios: Parte;
  readonly reglas: Parte;
  /** Of 0 to 100, with one decimal and never rounded up. */
  readonly porcentaje: number;
}

/** What of a contract could be known at all (domain niveles §7.3). */
export function computeIndice({ busquedas }: Correspondencia): Indice {
  const obligatorios = busquedas.filter(({ esperado }) => isRequerido(esperado));
  const vinculados = obligatorios.filter(({ vinculos }) => vinculos.length > 0);
  const reglas = sum(busquedas.map(({ esperado }) => countReglas(esperado)));
  const ejercidas = sum(busquedas.filter(hasEjemplo).map(({ esperado }) => countReglas(esperado)));
  const share = ({ parte, total }: Parte) => (total === 0 ? 1 : parte / total);
  const partes = {
    obligatorios: { parte: vinculados.length, total: obligatorios.length },
    reglas: { parte: ejercidas, total: reglas },
  };
  return {
    ...partes,
    porcentaje: Math.floor(share(partes.obligatorios) * share(partes.reglas) * 1000 + 1e-9) / 10,
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Its type, whether it has to come, and each of its bounds. */
function countReglas({ obligatorio, valores }: CampoEsperado): number {
  const limites = [
    valores.lista,
    valores.patron,
    valores.longitudMinima ?? valores.longitudMaxima,
    valores.minimo ?? valores.maximo,
    valores.totalDigitos ?? valores.decimales,
  ];
  return 1 + Number(obligatorio) + limites.filter((limite) => limite !== null).length;
}

function hasEjemplo({ vinculos }: CampoBuscado): boolean {
  return vinculos.some(({ lugares }) =>
    lugares.some(
      ({ ejemplos, hijos }) => ejemplos.length > 0 || hijos.some((hijo) => hijo.ejemplos.length > 0),
    ),
  );
}
