import { FormModal } from '@marco/web-kit/form-modal';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { Textarea } from '@marco/web-kit/textarea';
import { leaveToCaller } from '@marco/web-kit/versioned-change';
import type { DesacuerdoDeAcuerdo } from '../../contract/index.ts';
import { LIMITES_DESACUERDO } from '../../contract/terms.ts';
import { usePasoDesacuerdo } from './use-desacuerdo.ts';

/** What a dialog of a step takes. */
export interface DialogoDeDesacuerdoProps {
  readonly desacuerdo: DesacuerdoDeAcuerdo;
  readonly onClose: () => void;
}

/** What the entidad that offers says to the claim. */
export function RespuestaDialog({ desacuerdo, onClose }: DialogoDeDesacuerdoProps) {
  const { move } = usePasoDesacuerdo(desacuerdo);
  const form = useRuledForm({
    initial: { texto: '' },
    names: { texto: 'Respuesta' },
    findErrors: ({ texto }) => ({ texto: texto.trim() === '' ? 'Escriba la respuesta.' : undefined }),
    onSend: async ({ texto }) => {
      if (await move('contestar', { texto }, leaveToCaller)) onClose();
    },
  });
  return (
    <FormModal
      form={form}
      title="Contestar el reclamo"
      message="La otra entidad puede aceptar la respuesta o pedir la mediación del ministerio."
      submitLabel="Contestar"
      sendingLabel="Contestando"
      onClose={onClose}
    >
      <Textarea
        label="Respuesta"
        required
        maxLength={LIMITES_DESACUERDO.texto}
        {...bindField(form, 'texto')}
      />
    </FormModal>
  );
}
