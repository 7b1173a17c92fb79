import { Card } from '@marco/web-kit/card';
import { FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { IconButton } from '@marco/web-kit/icon-button';
import type { RuledForm } from '@marco/web-kit/ruled-form';
import { Select } from '@marco/web-kit/select';
import { X } from 'lucide-react';
import { NOMBRES_CAMPOS_REUNION } from '../../rules/reuniones/datos-reunion.ts';
import type { Consultor } from '../mesas/use-consultores.ts';
import styles from './gestion-reunion.module.css';
import type { ValoresReunion } from './valores-reunion.ts';

interface SeccionProps {
  readonly form: RuledForm<ValoresReunion>;
  /** Active users of the ministry (MESA-13). */
  readonly consultores: readonly Consultor[];
}

/** Who of the ministry supports the meeting. */
export function SeccionConsultores({
  form: { values: valores, change, errors: errores, tries },
  consultores,
}: SeccionProps) {
  const chosen = valores.consultores.map((id) => ({ id, nombre: findNombre(consultores, id) }));
  const free = consultores.filter(
    ({ id }) => !valores.consultores.includes(id) && String(id) !== valores.consultorPrincipal,
  );
  const toOption = ({ id, nombre }: Consultor) => ({ value: String(id), label: nombre });
  return (
    <Card title="Consultores">
      <FormGrid>
        <FormCell span={6}>
          <Select
            label={NOMBRES_CAMPOS_REUNION.consultorPrincipal}
            required
            placeholder="Seleccione un consultor"
            options={consultores.map(toOption)}
            value={
              consultores.some(({ id }) => String(id) === valores.consultorPrincipal)
                ? valores.consultorPrincipal
                : ''
            }
            onChange={(consultorPrincipal) => change({ consultorPrincipal })}
            errors={errores['consultorPrincipal'] ? [errores['consultorPrincipal']] : []}
            submitted={tries > 0}
          />
        </FormCell>
        <FormCell span={6}>
          <Select
            label={NOMBRES_CAMPOS_REUNION.consultores}
            optional
            placeholder={
              chosen.length === 0 ? 'Agregue un consultor' : `Agregue otro (${chosen.length} en la lista)`
            }
            options={free.map(toOption)}
            value=""
            onChange={(id) => change({ consultores: [...valores.consultores, Number(id)] })}
            errors={errores['consultores'] ? [errores['consultores']] : []}
            submitted={tries > 0}
          />
          {chosen.length === 0 ? null : (
            <ul className={styles['chosen']} aria-label={NOMBRES_CAMPOS_REUNION.consultores}>
              {chosen.map(({ id, nombre }) => (
                <li key={id}>
                  {nombre}
                  <IconButton
                    size="small"
                    label={`Quitar a ${nombre}`}
                    icon={<X size={16} />}
                    onClick={() =>
                      change({ consultores: valores.consultores.filter((other) => other !== id) })
                    }
                  />
                </li>
              ))}
            </ul>
          )}
        </FormCell>
      </FormGrid>
    </Card>
  );
}

function findNombre(consultores: readonly Consultor[], id: number): string {
  return consultores.find((consultor) => consultor.id === id)?.nombre ?? 'Consultor que ya no está activo';
}
