import { type Decision, explainDecision } from '@marco/contract-kit/decision';
import { Button } from '@marco/web-kit/button';
import { DraftOffer } from '@marco/web-kit/form-draft';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { Textarea } from '@marco/web-kit/textarea';
import { SendHorizontal } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { LIMITES_CONVERSACION } from '../../contract/terms.ts';
import styles from './conversacion.module.css';
import { useMensajeNuevo } from './use-conversacion.ts';

interface MensajeNuevoProps {
  readonly solicitudId: number;
  /** Whether the reader may write now. */
  readonly escribir: Decision;
}

const VACIO = { texto: '' };

/** The box a message is written in; what is typed stays until it was sent. */
export function MensajeNuevo({ solicitudId, escribir }: MensajeNuevoProps) {
  const sendMensaje = useMensajeNuevo(solicitudId);
  const form = useRuledForm({
    initial: VACIO,
    draft: { name: `mensaje ${solicitudId}`, version: null },
    tellsAtFields: true,
    findErrors: ({ texto }) => ({ texto: texto.trim() === '' ? 'Escriba el mensaje.' : undefined }),
    onSend: async ({ texto }) => {
      await sendMensaje(texto.trim());
      form.restart(VACIO);
    },
  });
  const campo = bindField(form, 'texto');
  if (!escribir.allowed) return <p className={styles['cerrada']}>{explainDecision(escribir)}</p>;
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    form.send();
  };
  return (
    <form className={styles['nuevo']} noValidate onSubmit={form.onSubmit} data-print="hide">
      <div className={styles['borrador']}>
        <DraftOffer draft={form.draft} />
      </div>
      <Textarea
        key={form.draft.takes}
        label="Mensaje"
        hideLabel
        hint="Ctrl + Enter lo envía; después no se puede cambiar."
        rows={2}
        placeholder="Escriba un mensaje"
        maxLength={LIMITES_CONVERSACION.texto}
        aria-keyshortcuts="Control+Enter"
        onKeyDown={sendByKey}
        {...campo}
        // Once sent it is empty again, and nothing is wrong with that.
        errors={campo.submitted ? campo.errors : []}
      />
      <Button
        type="submit"
        variant="secondary"
        icon={<SendHorizontal size={17} />}
        busy={form.isSending && 'Enviando'}
      >
        Enviar
      </Button>
    </form>
  );
}
