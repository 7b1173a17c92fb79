import { explainRequired } from '@marco/contract-kit/required-text';
import { DatePicker } from '@marco/web-kit/date-picker';
import { TextInput } from '@marco/web-kit/field';
import { FormModal } from '@marco/web-kit/form-modal';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { Select } from '@marco/web-kit/select';
import { Textarea } from '@marco/web-kit/textarea';
import { leaveToCaller } from '@marco/web-kit/versioned-change';
import { LIMITES_VENTANA } from '../../contract/ventanas.terms.ts';
import { useChangeVentanas } from './use-ventanas.ts';

const NOMBRES = { fecha: 'Fecha', hora: 'Hora de inicio', horas: 'Horas', motivo: 'Qué se hará' } as const;
const HORAS = Array.from({ length: 24 }, (_, hora) => ({
  value: String(hora),
  label: `${String(hora).padStart(2, '0')}:00`,
}));

function isHoras(escrito: string): boolean {
  const horas = Number(escrito);
  return Number.isInteger(horas) && horas >= 1 && horas <= LIMITES_VENTANA.horas;
}

interface VentanaDialogProps {
  readonly servicioId: number;
  readonly onClose: () => void;
}

/** When a servicio will be down, and why. */
export function VentanaDialog({ servicioId, onClose }: VentanaDialogProps) {
  const { create } = useChangeVentanas(servicioId);
  const form = useRuledForm({
    initial: { fecha: '', hora: '', horas: '1', motivo: '' },
    names: NOMBRES,
    findErrors: ({ fecha, hora, horas, motivo }) => ({
      fecha: fecha === '' ? explainRequired(NOMBRES.fecha) : undefined,
      hora: hora === '' ? explainRequired(NOMBRES.hora) : undefined,
      horas: isHoras(horas.trim()) ? undefined : `Escriba de 1 a ${LIMITES_VENTANA.horas} horas enteras.`,
      motivo: motivo.trim() === '' ? explainRequired(NOMBRES.motivo) : undefined,
    }),
    onSend: async ({ fecha, hora, horas, motivo }) => {
      const ventana = { fecha, hora: Number(hora), horas: Number(horas), motivo };
      if (await create(ventana, leaveToCaller)) onClose();
    },
  });
  return (
    <FormModal
      form={form}
      title="Anunciar una ventana de mantenimiento"
      message="Con tres días hábiles de anticipación, sus horas no cuentan en lo que se mide del servicio. Anunciada después, sí cuentan."
      submitLabel="Anunciar"
      sendingLabel="Anunciando"
      onClose={onClose}
    >
      <DatePicker label={NOMBRES.fecha} required {...bindField(form, 'fecha')} />
      <Select
        label={NOMBRES.hora}
        required
        placeholder="Seleccione la hora"
        options={HORAS}
        {...bindField(form, 'hora')}
      />
      <TextInput label={NOMBRES.horas} required inputMode="numeric" {...bindField(form, 'horas')} />
      <Textarea
        label={NOMBRES.motivo}
        required
        maxLength={LIMITES_VENTANA.motivo}
        {...bindField(form, 'motivo')}
      />
    </FormModal>
  );
}
