import { addDays, toColombianDay } from '@marco/country/working-days';
import { Button } from '@marco/web-kit/button';
import { DatePicker } from '@marco/web-kit/date-picker';
import { TextInput } from '@marco/web-kit/field';
import { RadioGroup } from '@marco/web-kit/radio-group';
import { useUnsavedChanges } from '@marco/web-kit/unsaved-changes';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { DIAS_ENMIENDA } from '../../contract/actas.terms.ts';
import type { GestionActa, openEnmiendaEndpoint } from '../../contract/index.ts';
import styles from './acta-panel.module.css';
import { useCambioActa } from './use-cambio-acta.ts';

const FORMAS = [
  { value: 'dias', label: 'Por días hábiles' },
  { value: 'hasta', label: 'Hasta una fecha' },
] as const;
type Forma = (typeof FORMAS)[number]['value'];

interface OpenEnmiendasProps {
  readonly idReunion: number;
  readonly gestion: GestionActa;
}

/** Opens the window in which those who attended propose changes: by working days, or to a date. */
export function OpenEnmiendas({ idReunion, gestion }: OpenEnmiendasProps) {
  const { send, isSaving } = useCambioActa(idReunion);
  const [forma, setForma] = useState<Forma>('dias');
  const [dias, setDias] = useState(String(gestion.diasEnmienda));
  const [hasta, setHasta] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const { abrirEnmienda } = gestion.permisos;
  useUnsavedChanges((dias !== String(gestion.diasEnmienda) || hasta !== '') && !isSaving);
  const error = forma === 'dias' ? findErrorDias(dias) : hasta === '' ? 'Escriba la fecha.' : null;

  async function open(): Promise<void> {
    setSubmitted(true);
    if (error !== null) return;
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
  }

  const field = { required: true, errors: error === null ? undefined : [error], submitted } as const;
  return (
    <fieldset className={styles['window']}>
      <legend>Plazo de enmiendas</legend>
      {abrirEnmienda.allowed ? (
        <>
          <RadioGroup
            hideLabel
            label="Forma de fijar el plazo"
            options={FORMAS}
            value={forma}
            onChange={setForma}
          />
          {forma === 'dias' ? (
            <TextInput {...field} label="Días hábiles" inputMode="numeric" value={dias} onChange={setDias} />
          ) : (
            <DatePicker
              {...field}
              label="Último día"
              min={addDays(toColombianDay(new Date()), 1)}
              value={hasta}
              onChange={setHasta}
            />
          )}
        </>
      ) : null}
      <Button
        variant="secondary"
        icon={<CalendarClock size={18} />}
        blocked={abrirEnmienda}
        busy={isSaving && 'Abriendo'}
        onClick={() => void open()}
      >
        Abrir plazo de enmiendas
      </Button>
    </fieldset>
  );
}

function findErrorDias(dias: string): string | null {
  const number = Number(dias);
  const { maximo } = DIAS_ENMIENDA;
  if (/^\d+$/.test(dias.trim()) && number >= 1 && number <= maximo) return null;
  return `Escriba un número de días hábiles entre 1 y ${maximo}.`;
}
