import { useApi, useIdempotencyKey } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { Button } from '@marco/web-kit/button';
import { openFailure, openValidationErrors } from '@marco/web-kit/failure-modal';
import { useModal } from '@marco/web-kit/modal';
import { Send } from 'lucide-react';
import { useState } from 'react';
import type { EdicionPlantilla, sendPruebaEndpoint } from '../../contract/index.ts';

export interface BotonPruebaProps {
  readonly evento: string;
  readonly edicion: EdicionPlantilla;
  /** What is wrong with it: nothing is sent before it is right. */
  readonly mensajes: readonly string[];
}

/** Sends what is on the screen, saved or not, to the person who presses it. */
export function BotonPrueba({ evento, edicion, mensajes }: BotonPruebaProps) {
  const api = useApi();
  const banners = useBanner();
  const modals = useModal();
  const idempotencyKey = useIdempotencyKey();
  const [isSending, setSending] = useState(false);
  // Each accepted test message is a new one; only a repetition after a lost answer counts as the same.
  const [sent, setSent] = useState(0);

  async function send(): Promise<void> {
    if (mensajes.length > 0) {
      await openValidationErrors(modals, mensajes);
      return;
    }
    setSending(true);
    const { asunto, cuerpo, aviso } = edicion;
    const body = { asunto, cuerpo, aviso };
    try {
      const { destinatario } = await api.call<typeof sendPruebaEndpoint>(
        { method: 'POST', path: '/correos/plantillas/{evento}/prueba' },
        { params: { evento }, body },
        { idempotencyKey: idempotencyKey({ evento, body, sent }) },
      );
      setSent(sent + 1);
      banners.success(`La prueba para ${destinatario} está en la bandeja de salida.`);
    } catch (error) {
      await openFailure(modals, error);
    }
    setSending(false);
  }

  return (
    <Button
      variant="secondary"
      icon={<Send size={16} />}
      busy={isSending && 'Enviando'}
      onClick={() => void send()}
    >
      Enviarme una prueba
    </Button>
  );
}
