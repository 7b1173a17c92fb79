import { EXTENSIONES_CONTRATO, EXTENSIONES_DOCUMENTO } from '@marco/archivos/terms';
import { LIMITES_CONTRATO } from '@marco/conformidad/terms';
import { useState } from 'react';
import type { Solicitud } from '../../contract/index.ts';
import { useArchivoUnico } from '../formulario/use-archivo-unico.ts';
import { useFormularioDeNivel } from '../formulario/use-formulario-de-nivel.ts';
import { readEtapaNivelDos } from './etapas-nivel-dos.ts';
import { getNivelDos } from './get-nivel-dos.ts';
import { useAccionNivelDos } from './use-accion-nivel-dos.ts';
import { useDiligenciamientoNivelDos } from './use-diligenciamiento-nivel-dos.ts';
import { toTecnologia, toValoresNivelDos } from './valores-nivel-dos.ts';

/** What the form of level 2 does: it keeps a draft between its steps, has it checked, and files it. */
export function useFormularioNivelDos(solicitud: Solicitud) {
  const [inicial] = useState(() => toValoresNivelDos(getNivelDos(solicitud)));
  const diligenciamiento = useDiligenciamientoNivelDos(solicitud, inicial);
  const { values: valores, change } = diligenciamiento;
  const accion = useAccionNivelDos(diligenciamiento);
  const contrato = useArchivoUnico({
    nameCtrl: 'contrato',
    carpeta: 'nivel-dos',
    extensiones: EXTENSIONES_CONTRATO,
    bytes: LIMITES_CONTRATO.bytes,
    // What it is written in, the file says; the person may say otherwise.
    onSubido: (subido) => change({ contrato: subido, tecnologia: toTecnologia(subido) }),
  });
  const documento = useArchivoUnico({
    nameCtrl: 'constancia',
    carpeta: 'nivel-dos',
    extensiones: EXTENSIONES_DOCUMENTO,
    onSubido: (subido) => change({ constancia: { ...valores.constancia, documento: subido } }),
  });
  const cargas = [contrato, documento];
  const archivos = cargas.flatMap((carga) => carga.archivos);
  const formulario = useFormularioDeNivel({
    solicitud,
    diligenciamiento,
    readEtapa: readEtapaNivelDos,
    version: getNivelDos(solicitud).servicioVersion.numero,
    hayCargas: archivos.length > 0,
  });

  return {
    ...formulario,
    diligenciamiento,
    accion,
    contrato,
    documento,
    isUploading: cargas.some(({ isBusy }) => isBusy),
    fallidos: archivos.filter(({ estado }) => estado.clase === 'fallido').length,
  };
}

export type FormularioDeNivelDos = ReturnType<typeof useFormularioNivelDos>;
