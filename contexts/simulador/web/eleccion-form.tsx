import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { classNames } from '@marco/web-kit/class-names';
import { Radio } from '@marco/web-kit/radio-group';
import { Select } from '@marco/web-kit/select';
import { Play } from 'lucide-react';
import { type CodigoSituacion, FALLAS_XROAD } from '../contract/terms.ts';
import type { OperacionDeGuion } from '../rules/guiones/guion.ts';
import { listRotos, listSituaciones, presentRegla } from '../rules/situaciones/situaciones-de-operacion.ts';
import { DEMORAS, type EleccionEnsayo } from './eleccion-ensayo.ts';
import { PERSONAS_A_ELEGIR } from './personas-a-elegir.ts';
import styles from './simulador.module.css';
import { SituacionesFieldset } from './situaciones-fieldset.tsx';

/** Rules a list shows at most. */
const MOST_RULES = 100;

interface EleccionFormProps {
  readonly operaciones: readonly OperacionDeGuion[];
  readonly operacion: OperacionDeGuion;
  readonly eleccion: EleccionEnsayo;
  readonly onChange: (change: Partial<EleccionEnsayo>) => void;
  readonly vistas: ReadonlySet<CodigoSituacion>;
  readonly busy: boolean;
  readonly onSend: () => void;
}

/** What is tried: an operation, somebody, a situation. */
export function EleccionForm(props: EleccionFormProps) {
  const { operaciones, operacion, eleccion, onChange, vistas, busy, onSend } = props;
  return (
    <Card>
      <form
        className={styles['pick']}
        onSubmit={(event) => {
          event.preventDefault();
          onSend();
        }}
      >
        {operaciones.length > 1 ? (
          <fieldset className={styles['group']}>
            <legend>Operación</legend>
            {operaciones.map(({ codigo, nombre }) => (
              <label key={codigo} className={classNames(styles['option'], styles['boxed'])}>
                <Radio
                  name="operacion"
                  value={codigo}
                  checked={codigo === operacion.codigo}
                  onChange={() => onChange({ operacion: codigo, situacion: 'valida', regla: '' })}
                />
                <span>
                  {nombre}
                  <small>{codigo}</small>
                </span>
              </label>
            ))}
          </fieldset>
        ) : null}
        <Select
          label="Persona inventada"
          hint="La misma en todos los simuladores"
          options={PERSONAS_A_ELEGIR}
          value={eleccion.persona}
          onChange={(persona) => onChange({ persona })}
        />
        <SituacionesFieldset
          situaciones={listSituaciones(operacion, 'json')}
          value={eleccion.situacion}
          onChange={(situacion) => onChange({ situacion })}
          vistas={vistas}
        />
        <DetalleDeSituacion operacion={operacion} eleccion={eleccion} onChange={onChange} />
        <Button type="submit" block icon={<Play size={18} />} busy={busy && 'Probando'}>
          Probar
        </Button>
      </form>
    </Card>
  );
}

/** What a situation asks for beside itself. */
function DetalleDeSituacion({
  operacion,
  eleccion,
  onChange,
}: Pick<EleccionFormProps, 'operacion' | 'eleccion' | 'onChange'>) {
  switch (eleccion.situacion) {
    case 'respuesta-invalida': {
      const todos = listRotos(operacion, 'json');
      return (
        <Select
          label="Regla que se rompe"
          options={todos.slice(0, MOST_RULES).map((roto) => ({
            value: presentRegla(roto, todos),
            label: roto.lugar === '' ? roto.rompe : `${roto.lugar.replaceAll('/', ' › ')}: ${roto.rompe}`,
          }))}
          value={eleccion.regla}
          onChange={(regla) => onChange({ regla })}
        />
      );
    }
    case 'lenta':
      return (
        <Select
          label="Cuánto tarda"
          options={DEMORAS.map((demora) => ({ value: demora, label: `${Number(demora) / 1000} segundos` }))}
          value={eleccion.demora}
          onChange={(demora) => onChange({ demora })}
        />
      );
    case 'xroad':
      return (
        <Select
          label="Falla de X-Road"
          options={FALLAS_XROAD.map((falla) => ({ value: falla, label: FALLA_XROAD[falla] }))}
          value={eleccion.falla}
          onChange={(falla) => {
            const known = FALLAS_XROAD.find((una) => una === falla);
            if (known) onChange({ falla: known });
          }}
        />
      );
    default:
      return null;
  }
}

const FALLA_XROAD: Readonly<Record<(typeof FALLAS_XROAD)[number], string>> = {
  permiso: 'No tiene permiso',
  certificado: 'Certificado no válido',
  timeout: 'Tiempo agotado',
  'proveedor-caido': 'El proveedor no responde',
};
