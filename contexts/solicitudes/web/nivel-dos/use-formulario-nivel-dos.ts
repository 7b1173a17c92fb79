import { EXTENSIONES_CONTRATO, EXTENSIONES_DOCUMENTO } from '@marco/archivos/terms';
import { LIMITES_CONTRATO } from '@marco/conformidad/terms';
import { presentEntidad } from '@marco/entidades/terms';
import { useFormDraft } from '@marco/web-kit/form-draft';
import { useUnsavedChanges } from '@marco/web-kit/unsaved-changes';
import { useState } from 'react';
import type { Solicitud } from '../../contract/index.ts';
import { useArchivoUnico } from '../formulario/use-archivo-unico.ts';
import { useEtapa, useEtapaDejada } from '../formulario/use-etapa.ts';
import { useTramite } from '../formulario/use-tramite.ts';
import { type EtapaNivelDos, readEtapaNivelDos } from './etapas-nivel-dos.ts';
import { getNivelDos } from './get-nivel-dos.ts';
import { useAccionNivelDos } from './use-accion-nivel-dos.ts';
import { useDiligenciamientoNivelDos } from './use-diligenciamiento-nivel-dos.ts';
import { toTecnologia, toValoresNivelDos } from './valores-nivel-dos.ts';

/** What the form of level 2 does: it keeps a draft between its steps, has it checked, and files it. */
export function useFormularioNivelDos(solicitud: Solicitud) {
  const [paso, show] = useEtapa<EtapaNivelDos>(solicitud.id, readEtapaNivelDos);
  const [inicial] = useState(() => toValoresNivelDos(getNivelDos(solicitud)));
  const diligenciamiento = useDiligenciamientoNivelDos(solicitud, inicial);
  const { values: valores, stored, change } = diligenciamiento;
  const guardada = stored ?? solicitud;
  const accion = useAccionNivelDos(diligenciamiento);
  const tramite = useTramite(diligenciamiento);
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
  const [radicada, setRadicada] = useState<Solicitud | null>(null);
  const cargas = [contrato, documento];
  const isDirty = diligenciamiento.isDirty || cargas.some(({ archivos }) => archivos.length > 0);
  // Between two saves what is written is kept on the computer, beside the version it was written over.
  const enEsteEquipo = useFormDraft({
    name: `solicitud ${guardada.version}`,
    initial: diligenciamiento.saved,
    values: valores,
    onTake: change,
  });
  useUnsavedChanges(
    isDirty && !diligenciamiento.isSaving && tramite.working === null && radicada === null,
    enEsteEquipo.isKept && cargas.every(({ archivos }) => archivos.length === 0),
  );
  useEtapaDejada(guardada.id, paso);

  /** The steps keep the written values, so that moving between them loses nothing; moving on saves what can be saved. */
  async function move(next: EtapaNivelDos, isForward: boolean): Promise<void> {
    if (next === paso || diligenciamiento.isSaving) return;
    const saved = isDirty ? await diligenciamiento.save(!isForward) : guardada;
    if (saved !== null || !isForward) show(next);
  }

  return {
    paso,
    guardada,
    diligenciamiento,
    accion,
    tramite,
    contrato,
    documento,
    radicada,
    isDirty,
    enEsteEquipo,
    move,
    isUploading: cargas.some(({ isBusy }) => isBusy),
    fallidos: cargas.flatMap(({ archivos }) => archivos).filter(({ estado }) => estado.clase === 'fallido')
      .length,
    lead: `${guardada.servicioNombre}, versión ${getNivelDos(guardada).servicioVersion.numero} · ${presentEntidad(guardada.entidad.nombre, guardada.entidad.sigla)}`,
    save: () => diligenciamiento.save(true),
    radicar: async () => {
      const saved = await diligenciamiento.save();
      if (saved) setRadicada(await tramite.radicar(saved));
    },
  };
}

export type FormularioDeNivelDos = ReturnType<typeof useFormularioNivelDos>;
