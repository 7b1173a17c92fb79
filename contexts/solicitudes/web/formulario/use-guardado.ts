import type { AutosavedDraft } from '@marco/web-kit/autosaved-draft';
import { openFailure, openValidationErrors, presentMessage } from '@marco/web-kit/failure-modal';
import { useModal } from '@marco/web-kit/modal';
import { useState } from 'react';
import type { Solicitud } from '../../contract/index.ts';

/** The parts of a draft that are sent. */
type Enviada<Valores> = Parameters<AutosavedDraft<Valores, Solicitud>['send']>[1];

type Rotas<Parte extends string> = Readonly<Partial<Record<Parte, string>>>;

/** What the screen shows of how a request is saved while it is written. */
export interface Guardado {
  /** What cannot be saved as it is, is shown once a save was tried. */
  readonly wasTried: boolean;
  /** Somebody pressed for it. */
  readonly isSaving: boolean;
  /** When it was saved last on this screen. */
  readonly guardadoEn: Date | null;
}

/**
 * How a request that is saved while it is written is saved when somebody presses for it: one save after the other, what
 * breaks a rule is told, and what was written meanwhile is saved afterwards.
 *
 * @param nombres the parts of the form as people read them
 */
export function useGuardado<Parte extends string>(nombres: Readonly<Record<Parte, string>>) {
  const modals = useModal();
  const [isSaving, setSaving] = useState(false);
  const [guardadoEn, setGuardadoEn] = useState<Date | null>(null);
  const [wasTried, setTried] = useState(false);
  const guardado: Guardado = { wasTried, isSaving, guardadoEn };

  /**
   * @param canLeave whether what breaks a rule may stay in the form while the rest is saved
   * @returns whether anything may be sent; where nothing may, the person was told why
   */
  async function judge(rotas: Rotas<Parte>, canLeave: boolean): Promise<boolean> {
    const mensajes = (Object.entries(rotas) as [Parte, string][]).map(([parte, mensaje]) =>
      presentMessage(nombres[parte], mensaje),
    );
    setTried(mensajes.length > 0);
    if (mensajes.length === 0 || canLeave) return true;
    // While the reasons are shown, nothing is being saved.
    setSaving(false);
    await openValidationErrors(modals, mensajes);
    return false;
  }

  /** Saves after what is being saved now. @returns null where it could not be saved and the person was told why */
  async function run<Valores>(
    draft: AutosavedDraft<Valores, Solicitud>,
    send: () => Promise<Solicitud | null>,
  ): Promise<Solicitud | null> {
    setSaving(true);
    try {
      return await draft.inTurn(send).finally(() => setSaving(false));
    } catch (error) {
      await openFailure(modals, error);
      return null;
    } finally {
      // What was written meanwhile, or could not be saved.
      draft.saveLeft();
    }
  }

  /** Sends parts of what is written. Nothing is saved while the person decides between two versions. */
  function send<Valores>(
    draft: AutosavedDraft<Valores, Solicitud>,
    stored: Solicitud,
    part: Enviada<Valores>,
  ): Promise<Solicitud | null> {
    return draft.send(stored, part, ({ kind }) => setSaving(kind === 'saving'));
  }

  return { guardado, judge, run, send, keepMomento: () => setGuardadoEn(new Date()) };
}
