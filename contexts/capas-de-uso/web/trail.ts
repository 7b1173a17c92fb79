import { INICIO } from '@marco/parametros/paths';
import { type ScreenTrail, type TrailStep, useScreenTrail } from '@marco/web-kit/page';
import { useMemo } from 'react';
import { capasDeUsoPaths, toCapa } from '../contract/capas-de-uso.paths.ts';

export const LISTA: TrailStep = { nombre: 'Capas de uso', to: capasDeUsoPaths.listaRestaurada, seccion: 3 };

interface Place {
  /** Name of the layer; undefined while it comes. */
  readonly nombre: string | undefined;
  readonly id: number;
  /** The screen below the layer; without it the layer itself. */
  readonly current?: string;
  /** Where an older version was opened from. */
  readonly urlOri?: string | null;
}

/** The trail of a screen of one layer; that of an older version leads back to where it was opened (ROUTE-12). */
export function useCapaTrail({ nombre, id, current, urlOri = null }: Place): void {
  const trail = useMemo((): ScreenTrail | undefined => {
    if (nombre === undefined) return undefined;
    const lista: TrailStep = urlOri === null ? LISTA : { ...LISTA, to: urlOri };
    const capa: TrailStep = { nombre, to: toCapa(id), seccion: 4 };
    return {
      trail: current === undefined ? [INICIO, lista] : [INICIO, lista, capa],
      current: current ?? nombre,
      id,
      isVersion: urlOri !== null,
    };
  }, [nombre, id, current, urlOri]);
  useScreenTrail(trail);
}
