import { useBanner } from '@marco/web-kit/banner';
import { openFailure } from '@marco/web-kit/failure-modal';
import { useModal } from '@marco/web-kit/modal';
import { useState } from 'react';
import type { GestionReunion } from '../../contract/index.ts';
import { type Apunte, clearApunte } from '../../rules/apuntes/apuntes.ts';
import { type CompromisoDicho, readCompromisoDicho } from '../../rules/apuntes/compromiso-dicho.ts';
import { useResponsables } from '../compromisos/use-compromisos.ts';
import { useSaveCompromiso } from '../compromisos/use-save-compromiso.ts';
import { useTableroLocal } from '../compromisos/use-tablero-local.ts';
import { toDatos, toValoresDichos } from '../compromisos/valores-compromiso.ts';
import { useDecisiones } from './use-decisiones.ts';
import type { DesarrolloEscrito } from './use-desarrollo.ts';

/** What is done with the lines of one field of the minutes. */
export interface Apuntes {
  /** What a line says of a commitment; undefined while the mesa is read, and where none is added. */
  readonly readDicho: (apunte: Apunte) => CompromisoDicho | undefined;
  /** Notes a line and takes it out of the field; the form of a commitment opens where somebody is missing. */
  readonly record: (apunte: Apunte) => Promise<void>;
  /** The commitment whose form is open, with the line it comes from. */
  readonly opened: AbiertoEnFormulario | null;
  readonly open: (abierto: AbiertoEnFormulario | null) => void;
  readonly clear: (apunte: Apunte) => void;
  /** The line that is on its way. */
  readonly saving: Apunte | null;
  readonly acordadoEn: string | null;
}

export interface AbiertoEnFormulario {
  readonly apunte: Apunte;
  readonly dicho: CompromisoDicho;
}

/** The lines of a field that begin with «Decisión:» or «Compromiso:», each noted with one press. */
export function useApuntes(reunion: GestionReunion, desarrollo: DesarrolloEscrito, campo: string): Apuntes {
  const { idReunion, idMesa, entidades } = reunion;
  const banner = useBanner();
  const modals = useModal();
  const { tablero } = useTableroLocal({ idMesa, idReunion });
  const responsables = useResponsables(idMesa);
  const decisiones = useDecisiones(reunion);
  const save = useSaveCompromiso({ idMesa, idReunion });
  const [saving, setSaving] = useState<Apunte | null>(null);
  const [opened, open] = useState<AbiertoEnFormulario | null>(null);
  const agregar = tablero.data?.agregar;
  const acordadoEn = agregar?.decision.allowed ? agregar.acordadoEn : null;

  function readDicho({ texto }: Apunte): CompromisoDicho | undefined {
    if (acordadoEn === null || !responsables.data) return undefined;
    return readCompromisoDicho(texto, { entidades, personas: responsables.data }, acordadoEn);
  }

  function clear(apunte: Apunte): void {
    desarrollo.edit(campo, (notas) => clearApunte(notas, apunte));
  }

  async function saveApunte(apunte: Apunte, dicho: CompromisoDicho | undefined): Promise<boolean> {
    if (!dicho) return decisiones.add(apunte.texto);
    try {
      return await save(toDatos(toValoresDichos(dicho)), null);
    } catch (error) {
      await openFailure(modals, error);
      return false;
    }
  }

  async function record(apunte: Apunte): Promise<void> {
    if (saving) return;
    const dicho = apunte.clase === 'compromiso' ? readDicho(apunte) : undefined;
    if (apunte.clase === 'compromiso' && (!dicho || dicho.idEntidad === null)) {
      if (dicho) open({ apunte, dicho });
      return;
    }
    setSaving(apunte);
    // A save of the text that is on its way would answer the meeting without what is added now.
    await desarrollo.flush();
    const isSaved = await saveApunte(apunte, dicho);
    setSaving(null);
    if (!isSaved) return;
    clear(apunte);
    banner.success(dicho ? 'Se agregó el compromiso.' : 'Se agregó la decisión.');
  }

  return { readDicho, record, opened, open, clear, saving, acordadoEn };
}
