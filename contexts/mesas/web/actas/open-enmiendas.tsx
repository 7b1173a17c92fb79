import { addDays, toColombianDay } from '@marco/country/working-days';
import { Button } from '@marco/web-kit/button';
import { DatePicker } from '@marco/web-kit/date-picker';
import { TextInput } from '@marco/web-kit/field';
import { RadioGroup } from '@marco/web-kit/radio-group';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { CalendarClock } from 'lucide-react';
import { DIAS_ENMIENDA } from '../../contract/actas.terms.ts';
import type { GestionActa, openEnmiendaEndpoint } from '../../contract/index.ts';
import styles from './acta-panel.module.css';
import { useCambioActa } from './use-cambio-acta.ts';

const FORMAS = [
  { value: 'dias', label: 'Por días hábiles' },
  { value: 'hasta', label: 'Hasta una fecha' },
] as const;
type Forma = (typeof FORMAS)[number]['value'];

interface Valores {
  readonly forma: Forma;
  readonly dias: string;
  readonly hasta: string;
}

interface OpenEnmiendasProps {
  readonly idReunion: number;
  readonly gestion: GestionActa;
}

/** Opens the window in which those who attended propose changes: by working days, or to a date. */
export function OpenEnmiendas({ idReunion, gestion }: OpenEnmiendasProps) {
  const { send } = useCambioActa(idReunion);
  const form = useRuledForm<Valores>({
    initial: { forma: 'dias', dias: String(gestion.diasEnmienda), hasta: '' },
    // Which of both is told is no loss.
    isSame: (one, other) => one.dias === other.dias && one.hasta === other.hasta,
    findErrors: ({ forma, dias, hasta }) =>
      forma === 'dias'
        ? { dias: findErrorDias(dias) }
        : { hasta: hasta === '' ? 'Escriba la fecha.' : undefined },
    tellsAtFields: true,
    onSend: async ({ forma, dias, hasta }) => {
      const plazo = forma === 'dias' ? { dias: Number(dias) } : { hasta };
      await send(
        (api, options) =>
          api.call<typeof openEnmiendaEndpoint>(
            { method: 'POST', path: '/mesaInteroperabilidad/acta/abrirEnmienda' },
            { body: { idReunion, ...plazo } },
            { ...options, version: gestion.version },
          ),
        'El plazo de enmiendas quedó abierto. Se avisó a quienes asistieron.',
      );
    },
  });
  const { abrirEnmienda } = gestion.permisos;

  return (
    <fieldset className={styles['window']}>
      <legend>Plazo de enmiendas</legend>
      {abrirEnmienda.allowed ? (
        <>
          <RadioGroup
            hideLabel
            label="Forma de fijar el plazo"
            options={FORMAS}
            {...bindField(form, 'forma')}
          />
          {form.values.forma === 'dias' ? (
            <TextInput label="Días hábiles" required inputMode="numeric" {...bindField(form, 'dias')} />
          ) : (
            <DatePicker
              label="Último día"
              required
              min={addDays(toColombianDay(new Date()), 1)}
              {...bindField(form, 'hasta')}
            />
          )}
        </>
      ) : null}
      <Button
        variant="secondary"
        icon={<CalendarClock size={18} />}
        blocked={abrirEnmienda}
        busy={form.isSending && 'Abriendo'}
        onClick={form.send}
      >
        Abrir plazo de enmiendas
      </Button>
    </fieldset>
  );
}

function findErrorDias(dias: string): string | undefined {
  const number = Number(dias);
  const { maximo } = DIAS_ENMIENDA;
  if (/^\d+$/.test(dias.trim()) && number >= 1 && number <= maximo) return undefined;
  return `Escriba un número de días hábiles entre 1 y ${maximo}.`;
}
