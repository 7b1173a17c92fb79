import { FormModal } from '@marco/web-kit/form-modal';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { Select, toOptions } from '@marco/web-kit/select';
import { Textarea } from '@marco/web-kit/textarea';
import { leaveToCaller } from '@marco/web-kit/versioned-change';
import type { AcuerdoDeConsumo } from '../../contract/index.ts';
import { CAUSA_RECHAZO, LIMITES_ACUERDO } from '../../contract/terms.ts';
import { usePasoAcuerdo } from '../use-acuerdo.ts';

/** What a dialog of a step takes. */
export interface DialogoDePasoProps {
  readonly acuerdo: AcuerdoDeConsumo;
  readonly onClose: () => void;
}

/** Why a request is refused: a cause of the list and words. Whoever asked may claim. */
export function RechazoDialog({ acuerdo, onClose }: DialogoDePasoProps) {
  const { move } = usePasoAcuerdo(acuerdo);
  const form = useRuledForm({
    initial: { causa: '', motivo: '' },
    names: { causa: 'Causa', motivo: 'Motivo' },
    findErrors: ({ causa, motivo }) => ({
      causa: causa === '' ? 'Elija la causa.' : undefined,
      motivo: motivo.trim() === '' ? 'Escriba el motivo.' : undefined,
    }),
    onSend: async ({ causa, motivo }) => {
      if (await move('rechazar', { causa, motivo }, leaveToCaller)) onClose();
    },
  });
  return (
    <FormModal
      form={form}
      title="¿Rechazar la petición?"
      message="La otra entidad lee la causa y el motivo. Puede pedirlo de nuevo, o reclamar dentro de los 10 días hábiles siguientes."
      submitLabel="Rechazar"
      sendingLabel="Rechazando"
      onClose={onClose}
    >
      <Select
        label="Causa"
        required
        placeholder="Seleccione una causa"
        options={toOptions(CAUSA_RECHAZO)}
        {...bindField(form, 'causa')}
      />
      <Textarea label="Motivo" required maxLength={LIMITES_ACUERDO.motivo} {...bindField(form, 'motivo')} />
    </FormModal>
  );
}
