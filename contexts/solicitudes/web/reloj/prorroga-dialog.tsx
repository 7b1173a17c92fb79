import { TextInput } from '@marco/web-kit/field';
import { FormModal, useExplainErrors } from '@marco/web-kit/form-modal';
import { Textarea } from '@marco/web-kit/textarea';
import { useState } from 'react';
import type { Solicitud } from '../../contract/index.ts';
import { LIMITES_SOLICITUD } from '../../contract/terms.ts';
import { isEnCalendario } from '../../rules/reloj/plazo.ts';
import { useCambioSolicitud } from '../detalle/use-cambio-solicitud.ts';

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
  const [dias, setDias] = useState('');
  const [motivo, setMotivo] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const explainErrors = useExplainErrors();
  const { move, isSaving } = useCambioSolicitud(solicitud);
  const error = findErrorDias(dias, maximo);

  async function send(): Promise<void> {
    setSubmitted(true);
    if (error !== undefined || motivo.trim() === '') return void (await explainErrors());
    if (await move('prorrogar', { dias: Number(dias), motivo })) onClose();
  }

  return (
    <FormModal
      onClose={onClose}
      title="Prorrogar el plazo"
      message="Un plazo se prorroga una sola vez y antes de que termine. Se avisa a la entidad y al consultor."
      submitLabel="Prorrogar"
      busy={isSaving && 'Prorrogando'}
      onSubmit={() => void send()}
    >
      <TextInput
        label={isEnCalendario(estado) ? 'Días calendario' : 'Días hábiles'}
        required
        inputMode="numeric"
        autoComplete="off"
        hint={`Máximo ${maximo}.`}
        value={dias}
        onChange={setDias}
        errors={error === undefined ? [] : [error]}
        submitted={submitted}
      />
      <Textarea
        label="Motivo"
        required
        maxLength={LIMITES_SOLICITUD.motivo}
        value={motivo}
        onChange={setMotivo}
        errors={motivo.trim() === '' ? ['Escriba el motivo.'] : []}
        submitted={submitted}
      />
    </FormModal>
  );
}
