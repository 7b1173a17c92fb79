import { useSession } from '@marco/acceso/widgets';
import { type CargaArchivos, useCargaArchivos } from '@marco/archivos/widgets';
import { presentEntidad } from '@marco/entidades/terms';
import { useFormDraft } from '@marco/web-kit/form-draft';
import { useUnsavedChanges } from '@marco/web-kit/unsaved-changes';
import { useState } from 'react';
import type { Solicitud } from '../../contract/index.ts';
import type { OpcionesSolicitud } from '../use-opciones-solicitud.ts';
import { REGLAS_DOCUMENTOS } from './etapa-documentos.tsx';
import { type EtapaId, readEtapa } from './etapas.ts';
import { useDiligenciamiento } from './use-diligenciamiento.ts';
import { useEstadosDeCarga } from './use-estados-de-carga.ts';
import { useEtapa, useEtapaDejada } from './use-etapa.ts';
import { useTramite } from './use-tramite.ts';
import type { ValoresSolicitud } from './valores.ts';

export interface OrigenFormulario {
  readonly inicial: ValoresSolicitud;
  /** The stored request; null for one that begins. */
  readonly solicitud: Solicitud | null;
  readonly opciones: OpcionesSolicitud;
  readonly onCreated: (id: number, paso: EtapaId) => void | Promise<void>;
}

/** What the form of a request does: it keeps a draft between its steps, and files it. */
export function useFormulario({ inicial, solicitud, opciones, onCreated }: OrigenFormulario) {
  const [paso, show] = useEtapa(solicitud?.id, readEtapa);
  const diligenciamiento = useDiligenciamiento({
    inicial,
    guardada: solicitud,
    dominios: opciones.dominios,
    onCreated: (id) => onCreated(id, paso),
  });
  const { values: valores, stored: guardada } = diligenciamiento;
  const documentos = guardada?.documentos ?? [];
  const carga = useCargaArchivos({
    nameCtrl: 'documentos',
    carpeta: 'normativo-uno',
    reglas: REGLAS_DOCUMENTOS,
    guardados: documentos.length,
  });
  const cargas = useCargas(carga);
  const tramite = useTramite(diligenciamiento);
  const [radicada, setRadicada] = useState<Solicitud | null>(null);
  const isDirty = diligenciamiento.isDirty || carga.archivos.length > 0;
  // Between two saves what is written is kept on the computer, beside the version it was written over.
  const enEsteEquipo = useFormDraft({
    name: `solicitud ${guardada?.version ?? `de ${inicial.servicioId}`}`,
    initial: diligenciamiento.saved,
    values: valores,
    onTake: diligenciamiento.change,
  });
  useUnsavedChanges(
    isDirty && !diligenciamiento.isSaving && tramite.working === null && radicada === null,
    enEsteEquipo.isKept && carga.archivos.length === 0,
  );
  useEtapaDejada(guardada?.id, paso);
  const enSesion = useSession()?.usuario?.entidad?.nombre ?? '';

  async function save(partial: boolean): Promise<Solicitud | null> {
    const saved = await diligenciamiento.save(carga.listos, partial);
    if (saved) carga.clear(carga.listos);
    return saved;
  }

  /**
   * The steps keep the written values, so that moving between them loses nothing; moving on saves what can be saved.
   */
  async function move(next: EtapaId, isForward: boolean): Promise<void> {
    // As with the buttons below: otherwise there would be a second save of the same version, or a second request.
    if (next === paso || diligenciamiento.isSaving) return;
    const saved = isDirty || guardada === null ? await save(!isForward) : guardada;
    if (saved !== null || (!isForward && guardada !== null)) show(next);
  }

  return {
    paso,
    diligenciamiento,
    carga,
    cargas,
    tramite,
    radicada,
    isDirty,
    documentos,
    move,
    enEsteEquipo,
    lead: [
      valores.servicioNombre.trim(),
      presentEntidad(guardada?.entidad.nombre ?? enSesion, guardada?.entidad.sigla),
    ]
      .filter((text) => text !== '')
      .join(' · '),
    save: () => save(true),
    radicar: async () => {
      const saved = await save(false);
      if (saved) setRadicada(await tramite.radicar(saved));
    },
  };
}

export type Formulario = ReturnType<typeof useFormulario>;

/** How the files of the whole form stand: the other documents and those of each norma. */
function useCargas(otros: CargaArchivos) {
  const normas = useEstadosDeCarga();
  const fallidos = otros.archivos.filter(({ estado }) => estado.clase === 'fallido').length;
  return {
    report: normas.report,
    isBusy: otros.isBusy || normas.isBusy,
    fallidos: fallidos + normas.fallidos,
  };
}
