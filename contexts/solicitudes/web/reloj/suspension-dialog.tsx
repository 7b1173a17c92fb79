import { addDays, toColombianDay } from '@marco/country/working-days';
import { DatePicker } from '@marco/web-kit/date-picker';
import { FormModal } from '@marco/web-kit/form-modal';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { Select } from '@marco/web-kit/select';
import { Textarea } from '@marco/web-kit/textarea';
import { leaveToCaller } from '@marco/web-kit/versioned-change';
import type { Solicitud } from '../../contract/index.ts';
import {
  CAUSA_SUSPENSION,
  CAUSAS_SUSPENSION,
  type CausaSuspension,
  LIMITES_SOLICITUD,
  MAXIMO_DIAS_SUSPENSION,
} from '../../contract/terms.ts';
import { useCambioSolicitud } from '../use-cambio-solicitud.ts';

interface SuspensionDialogProps {
  readonly solicitud: Solicitud;
  readonly onClose: () => void;
}

const CAUSAS = CAUSAS_SUSPENSION.map((causa) => ({ value: causa, label: CAUSA_SUSPENSION[causa] }));

/** Why the term stands still, and until when if that is known. */
export function SuspensionDialog({ solicitud, onClose }: SuspensionDialogProps) {
  const { move } = useCambioSolicitud(solicitud);
  const hoy = toColombianDay(new Date());
  const form = useRuledForm({
    initial: { causa: '', hasta: '', motivo: '' },
    names: { causa: 'Causa', hasta: 'Se reanuda el', motivo: 'Motivo' },
    findErrors: ({ causa, motivo }) => ({
      causa: causa === '' ? 'Elija por qué se suspende el plazo.' : undefined,
      motivo: motivo.trim() === '' ? 'Escriba el motivo.' : undefined,
    }),
    onSend: async ({ causa, hasta, motivo }) => {
      const pedido = { causa: causa as CausaSuspension, motivo, ...(hasta === '' ? {} : { hasta }) };
      if (await move('suspenderPlazo', pedido, leaveToCaller)) onClose();
    },
  });

  return (
    <FormModal
      form={form}
      onClose={onClose}
      title="Suspender el plazo"
      message="Los días que faltan se conservan. Se avisa a la entidad y al consultor."
      submitLabel="Suspender"
      sendingLabel="Suspendiendo"
    >
      <Select
        label="Causa"
        required
        placeholder="Seleccione una causa"
        options={CAUSAS}
        {...bindField(form, 'causa')}
      />
      <DatePicker
        label="Se reanuda el"
        optional
        hint="Sin fecha, el plazo sigue suspendido hasta que alguien lo reanude."
        min={addDays(hoy, 1)}
        max={addDays(hoy, MAXIMO_DIAS_SUSPENSION)}
        {...bindField(form, 'hasta')}
      />
      <Textarea label="Motivo" required maxLength={LIMITES_SOLICITUD.motivo} {...bindField(form, 'motivo')} />
    </FormModal>
  );
}
