import { useApi } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { openFailure } from '@marco/web-kit/failure-modal';
import { type TextTexts, useModal } from '@marco/web-kit/modal';
import { findCurrent } from '@marco/web-kit/versioned-change';
import { useQueryClient } from '@tanstack/react-query';
import type { Compromiso, updateEstadoCompromisoEndpoint } from '../../contract/index.ts';
import type { EstadoCompromiso } from '../../contract/terms.ts';

interface TextosDeEstado {
  readonly question: Omit<TextTexts, 'send'>;
  readonly done: string;
}

const TEXTOS: Readonly<Record<EstadoCompromiso, TextosDeEstado>> = {
  cumplido: {
    question: {
      title: 'Reportar cumplimiento',
      message: 'El compromiso quedará como cumplido, con su nota y su nombre en el historial.',
      label: 'Cómo se cumplió',
      confirmLabel: 'Reportar cumplimiento',
    },
    done: 'El compromiso quedó cumplido.',
  },
  cancelado: {
    question: {
      title: '¿Cancelar el compromiso?',
      message: 'Dejará de esperarse y no se recordará más.',
      label: 'Motivo',
      confirmLabel: 'Cancelar compromiso',
      cancelLabel: 'Volver',
      tone: 'warn',
    },
    done: 'El compromiso quedó cancelado.',
  },
  abierto: {
    question: {
      title: '¿Reabrir el compromiso?',
      message: 'Volverá a esperarse, con la misma fecha de vencimiento.',
      label: 'Motivo',
      confirmLabel: 'Reabrir compromiso',
    },
    done: 'El compromiso quedó abierto.',
  },
};

const META_ALCANZADA = 'Si lo que esperaba ya se alcanzó, no volverá a cumplirse por sí solo.';

/** Fulfils, cancels or reopens a commitment after asking for a note; a failure is explained. */
export function useEstadoCompromiso() {
  const api = useApi();
  const modals = useModal();
  const banner = useBanner();
  const queries = useQueryClient();

  async function send(
    { id }: Compromiso,
    seen: { version: number },
    estado: EstadoCompromiso,
    motivo: string,
  ): Promise<boolean> {
    try {
      await api.call<typeof updateEstadoCompromisoEndpoint>(
        { method: 'POST', path: '/mesaInteroperabilidad/compromisos/{idCompromiso}/estado' },
        { params: { idCompromiso: String(id) }, body: { estado, motivo } },
        { base: 'private', version: seen.version },
      );
      banner.success(TEXTOS[estado].done);
      return true;
    } catch (error) {
      // The dialog stays open with its note; if the person sends it again, it uses the version they were shown.
      const stored = findCurrent<Compromiso>(error);
      if (stored !== null) seen.version = stored.version;
      await openFailure(modals, error);
      return false;
    } finally {
      await queries.invalidateQueries({ queryKey: ['mesas'] });
    }
  }

  return (compromiso: Compromiso, estado: EstadoCompromiso): Promise<boolean> => {
    const seen = { version: compromiso.version };
    return modals.askText({
      ...toQuestion(compromiso, estado),
      send: (motivo) => send(compromiso, seen, estado, motivo),
    });
  };
}

/**
 * If the goal of a reopened commitment was reached, the server removes the goal, because the commitment would close
 * again at once.
 */
function toQuestion(
  { idServicio, idElemento, idSolicitud }: Compromiso,
  estado: EstadoCompromiso,
): TextosDeEstado['question'] {
  const { question } = TEXTOS[estado];
  if (estado !== 'abierto' || (idServicio ?? idElemento ?? idSolicitud) === null) return question;
  return { ...question, message: `${question.message} ${META_ALCANZADA}` };
}
