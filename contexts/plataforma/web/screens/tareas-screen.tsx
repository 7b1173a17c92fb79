import { INICIO } from '@marco/parametros/paths';
import { useApi } from '@marco/web-kit/api-client';
import { PageHeading, useAddressParams, useRecordTrail } from '@marco/web-kit/page';
import { PagedList } from '@marco/web-kit/paged-list';
import { Tabs } from '@marco/web-kit/tabs';
import type { searchTareasEndpoint } from '../../contract/index.ts';
import { plataformaPaths } from '../../contract/plataforma.paths.ts';
import { ESTADOS_TAREA, type EstadoTarea } from '../../contract/tareas.terms.ts';
import { COLUMNAS_HECHAS, COLUMNAS_PENDIENTES } from '../tareas/columnas-tareas.tsx';

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

/** '/app/xroad/tareas': what waits for the operator, and what was done. */
export function TareasScreen() {
  useRecordTrail(TITULO, ARRIBA);
  const { params, change } = useAddressParams();
  const estado = ESTADOS_TAREA.find((one) => one === params.get('estado')) ?? 'pendiente';
  return (
    <>
      <PageHeading
        title={TITULO}
        lead="Servicios por registrar y publicar, conceptos por dar, contratos distintos del certificado y certificados por vencer. Lo que vence primero, arriba."
      />
      <Tabs
        label="Estado de las tareas"
        tabs={ESTADOS_TAREA.map((id) => ({ id, label: LISTAS[id].label }))}
        selected={estado}
        onSelect={(id) => change(id === 'pendiente' ? {} : { estado: id }, { preventScrollReset: true })}
      >
        <Lista key={estado} estado={estado} />
      </Tabs>
    </>
  );
}

function Lista({ estado }: { readonly estado: EstadoTarea }) {
  const api = useApi();
  const { label, ...lista } = LISTAS[estado];
  return (
    <PagedList
      list={`${estado}s`}
      caption={label}
      rowKey={({ id }) => id}
      queryKey={['plataforma', 'tareas', estado]}
      load={async ({ pagina, tamano }, signal) => {
        const { tareas, total } = await api.call<typeof searchTareasEndpoint>(
          { method: 'GET', path: '/xroad/tareas' },
          { query: { estado, pagina: String(pagina), tamano: String(tamano) } },
          { signal, base: 'private' },
        );
        return { rows: tareas, total };
      }}
      {...lista}
    />
  );
}
