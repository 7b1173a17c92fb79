import { Button } from '@marco/web-kit/button';
import { DatePicker } from '@marco/web-kit/date-picker';
import { FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { Select } from '@marco/web-kit/select';
import { X } from 'lucide-react';
import type { PersonaHistorial } from '../../contract/index.ts';
import { CLASE_HISTORIAL, CLASES_HISTORIAL } from '../../contract/terms.ts';
import {
  type BusquedaHistorial,
  findErrorDias,
  formatBusqueda,
} from '../../rules/historial/busqueda-historial.ts';
import styles from './historial.module.css';

const SIN_FILTRO: BusquedaHistorial = { clase: null, persona: null, desde: '', hasta: '' };

const CLASES = CLASES_HISTORIAL.map((value) => ({ value, label: CLASE_HISTORIAL[value] }));

interface FiltrosHistorialProps {
  readonly busqueda: BusquedaHistorial;
  /** Who changed something of the mesa. */
  readonly personas: readonly PersonaHistorial[];
  readonly onChange: (busqueda: BusquedaHistorial) => void;
}

/** What narrows the historial; each choice acts at once. */
export function FiltrosHistorial({ busqueda, personas, onChange }: FiltrosHistorialProps) {
  const error = findErrorDias(busqueda);
  const edit = (part: Partial<BusquedaHistorial>) => onChange({ ...busqueda, ...part });
  return (
    <section className={styles['filters']} data-print="hide" aria-label="Filtrar el historial">
      <FormGrid>
        <FormCell span={3}>
          <Select
            label="Qué cambió"
            placeholder="Todos los cambios"
            clearable
            options={CLASES}
            value={busqueda.clase ?? ''}
            onChange={(value) => edit({ clase: CLASES_HISTORIAL.find((known) => known === value) ?? null })}
          />
        </FormCell>
        <FormCell span={3}>
          <Select
            label="Quién"
            placeholder="Todas las personas"
            clearable
            options={personas.map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
            value={busqueda.persona === null ? '' : String(busqueda.persona)}
            onChange={(value) => edit({ persona: value === '' ? null : Number(value) })}
          />
        </FormCell>
        <FormCell span={3}>
          <DatePicker
            label="Desde"
            value={busqueda.desde}
            onChange={(desde) => edit({ desde })}
            errors={error === null ? [] : [error]}
            submitted
          />
        </FormCell>
        <FormCell span={3}>
          <DatePicker label="Hasta" value={busqueda.hasta} onChange={(hasta) => edit({ hasta })} />
        </FormCell>
      </FormGrid>
      {formatBusqueda(busqueda).length > 0 ? (
        <Button variant="ghost" size="small" icon={<X size={16} />} onClick={() => onChange(SIN_FILTRO)}>
          Quitar filtros
        </Button>
      ) : null}
    </section>
  );
}
