import { presentWorkingDays } from '@marco/contract-kit/term-text';
import {
  addDays,
  addWorkingDays,
  countWorkingDays,
  findHoliday,
  isWorkingDay,
} from '@marco/country/working-days';
import { DatePicker } from '@marco/web-kit/date-picker';
import { TextInput } from '@marco/web-kit/field';
import { FormCell } from '@marco/web-kit/form-grid';
import { formatWeekdayDate } from '@marco/web-kit/format';
import { RadioGroup } from '@marco/web-kit/radio-group';
import { bindField, type RuledForm } from '@marco/web-kit/ruled-form';
import { LIMITES_COMPROMISO } from '../../contract/terms.ts';
import { computeVencimiento } from '../../rules/compromisos/datos-compromiso.ts';
import { type ModoPlazo, NOMBRES_VALORES, toDatos, type ValoresCompromiso } from './valores-compromiso.ts';

const MODOS: readonly { readonly value: ModoPlazo; readonly label: string }[] = [
  { value: 'plazo', label: 'En días hábiles' },
  { value: 'fecha', label: 'En una fecha' },
];

interface CampoPlazoProps {
  readonly form: RuledForm<ValoresCompromiso>;
  /** Day of the agreement: the term runs from it. */
  readonly acordadoEn: string;
}

/** When it is due: a term in working days or a date, each telling the other. */
export function CampoPlazo({ form, acordadoEn }: CampoPlazoProps) {
  const valores = form.values;
  const isTerm = valores.modo === 'plazo';
  const campo = isTerm ? 'plazo' : 'venceEn';
  const hint = form.errors[campo] === undefined ? presentOtro(valores, acordadoEn) : undefined;
  return (
    <>
      <FormCell span={12}>
        <RadioGroup
          equal
          label="Vencimiento"
          options={MODOS}
          value={valores.modo}
          onChange={(modo) => form.change({ modo })}
        />
      </FormCell>
      <FormCell span={12}>
        {isTerm ? (
          <TextInput
            key="plazo"
            label={NOMBRES_VALORES.plazo}
            required
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            hint={hint}
            {...bindField(form, 'plazo')}
          />
        ) : (
          <DatePicker
            key="fecha"
            label={NOMBRES_VALORES.venceEn}
            required
            hint={hint}
            min={addDays(acordadoEn, 1)}
            max={addWorkingDays(acordadoEn, LIMITES_COMPROMISO.plazo)}
            findUnavailable={findNoHabil}
            findHoliday={findHoliday}
            {...bindField(form, 'venceEn')}
          />
        )}
      </FormCell>
    </>
  );
}

/** Terms end on working days. */
function findNoHabil(day: string): string | undefined {
  return isWorkingDay(day) ? undefined : 'Ese día no es hábil. Elija otro.';
}

/** A term tells its date, a date how many working days it gives. */
function presentOtro(valores: ValoresCompromiso, acordadoEn: string): string {
  const venceEn = computeVencimiento(acordadoEn, toDatos(valores));
  if (valores.modo === 'plazo') return `Vence el ${formatWeekdayDate(venceEn)}.`;
  return `${presentWorkingDays(countWorkingDays(acordadoEn, venceEn))} desde el acuerdo.`;
}
