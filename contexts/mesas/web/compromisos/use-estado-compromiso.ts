import { type TextTexts, useModal } from '@marco/web-kit/modal';
import { useVersionedChange } from '@marco/web-kit/versioned-change';
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
      message:
        'Escriba el soporte: qué se entregó y dónde se encuentra. El compromiso quedará como cumplido, con su nota y su nombre en el historial.',
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

const MESAS = ['mesas'] as const;

/** Fulfils, cancels or reopens a commitment after asking for a note; a failure is explained. */
export function useEstadoCompromiso() {
  const modals = useModal();
  const { send } = useVersionedChange<Compromiso>({ refresh: MESAS, refreshRefused: MESAS });

  return (compromiso: Compromiso, estado: EstadoCompromiso): Promise<boolean> => {
    let { version } = compromiso;

    async function sendEstado(motivo: string): Promise<boolean> {
      const outcome = await send({
        version,
        send: (api, options) =>
          api.call<typeof updateEstadoCompromisoEndpoint>(
            { method: 'POST', path: '/mesaInteroperabilidad/compromisos/{idCompromiso}/estado' },
            { params: { idCompromiso: String(compromiso.id) }, body: { estado, motivo } },
            options,
          ),
        // The dialog stays open with its note. The person was told of the other one and may send the note over it.
        onNewer: (stored) => {
          version = stored.version;
        },
        done: TEXTOS[estado].done,
      });
      return outcome.kind === 'saved';
    }

    return modals.askText({ ...toQuestion(compromiso, estado), send: sendEstado });
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
