import { presentEntidad } from '@marco/entidades/terms';
import { useFormDraft } from '@marco/web-kit/form-draft';
import { useUnsavedChanges } from '@marco/web-kit/unsaved-changes';
import { useState } from 'react';
import type { Solicitud } from '../../contract/index.ts';
import type { BorradorDeNivel } from './use-borrador-de-nivel.ts';
import { useEtapa, useEtapaDejada } from './use-etapa.ts';
import { useTramite } from './use-tramite.ts';

interface FormularioDeNivel<Etapa extends string, Valores extends object> {
  /** The request the form was opened with. */
  readonly solicitud: Solicitud;
  readonly diligenciamiento: BorradorDeNivel<Valores>;
  /** Step a text names. */
  readonly readEtapa: (text: string | null | undefined) => Etapa;
  /** Version of the servicio, as M.m. */
  readonly version: string;
  /** Whether a file was chosen that is no value of the form yet: on its way, or failed. */
  readonly hayCargas: boolean;
}

/** What the form of a request that is stored does: it keeps a draft between its steps, and files it. */
export function useFormularioDeNivel<Etapa extends string, Valores extends object>({
  solicitud,
  diligenciamiento,
  readEtapa,
  version,
  hayCargas,
}: FormularioDeNivel<Etapa, Valores>) {
  const [paso, show] = useEtapa<Etapa>(solicitud.id, readEtapa);
  const { values, saved, stored, change } = diligenciamiento;
  const guardada = stored ?? solicitud;
  const tramite = useTramite(diligenciamiento);
  const [radicada, setRadicada] = useState<Solicitud | null>(null);
  const isDirty = diligenciamiento.isDirty || hayCargas;
  // Between two saves what is written is kept on the computer, beside the version it was written over.
  const enEsteEquipo = useFormDraft({
    name: `solicitud ${guardada.version}`,
    initial: saved,
    values,
    onTake: change,
  });
  useUnsavedChanges(
    isDirty && !diligenciamiento.isSaving && tramite.working === null && radicada === null,
    enEsteEquipo.isKept && !hayCargas,
  );
  useEtapaDejada(guardada.id, paso);

  /** The steps keep the written values, so that moving between them loses nothing; moving on saves what can be saved. */
  async function move(next: Etapa, isForward: boolean): Promise<void> {
    if (next === paso || diligenciamiento.isSaving) return;
    const done = isDirty ? await diligenciamiento.save(!isForward) : guardada;
    if (done !== null || !isForward) show(next);
  }

  return {
    paso,
    guardada,
    tramite,
    radicada,
    isDirty,
    enEsteEquipo,
    move,
    lead: `${guardada.servicioNombre}, versión ${version} · ${presentEntidad(guardada.entidad.nombre, guardada.entidad.sigla)}`,
    save: () => diligenciamiento.save(true),
    radicar: async () => {
      const done = await diligenciamiento.save();
      if (done) setRadicada(await tramite.radicar(done));
    },
  };
}
