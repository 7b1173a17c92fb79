import { useCallback, useEffect, useRef, useState } from 'react';
import { type ArchivoUnicoSettings, useArchivoUnico } from './use-archivo-unico.ts';

/** How the files of a place stand. */
interface EstadoDeCarga {
  readonly isBusy: boolean;
  readonly fallidos: number;
}

/** Tells the form how the files of a place stand. */
export type AvisoDeCarga = (clave: string, estado: EstadoDeCarga) => void;

const NADA: EstadoDeCarga = { isBusy: false, fallidos: 0 };

/** How the files of all places of a form stand together. */
export function useEstadosDeCarga() {
  const [lugares, setLugares] = useState<Readonly<Record<string, EstadoDeCarga>>>({});
  const report = useCallback<AvisoDeCarga>(
    (clave, estado) => setLugares((before) => ({ ...before, [clave]: estado })),
    [],
  );
  const estados = Object.values(lugares);
  return {
    report,
    isBusy: estados.some(({ isBusy }) => isBusy),
    fallidos: estados.reduce((sum, { fallidos }) => sum + fallidos, 0),
  };
}

interface CargaDeLugar extends ArchivoUnicoSettings {
  /** Of the place, among those of the form. */
  readonly clave: string;
  readonly onCarga: AvisoDeCarga;
}

/** One file of a place of the form, which tells the form how it stands. */
export function useCargaDeLugar({ clave, onCarga, ...settings }: CargaDeLugar) {
  const carga = useArchivoUnico(settings);
  const { isBusy, archivos } = carga;
  const fallidos = archivos.filter(({ estado }) => estado.clase === 'fallido').length;
  const report = useRef(onCarga);
  report.current = onCarga;
  useEffect(() => report.current(clave, { isBusy, fallidos }), [clave, isBusy, fallidos]);
  // An upload that was removed with its row no longer delays anything.
  useEffect(() => () => report.current(clave, NADA), [clave]);
  return carga;
}
