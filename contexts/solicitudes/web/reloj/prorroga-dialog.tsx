import { TextInput } from '@marco/web-kit/field';
import { FormModal } from '@marco/web-kit/form-modal';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { Textarea } from '@marco/web-kit/textarea';
import { leaveToCaller } from '@marco/web-kit/versioned-change';
import type { Solicitud } from '../../contract/index.ts';
import { LIMITES_SOLICITUD } from '../../contract/terms.ts';
import { isEnCalendario } from '../../rules/reloj/plazo.ts';
import { useCambioSolicitud } from '../use-cambio-solicitud.ts';

interface ProrrogaDialogProps {
  readonly solicitud: Solicitud;
  readonly onClose: () => void;
}

function findErrorDias(dias: string, maximo: number): string | undefined {
  const number = Number(dias);
  if (/^\d+$/.test(dias.trim()) && number >= 1 && number <= maximo) return undefined;
  return maximo === 0 ? 'Este plazo no admite prórroga.' : `Escriba un número de días entre 1 y ${maximo}.`;
}

/** By how many days the term is made longer, and why. */
export function ProrrogaDialog({ solicitud, onClose }: ProrrogaDialogProps) {
  const { maximoProrroga: maximo, estado } = solicitud;
  const { move } = useCambioSolicitud(solicitud);
  const nombreDias = isEnCalendario(estado) ? 'Días calendario' : 'Días hábiles';
  const form = useRuledForm({
    initial: { dias: '', motivo: '' },
    names: { dias: nombreDias, motivo: 'Motivo' },
    findErrors: ({ dias, motivo }) => ({
      dias: findErrorDias(dias, maximo),
      motivo: motivo.trim() === '' ? 'Escriba el motivo.' : undefined,
    }),
    onSend: async ({ dias, motivo }) => {
      if (await move('prorrogar', { dias: Number(dias), motivo }, leaveToCaller)) onClose();
    },
  });

  return (
    <FormModal
      form={form}
      onClose={onClose}
      title="Prorrogar el plazo"
      message="Un plazo se prorroga una sola vez y antes de que termine. Se avisa a la entidad y al consultor."
      submitLabel="Prorrogar"
      sendingLabel="Prorrogando"
    >
      <TextInput
        label={nombreDias}
        required
        inputMode="numeric"
        autoComplete="off"
        hint={`Máximo ${maximo}.`}
        {...bindField(form, 'dias')}
      />
      <Textarea label="Motivo" required maxLength={LIMITES_SOLICITUD.motivo} {...bindField(form, 'motivo')} />
    </FormModal>
  );
}
