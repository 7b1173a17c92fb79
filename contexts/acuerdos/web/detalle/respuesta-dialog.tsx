import { FormModal } from '@marco/web-kit/form-modal';
import { useRuledForm } from '@marco/web-kit/ruled-form';
import { Textarea } from '@marco/web-kit/textarea';
import { leaveToCaller } from '@marco/web-kit/versioned-change';
import { LIMITES_ACUERDO, LUGAR_ACUERDO } from '../../contract/terms.ts';
import { usePasoAcuerdo } from '../use-acuerdo.ts';
import type { DialogoDePasoProps } from './rechazo-dialog.tsx';

/** An answer to each point that was to be made clear. */
export function RespuestaDialog({ acuerdo, onClose }: DialogoDePasoProps) {
  const { marcas } = acuerdo;
  const { move } = usePasoAcuerdo(acuerdo);
  const form = useRuledForm<{ readonly respuestas: readonly string[] }>({
    initial: { respuestas: marcas.map(({ respuesta }) => respuesta) },
    findErrors: ({ respuestas }) =>
      Object.fromEntries(
        respuestas.map((texto, place) => [
          `respuestas.${place}.texto`,
          texto.trim() === '' ? `Responda el punto ${place + 1}.` : undefined,
        ]),
      ),
    onSend: async ({ respuestas }) => {
      const dichas = marcas.map(({ id }, place) => ({ marcaId: id, texto: respuestas[place] ?? '' }));
      if (await move('responder', { respuestas: dichas }, leaveToCaller)) onClose();
    },
  });
  const { respuestas } = form.values;
  return (
    <FormModal
      form={form}
      title="¿Responder y enviar de nuevo?"
      message="La petición vuelve a la entidad que ofrece, con lo que usted cambió y con estas respuestas."
      submitLabel="Responder"
      sendingLabel="Respondiendo"
      onClose={onClose}
    >
      {marcas.map(({ id, lugar, texto }, place) => {
        const error = form.errors[`respuestas.${place}.texto`];
        return (
          <Textarea
            key={id}
            label={`${place + 1}. ${LUGAR_ACUERDO[lugar]}: ${texto}`}
            required
            rows={3}
            maxLength={LIMITES_ACUERDO.motivo}
            value={respuestas[place] ?? ''}
            onChange={(nueva) =>
              form.change({ respuestas: respuestas.map((una, other) => (other === place ? nueva : una)) })
            }
            errors={error === undefined ? [] : [error]}
            submitted={form.tries > 0}
          />
        );
      })}
    </FormModal>
  );
}
