import { bindField, type RuledForm } from '@marco/web-kit/ruled-form';
import { Select } from '@marco/web-kit/select';
import { Tag } from '@marco/web-kit/tag';
import { NOMBRES_CAMPOS, type ValoresEstandar } from '../../rules/datos-estandar.ts';
import type { OpcionesEstandar } from '../use-estandares.ts';
import styles from './formulario.module.css';

interface SectoresFieldProps {
  readonly form: RuledForm<ValoresEstandar>;
  readonly sectores: OpcionesEstandar['sectores'];
}

/** Sectors the standard serves: chosen one by one, each with its button to take it away. */
export function SectoresField({ form, sectores }: SectoresFieldProps) {
  const field = bindField(form, 'sectores');
  const chosen = field.value.flatMap((id) => sectores.find((sector) => sector.id === id) ?? []);
  const offered = sectores.filter(({ id, activo }) => activo && !field.value.includes(id));
  return (
    <div className={styles['sectores']}>
      <Select
        label={NOMBRES_CAMPOS.sectores}
        optional
        placeholder="Agregar un sector"
        options={offered.map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
        value=""
        onChange={(value) => field.onChange([...field.value, Number(value)])}
      />
      {chosen.length > 0 ? (
        <ul className={styles['tags']} aria-label="Sectores elegidos">
          {chosen.map(({ id, nombre }) => (
            <li key={id}>
              <Tag onRemove={() => field.onChange(field.value.filter((one) => one !== id))}>{nombre}</Tag>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
