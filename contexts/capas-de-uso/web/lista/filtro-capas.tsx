import { FiltroEntidad } from '@marco/entidades/widgets';
import {
  FilterCard,
  type FilterFormProps,
  FilterSelect,
  FilterText,
  findUnpicked,
  ListsFailure,
  toRowOptions,
  useFilterDraft,
  useFilterSubmit,
} from '@marco/web-kit/list-search';
import { toOptions } from '@marco/web-kit/select';
import { ESTADOS_CAPA, type EstadoCapa, LIMITES_CAPA, TIPOS_CAPA } from '../../contract/terms.ts';
import type { FiltroConsulta } from '../../rules/consulta-capas.ts';
import { useListas } from '../use-capa.ts';

/** The state stands beside the filters of the search. */
type FiltroConEstado = FiltroConsulta & { readonly estado: EstadoCapa | null };

export interface FiltroCapasProps extends FilterFormProps {
  /** Filter on show; the form follows it. */
  readonly filtro: FiltroConEstado;
  readonly onSearch: (filtro: FiltroConEstado) => void;
}

const TIPOS = toOptions(TIPOS_CAPA);
const ESTADOS = toOptions(ESTADOS_CAPA);

/** Filters of the list; nothing is searched before Consultar. */
export function FiltroCapas({ filtro, onSearch, ...card }: FiltroCapasProps) {
  const [{ entidadTexto, ...borrador }, edit, bind] = useFilterDraft({ ...filtro, entidadTexto: '' });
  const listas = useListas();
  const errores = findUnpicked(borrador.entidadId, entidadTexto, 'una entidad');
  const { isSubmitted, submit } = useFilterSubmit(errores, () =>
    onSearch({ ...borrador, nombre: borrador.nombre.trim() }),
  );

  return (
    <FilterCard
      title="Buscar capas de uso"
      inForce={filtro}
      {...card}
      notice={<ListsFailure query={listas} />}
      onSubmit={submit}
    >
      <FilterText {...bind('nombre')} label="Nombre o código" maxLength={LIMITES_CAPA.nombre} />
      <FilterSelect {...bind('tipo')} label="Tipo" placeholder="Todos los tipos" options={TIPOS} />
      <FilterSelect {...bind('estado')} label="Estado" placeholder="Todos los estados" options={ESTADOS} />
      <FilterSelect
        {...bind('sectorId')}
        label="Sector"
        placeholder="Todos los sectores"
        options={toRowOptions(listas.data?.sectores)}
      />
      <FiltroEntidad
        {...bind('entidadId')}
        label="Entidad"
        onTextChange={(entidadTexto) => edit({ entidadTexto })}
        errors={isSubmitted ? errores : []}
        submitted={isSubmitted}
      />
    </FilterCard>
  );
}
