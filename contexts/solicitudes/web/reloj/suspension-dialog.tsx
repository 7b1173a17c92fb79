import { addDays, toColombianDay } from '@marco/country/working-days';
import { DatePicker } from '@marco/web-kit/date-picker';
import { FormModal, useExplainErrors } from '@marco/web-kit/form-modal';
import { Select } from '@marco/web-kit/select';
import { Textarea } from '@marco/web-kit/textarea';
import { useState } from 'react';
import type { Solicitud } from '../../contract/index.ts';
import {
  CAUSA_SUSPENSION,
  CAUSAS_SUSPENSION,
  type CausaSuspension,
  LIMITES_SOLICITUD,
  MAXIMO_DIAS_SUSPENSION,
} from '../../contract/terms.ts';
import { useCambioSolicitud } from '../detalle/use-cambio-solicitud.ts';

interface SuspensionDialogProps {
  readonly solicitud: Solicitud;
  readonly onClose: () => void;
}

const CAUSAS = CAUSAS_SUSPENSION.map((causa) => ({ value: causa, label: CAUSA_SUSPENSION[causa] }));

/** Why the term stands still, and until when if that is known. */
export function SuspensionDialog({ solicitud, onClose }: SuspensionDialogProps) {
  const [causa, setCausa] = useState('');
  const [hasta, setHasta] = useState('');
  const [motivo, setMotivo] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const explainErrors = useExplainErrors();
  const { move, isSaving } = useCambioSolicitud(solicitud);
  const hoy = toColombianDay(new Date());

  async function send(): Promise<void> {
    setSubmitted(true);
    if (causa === '' || motivo.trim() === '') return void (await explainErrors());
    const pedido = { causa: causa as CausaSuspension, motivo, ...(hasta === '' ? {} : { hasta }) };
    if (await move('suspenderPlazo', pedido)) onClose();
  }

  return (
    <FormModal
      onClose={onClose}
      title="Suspender el plazo"
      message="Los días que faltan se conservan. Se avisa a la entidad y al consultor."
      submitLabel="Suspender"
      busy={isSaving && 'Suspendiendo'}
      onSubmit={() => void send()}
    >
      <Select
        label="Causa"
        required
        placeholder="Seleccione una causa"
        options={CAUSAS}
        value={causa}
        onChange={setCausa}
        errors={causa === '' ? ['Elija por qué se suspende el plazo.'] : []}
        submitted={submitted}
      />
      <DatePicker
        label="Se reanuda el"
        hint="Sin fecha, hasta que alguien lo reanude."
        min={addDays(hoy, 1)}
        max={addDays(hoy, MAXIMO_DIAS_SUSPENSION)}
        value={hasta}
        onChange={setHasta}
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
