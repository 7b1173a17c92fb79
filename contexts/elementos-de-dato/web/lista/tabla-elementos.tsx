import { useDescargaTabla } from '@marco/archivos/widgets';
import type { TableSelection, TableState } from '@marco/web-kit/data-table';
import { formatLongDate } from '@marco/web-kit/format';
import {
  fromTableState,
  NothingFound,
  ResultsTable,
  toOrden,
  toStateFilter,
  toTableState,
} from '@marco/web-kit/list-search';
import type { ElementoListado } from '../../contract/index.ts';
import {
  ESTADO_VERSION,
  ESTADOS_VERSION,
  ORDENES_ELEMENTO,
  TAMANOS_ELEMENTOS,
} from '../../contract/terms.ts';
import { CONSULTA_VACIA, type ConsultaElementos } from '../../rules/elementos/consulta-elementos.ts';
import { countMostrados } from '../../rules/elementos/estados-mostrados.ts';
import type { AccionesSlots } from '../elemento-slots.ts';
import { toColumnasDelDia } from './columnas.tsx';
import { toFiltro, type useElementos } from './use-elementos.ts';
import { useSeleccionElementos } from './use-seleccion-elementos.tsx';
import { useSeleccionPorIncorporar } from './use-seleccion-por-incorporar.tsx';

interface TablaElementosProps {
  readonly consulta: ConsultaElementos;
  readonly elementos: ReturnType<typeof useElementos>;
  /** What later contexts do with the elements that are chosen. */
  readonly acciones: AccionesSlots;
  /** Whether the person incorporates elements. */
  readonly incorpora: boolean;
  readonly onChange: (consulta: ConsultaElementos) => void;
}

const TITULO = 'Resultados de consulta';
const ESTADOS = ESTADOS_VERSION.map((value) => ({ value, label: ESTADO_VERSION[value] }));

/** The page of the registry that was found, or why it could not be known. */
export function TablaElementos({ consulta, elementos, acciones, incorpora, onChange }: TablaElementosProps) {
  const { estado, filtro } = consulta;
  const vigentes = useSeleccionElementos<ElementoListado>(acciones);
  const [aprobados, dialog] = useSeleccionPorIncorporar();
  const selection = chooseSelection(
    estado,
    vigentes,
    incorpora && filtro.fecha === '' ? aprobados : undefined,
  );
  const descarga = useDescargaTabla<ElementoListado>({
    path: '/elemento-dato/exportar',
    title: 'Elementos de dato',
    toBody: (scope) => ({ ...(scope === 'table' ? toFiltro(consulta) : {}), ...toOrden(consulta) }),
  });
  return (
    <>
      <ResultsTable
        query={elementos}
        caption="Elementos de dato encontrados"
        title={TITULO}
        foundTitle={filtro.fecha === '' ? TITULO : `El registro el ${formatLongDate(filtro.fecha)}`}
        subject="los elementos de dato"
        expected={consulta.tamano}
        toRows={(data) => data.elementos}
        one="elemento"
        many="elementos"
        columns={toColumnasDelDia(filtro.fecha)}
        rowKey={({ versionId }) => versionId}
        optionsNumber={TAMANOS_ELEMENTOS}
        viewKey="elementos"
        toStates={({ porEstado }) =>
          toStateFilter(ESTADOS, porEstado, {
            total: countMostrados({ fecha: filtro.fecha || null }, porEstado),
          })
        }
        state={toTableState(consulta, estado === null ? {} : { estado })}
        onStateChange={(state) => onChange(fromViewState(consulta, state))}
        download={descarga}
        {...(selection ? { selection } : {})}
        {...(filtro.fecha === ''
          ? {}
          : { messageEmpty: <NothingFound text="Ningún elemento que cumpla los filtros regía ese día." /> })}
      />
      {dialog}
    </>
  );
}

/** What is chosen in a list of a state: what is in force for what later contexts do, what is approved to incorporate it. */
function chooseSelection(
  estado: ConsultaElementos['estado'],
  vigentes: TableSelection<ElementoListado>,
  aprobados: TableSelection<ElementoListado> | undefined,
): TableSelection<ElementoListado> | undefined {
  if (estado === null || estado === 'incorporado') return vigentes;
  return estado === 'aprobado' ? aprobados : undefined;
}

/** Another state stands beside page and order. */
function fromViewState(consulta: ConsultaElementos, state: TableState): ConsultaElementos {
  return {
    ...consulta,
    ...fromTableState(state, ORDENES_ELEMENTO, CONSULTA_VACIA.orden),
    estado: ESTADOS_VERSION.find((estado) => estado === state.filters['estado']) ?? null,
  };
}
