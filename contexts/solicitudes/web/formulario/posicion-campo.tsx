import { Checkbox } from '@marco/web-kit/checkbox';
import { FormCell } from '@marco/web-kit/form-grid';
import { Select, toOptions } from '@marco/web-kit/select';
import type { DatosCampo, DatosOperacion } from '../../contract/index.ts';
import {
  BASE_DATO_PERSONAL,
  type BaseDatoPersonal,
  SENTIDO_CAMPO,
  type SentidoCampo,
} from '../../contract/terms.ts';
import { listPapeles } from '../../rules/mensajes/papeles.ts';

/** The part of a field that says where it travels and what allows it. */
type PosicionDeCampo = Pick<
  DatosCampo,
  'base' | 'datoPersonal' | 'obligatorio' | 'operacion' | 'padre' | 'papel' | 'repite' | 'sentido'
>;

interface PosicionCampoProps {
  readonly campo: PosicionDeCampo;
  readonly otros: readonly DatosCampo[];
  readonly operaciones: readonly DatosOperacion[];
  readonly onChange: (part: Partial<PosicionDeCampo>) => void;
}

/** The senses, and the message of an error: an answer of its own. */
const SENTIDOS = [...toOptions(SENTIDO_CAMPO), { value: 'error', label: 'Salida de error' }];
const BASES = toOptions(BASE_DATO_PERSONAL);

/** Messages a field travels in, what it stands in there, and what allows a personal datum to. */
export function PosicionCampo({ campo, otros, operaciones, onChange }: PosicionCampoProps) {
  const { operacion, padre, obligatorio, repite, datoPersonal, base } = campo;
  const primera = operaciones[0]?.codigo ?? '';
  const candidatos = otros.filter((otro) => canHold(otro, campo, primera)).map(({ nombre }) => nombre);
  // What was written stays on show until another one is chosen: filing says what is wrong with it.
  const ofrecidos = padre === '' || candidatos.includes(padre) ? candidatos : [padre, ...candidatos];
  return (
    <>
      <FormCell span={6}>
        <Select
          label="Sentido"
          required
          options={SENTIDOS}
          value={campo.papel === 'error' ? 'error' : campo.sentido}
          onChange={(value) =>
            onChange(
              value === 'error'
                ? { sentido: 'salida', papel: 'error' }
                : { sentido: value as SentidoCampo, papel: null },
            )
          }
        />
      </FormCell>
      {operaciones.length < 2 ? null : (
        <FormCell span={6}>
          <Select
            label="Operación"
            required
            options={operaciones.map(({ codigo, nombre }) => ({
              value: codigo,
              label: nombre === '' ? codigo : nombre,
            }))}
            value={operacion === '' ? primera : operacion}
            onChange={(codigo) => onChange({ operacion: codigo })}
          />
        </FormCell>
      )}
      <FormCell span={operaciones.length < 2 ? 6 : 12}>
        <Select
          label="Dentro de"
          optional
          placeholder="Directamente en el mensaje"
          options={ofrecidos.map((nombre) => ({ value: nombre, label: nombre }))}
          value={padre}
          onChange={(nombre) => onChange({ padre: nombre })}
        />
      </FormCell>
      <FormCell span={6}>
        <Checkbox
          label="Obligatorio"
          hint="Viaja siempre en el mensaje."
          checked={obligatorio}
          onChange={(next) => onChange({ obligatorio: next })}
        />
      </FormCell>
      <FormCell span={6}>
        <Checkbox
          label="Se repite"
          hint="Puede venir varias veces."
          checked={repite}
          onChange={(next) => onChange({ repite: next })}
        />
      </FormCell>
      <FormCell span={6}>
        <Checkbox
          label="Es un dato personal"
          hint="Identifica a una persona o habla de ella."
          checked={datoPersonal}
          onChange={(next) => onChange({ datoPersonal: next, ...(next ? {} : { base: null }) })}
        />
      </FormCell>
      {datoPersonal ? (
        <FormCell span={6}>
          <Select
            label="Base legal del dato personal"
            required
            placeholder="Seleccione"
            options={BASES}
            value={base ?? ''}
            onChange={(next) => onChange({ base: next === '' ? null : (next as BaseDatoPersonal) })}
          />
        </FormCell>
      ) : null}
    </>
  );
}

/** Whether a field may stand in another one: of the same operation, in every message it travels in. */
function canHold(otro: DatosCampo, campo: PosicionDeCampo, primera: string): boolean {
  const papeles = listPapeles(otro);
  return (
    (otro.operacion || primera) === (campo.operacion || primera) &&
    listPapeles(campo).every((papel) => papeles.includes(papel))
  );
}
