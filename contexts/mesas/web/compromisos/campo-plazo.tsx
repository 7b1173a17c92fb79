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
import { LIMITES_COMPROMISO } from '../../contract/terms.ts';
import {
  computeVencimiento,
  type ErroresCompromiso,
  NOMBRES_CAMPOS_COMPROMISO,
} from '../../rules/compromisos/datos-compromiso.ts';
import { type ModoPlazo, toDatos, type ValoresCompromiso } from './valores-compromiso.ts';

const MODOS: readonly { readonly value: ModoPlazo; readonly label: string }[] = [
  { value: 'plazo', label: 'En días hábiles' },
  { value: 'fecha', label: 'En una fecha' },
];

interface CampoPlazoProps {
  readonly valores: ValoresCompromiso;
  readonly errores: ErroresCompromiso;
  readonly submitted: boolean;
  /** Day of the agreement: the term runs from it. */
  readonly acordadoEn: string;
  readonly onChange: (part: Partial<ValoresCompromiso>) => void;
}

/** When it is due: a term in working days or a date, each telling the other. */
export function CampoPlazo({ valores, errores, submitted, acordadoEn, onChange }: CampoPlazoProps) {
  const isTerm = valores.modo === 'plazo';
  const campo = isTerm ? 'plazoDiasHabiles' : 'venceEn';
  const error = errores[campo];
  const hint = error === undefined ? presentOtro(valores, acordadoEn) : undefined;
  return (
    <>
      <FormCell span={12}>
        <RadioGroup
          equal
          label="Vencimiento"
          options={MODOS}
          value={valores.modo}
          onChange={(modo) => onChange({ modo })}
        />
      </FormCell>
      <FormCell span={12}>
        {isTerm ? (
          <TextInput
            key="plazo"
            label={NOMBRES_CAMPOS_COMPROMISO.plazoDiasHabiles}
            required
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            hint={hint}
            value={valores.plazo}
            onChange={(plazo) => onChange({ plazo })}
            errors={error === undefined ? [] : [error]}
            submitted={submitted}
          />
        ) : (
          <DatePicker
            key="fecha"
            label={NOMBRES_CAMPOS_COMPROMISO.venceEn}
            required
            hint={hint}
            min={addDays(acordadoEn, 1)}
            max={addWorkingDays(acordadoEn, LIMITES_COMPROMISO.plazo)}
            findUnavailable={findNoHabil}
            findHoliday={findHoliday}
            value={valores.venceEn}
            onChange={(venceEn) => onChange({ venceEn })}
            errors={error === undefined ? [] : [error]}
            submitted={submitted}
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
