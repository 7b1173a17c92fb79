import { DatePicker, TimePicker } from '@marco/web-kit/date-picker';
import { FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { useState } from 'react';
import { Samples } from './sample.tsx';

const FESTIVOS: Readonly<Record<string, string>> = {
  '2026-07-13': 'San Pedro y San Pablo',
  '2026-07-20': 'Día de la Independencia',
};

function findDomingo(day: string): string | undefined {
  return new Date(day).getUTCDay() === 0 ? 'La mesa no se reúne los domingos.' : undefined;
}

/** Days and times in all their states. */
export function DateSamples() {
  const [dia, setDia] = useState('2026-07-24');
  const [limite, setLimite] = useState('');
  const [hora, setHora] = useState('10:30');
  return (
    <Samples title="Fechas">
      <FormGrid>
        <FormCell span={6}>
          <DatePicker
            label="Fecha de la reunión"
            hint="Formato: dd/mm/aaaa"
            value={dia}
            onChange={setDia}
            findHoliday={(day) => FESTIVOS[day]}
            required
          />
        </FormCell>
        <FormCell span={6}>
          <TimePicker label="Hora de la reunión" hint="Formato: hh:mm" value={hora} onChange={setHora} />
        </FormCell>
        <FormCell span={6}>
          <DatePicker
            label="Fecha límite"
            hint="Del 1 de julio al 30 de septiembre de 2026, sin domingos"
            value={limite}
            onChange={setLimite}
            min="2026-07-01"
            max="2026-09-30"
            findUnavailable={findDomingo}
            optional
          />
        </FormCell>
        <FormCell span={6}>
          <DatePicker
            label="Fecha con error"
            hint="Así se ve un campo con error"
            value=""
            onChange={() => undefined}
            errors={['Escriba la fecha de la reunión.']}
            submitted
            required
          />
        </FormCell>
        <FormCell span={6}>
          <DatePicker label="Fecha de creación" value="2026-05-05" onChange={() => undefined} readOnly />
        </FormCell>
        <FormCell span={6}>
          <TimePicker
            label="Hora de cierre"
            hint="Inactivo solo como muestra."
            value="17:00"
            onChange={() => undefined}
            disabled
          />
        </FormCell>
      </FormGrid>
    </Samples>
  );
}
