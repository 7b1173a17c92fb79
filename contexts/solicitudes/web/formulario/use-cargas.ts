import type { CargaArchivos } from '@marco/archivos/widgets';
import { useCallback, useState } from 'react';
import type { EstadoDeCarga } from './fila-norma.tsx';

/** How the files of the whole form stand: the other documents and those of each norma. */
export function useCargas(otros: CargaArchivos) {
  const [normas, setNormas] = useState<Readonly<Record<string, EstadoDeCarga>>>({});
  const report = useCallback(
    (clave: string, estado: EstadoDeCarga) => setNormas((before) => ({ ...before, [clave]: estado })),
    [],
  );
  const estados = Object.values(normas);
  const fallidos = otros.archivos.filter(({ estado }) => estado.clase === 'fallido').length;
  return {
    report,
    isBusy: otros.isBusy || estados.some(({ isBusy }) => isBusy),
    fallidos: estados.reduce((sum, estado) => sum + estado.fallidos, fallidos),
  };
}
