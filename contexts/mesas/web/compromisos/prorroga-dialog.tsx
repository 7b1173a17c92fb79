import { presentWorkingDays } from '@marco/contract-kit/term-text';
import {
  addDays,
  countWorkingDays,
  findHoliday,
  isWorkingDay,
  toColombianDay,
} from '@marco/country/working-days';
import { useBanner } from '@marco/web-kit/banner';
import { DatePicker } from '@marco/web-kit/date-picker';
import { FormModal } from '@marco/web-kit/form-modal';
import { formatDate, formatWeekdayDate } from '@marco/web-kit/format';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { Textarea } from '@marco/web-kit/textarea';
import { leaveToCaller, useVersionedChange } from '@marco/web-kit/versioned-change';
import type { Compromiso, submitProrrogaEndpoint } from '../../contract/index.ts';
import { LIMITES_COMPROMISO } from '../../contract/terms.ts';
import {
  computeUltimoDia,
  findErroresProrroga,
  type ProrrogaPedida,
} from '../../rules/compromisos/prorroga.ts';

interface ProrrogaDialogProps {
  readonly compromiso: Compromiso;
  readonly onClose: () => void;
}

const MESAS = ['mesas'] as const;
const NOMBRES: Readonly<Record<keyof ProrrogaPedida, string>> = { venceEn: 'Nueva fecha', motivo: 'Motivo' };

/** Asks for the new day of a commitment and why, by the rules the server refuses with (MESA-11). */
export function ProrrogaDialog({ compromiso, onClose }: ProrrogaDialogProps) {
  const banner = useBanner();
  const { send } = useVersionedChange<Compromiso>({
    refresh: MESAS,
    onKept: (queries) => queries.invalidateQueries({ queryKey: MESAS }),
  });
  const hoy = toColombianDay(new Date());
  const { venceEn, acordadoEn } = compromiso;
  // Who may edit it runs its mesa; the others who get here answer for it.
  const isPropia = !compromiso.permisos.editar.allowed;
  const plazo = { hoy, venceEn, acordadoEn, isPropia };
  const form = useRuledForm<ProrrogaPedida>({
    initial: { venceEn: '', motivo: '' },
    names: NOMBRES,
    findErrors: (pedida) => findErroresProrroga(pedida, plazo),
    onSend: async (body) => {
      const outcome = await send({
        version: compromiso.version,
        send: (api, options) =>
          api.call<typeof submitProrrogaEndpoint>(
            { method: 'POST', path: '/mesaInteroperabilidad/compromisos/{idCompromiso}/prorroga' },
            { params: { idCompromiso: String(compromiso.id) }, body },
            options,
          ),
        compare: (stored) => [
          {
            label: 'Fecha de vencimiento',
            mine: formatDate(body.venceEn),
            current: formatDate(stored.venceEn),
          },
        ],
        explain: leaveToCaller,
      });
      if (outcome.kind !== 'saved') return;
      banner.success(`El compromiso vence ahora el ${formatWeekdayDate(body.venceEn)}.`);
      onClose();
    },
  });
  const nueva = form.values.venceEn;
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title="Prorrogar compromiso"
      message={`${compromiso.descripcion} Vence el ${formatWeekdayDate(venceEn)}.`}
      submitLabel="Prorrogar"
      sendingLabel="Prorrogando"
      blocked={compromiso.permisos.prorrogar}
    >
      <DatePicker
        label={NOMBRES.venceEn}
        required
        hint={
          nueva === '' || form.errors['venceEn'] !== undefined
            ? isPropia
              ? `Hasta el ${formatWeekdayDate(computeUltimoDia(plazo))}. Su entidad puede prorrogarlo una sola vez.`
              : undefined
            : `${presentWorkingDays(countWorkingDays(venceEn, nueva))} más.`
        }
        min={addDays(venceEn < hoy ? addDays(hoy, -1) : venceEn, 1)}
        max={computeUltimoDia(plazo)}
        findUnavailable={(day) => (isWorkingDay(day) ? undefined : 'Ese día no es hábil. Elija otro.')}
        findHoliday={findHoliday}
        {...bindField(form, 'venceEn')}
      />
      <Textarea
        label={NOMBRES.motivo}
        required
        rows={3}
        maxLength={LIMITES_COMPROMISO.motivo}
        {...bindField(form, 'motivo')}
      />
    </FormModal>
  );
}
