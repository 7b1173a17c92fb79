import { useState } from 'react';
import type { Solicitud } from '../../contract/index.ts';
import { useEstadosDeCarga } from '../formulario/use-estados-de-carga.ts';
import { useFormularioDeNivel } from '../formulario/use-formulario-de-nivel.ts';
import { readEtapaNivelTres } from './etapas-nivel-tres.ts';
import { getNivelTres } from './get-nivel-tres.ts';
import { useDiligenciamientoNivelTres } from './use-diligenciamiento-nivel-tres.ts';
import { toValoresNivelTres } from './valores-nivel-tres.ts';

/** What the form of level 3 does: it keeps a draft between its steps, with the documents of each part, and files it. */
export function useFormularioNivelTres(solicitud: Solicitud) {
  const [inicial] = useState(() => toValoresNivelTres(solicitud));
  const diligenciamiento = useDiligenciamientoNivelTres(solicitud, inicial);
  const cargas = useEstadosDeCarga();
  const formulario = useFormularioDeNivel({
    solicitud,
    diligenciamiento,
    readEtapa: readEtapaNivelTres,
    version: getNivelTres(solicitud).servicioVersion.numero,
    hayCargas: cargas.isBusy || cargas.fallidos > 0,
  });
  return { ...formulario, diligenciamiento, cargas };
}

export type FormularioDeNivelTres = ReturnType<typeof useFormularioNivelTres>;
