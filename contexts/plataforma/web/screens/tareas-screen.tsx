import { INICIO } from '@marco/parametros/paths';
import { useApi } from '@marco/web-kit/api-client';
import { CardStack } from '@marco/web-kit/card-stack';
import { useFilterClearing } from '@marco/web-kit/list-search';
import { PageHeading, useAddressParams, useRecordTrail } from '@marco/web-kit/page';
import { PagedList } from '@marco/web-kit/paged-list';
import { Tabs } from '@marco/web-kit/tabs';
import { useIsFetching } from '@tanstack/react-query';
import type { searchTareasEndpoint } from '../../contract/index.ts';
import { plataformaPaths } from '../../contract/plataforma.paths.ts';
import { ESTADOS_TAREA, type EstadoTarea, TIPOS_TAREA, type TipoTarea } from '../../contract/tareas.terms.ts';
import { COLUMNAS_HECHAS, COLUMNAS_PENDIENTES } from '../tareas/columnas-tareas.tsx';
import { type FiltroTareas, FiltroTareasForm } from '../tareas/filtro-tareas.tsx';

const TAREAS = ['plataforma', 'tareas'] as const;
const TITULO = 'Tareas del operador';
const ARRIBA = [INICIO, { nombre: 'Plataforma X-Road', to: plataformaPaths.home }];

/** How the list of each state is called, and what it says where it is empty. */
const LISTAS = {
  pendiente: {
    label: 'Pendientes',
    subject: 'las tareas pendientes',
    messageEmpty: 'Nada espera al operador.',
    columns: COLUMNAS_PENDIENTES,
  },
  hecha: {
    label: 'Hechas',
    subject: 'las tareas hechas',
    messageEmpty: 'Aún no hay tareas hechas.',
    columns: COLUMNAS_HECHAS,
  },
} as const;

/** What of a filter leaves something out, by its name in the address and in the call. */
function listDichos({ tipo }: FiltroTareas): Record<string, string> {
  return tipo === null ? {} : { tipo };
}

/** '/app/xroad/tareas': what waits for the operator, and what was done. */
export function TareasScreen() {
  useRecordTrail(TITULO, ARRIBA);
  const { params, change } = useAddressParams();
  const estado = ESTADOS_TAREA.find((one) => one === params.get('estado')) ?? 'pendiente';
  const tipo = TIPOS_TAREA.find((one) => one === params.get('tipo')) ?? null;
  const deEstado: Record<string, string> = estado === 'pendiente' ? {} : { estado };
  const { key, form } = useFilterClearing(() => change(deEstado));
  const isSearching = useIsFetching({ queryKey: TAREAS }) > 0;
  return (
    <>
      <PageHeading
        title={TITULO}
        lead="Servicios por registrar y publicar, conceptos por dar, permisos de los acuerdos, contratos distintos del certificado, niveles de servicio incumplidos y certificados por vencer. Lo que vence primero, arriba."
      />
      <Tabs
        label="Estado de las tareas"
        tabs={ESTADOS_TAREA.map((id) => ({ id, label: LISTAS[id].label }))}
        selected={estado}
        onSelect={(id) =>
          change(
            { ...(id === 'pendiente' ? {} : { estado: id }), ...listDichos({ tipo }) },
            { preventScrollReset: true },
          )
        }
      >
        <CardStack>
          <FiltroTareasForm
            key={key}
            {...form}
            isSearching={isSearching}
            filtro={{ tipo }}
            onSearch={(pedido) => change({ ...deEstado, ...listDichos(pedido) })}
          />
          <Lista key={`${estado} ${tipo}`} estado={estado} tipo={tipo} />
        </CardStack>
      </Tabs>
    </>
  );
}

interface ListaProps {
  readonly estado: EstadoTarea;
  readonly tipo: TipoTarea | null;
}

function Lista({ estado, tipo }: ListaProps) {
  const api = useApi();
  const { label, messageEmpty, ...lista } = LISTAS[estado];
  const dichos = listDichos({ tipo });
  return (
    <PagedList
      list={`${estado}s`}
      caption={label}
      rowKey={({ id }) => id}
      messageEmpty={tipo === null ? messageEmpty : 'Ninguna tarea es de este tipo.'}
      queryKey={[...TAREAS, estado, dichos]}
      load={async ({ pagina, tamano }, signal) => {
        const { tareas, total } = await api.call<typeof searchTareasEndpoint>(
          { method: 'GET', path: '/xroad/tareas' },
          { query: { estado, ...dichos, pagina: String(pagina), tamano: String(tamano) } },
          { signal, base: 'private' },
        );
        return { rows: tareas, total };
      }}
      {...lista}
    />
  );
}
