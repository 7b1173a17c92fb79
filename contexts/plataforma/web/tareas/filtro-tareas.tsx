import { FilterCard, type FilterFormProps, FilterSelect, useFilterDraft } from '@marco/web-kit/list-search';
import { TIPO_TAREA, TIPOS_TAREA, type TipoTarea } from '../../contract/tareas.terms.ts';

/** What narrows the tasks; null leaves nothing out. */
export interface FiltroTareas {
  readonly tipo: TipoTarea | null;
}

const OPCIONES = TIPOS_TAREA.map((value) => ({ value, label: TIPO_TAREA[value] }));

interface FiltroTareasFormProps extends FilterFormProps {
  /** Filter on show; the form follows it. */
  readonly filtro: FiltroTareas;
  readonly onSearch: (filtro: FiltroTareas) => void;
}

/** Finds tasks of one kind. */
export function FiltroTareasForm({ filtro, onSearch, ...card }: FiltroTareasFormProps) {
  const [borrador, , bind] = useFilterDraft(filtro);
  return (
    <FilterCard title="Buscar tareas" inForce={filtro} {...card} onSubmit={() => onSearch(borrador)}>
      <FilterSelect {...bind('tipo')} label="Tipo" placeholder="Todos los tipos" options={OPCIONES} />
    </FilterCard>
  );
}
