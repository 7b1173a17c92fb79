import { errorMessage } from '@marco/web-kit/api-client';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { DataTable, DEFAULT_TABLE_STATE, type TableColumn } from '@marco/web-kit/data-table';
import { Drawer } from '@marco/web-kit/drawer';
import { LoadError } from '@marco/web-kit/load-error';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { Select } from '@marco/web-kit/select';
import { Skeleton } from '@marco/web-kit/skeleton';
import { useMemo, useState } from 'react';
import type { CorreoSaliente } from '../../contract/index.ts';
import { ESTADOS_CORREO, type EstadoCorreo } from '../../contract/terms.ts';
import { CorreoDetalle, presentMomento } from '../correos/correo-detalle.tsx';
import styles from '../correos/correos.module.css';
import { EstadoCorreoChip, NOMBRES_ESTADO } from '../correos/estado-correo-chip.tsx';
import { SinServidor } from '../correos/sin-servidor.tsx';
import { TAMANOS_SALIENTES, useFiltroSalientes, useSalientes } from '../correos/use-salientes.ts';

const TITULO = 'Bandeja de salida';
const BUSQUEDA = { label: 'Buscar por asunto o destinatario' };

function buildColumnas(onRead: (correo: CorreoSaliente) => void): TableColumn<CorreoSaliente>[] {
  return [
    {
      key: 'estado',
      label: 'Estado',
      sortable: false,
      cell: ({ estado }) => <EstadoCorreoChip estado={estado} />,
    },
    { key: 'asunto', label: 'Asunto', kind: 'main', sortable: false },
    { key: 'destinatario', label: 'Para', sortable: false },
    { key: 'creadoEn', label: 'Creado', sortable: false, text: ({ creadoEn }) => presentMomento(creadoEn) },
    { key: 'intentos', label: 'Intentos', sortable: false, align: 'end' },
    {
      key: 'accion',
      label: 'Acción',
      kind: 'action',
      cell: (correo) => (
        <Button variant="neutral" size="small" onClick={() => onRead(correo)}>
          Leer <span className="sr">{correo.asunto}</span>
        </Button>
      ),
    },
  ];
}

/** 'app/admin/mails/outbox': what was sent, what waits, what was given up and why (AREA-10). */
export function OutboxScreen() {
  usePageTitle(TITULO);
  const [filtro, show] = useFiltroSalientes();
  const { data, error, isFetching, isPlaceholderData, refetch } = useSalientes(filtro);
  const [read, setRead] = useState<CorreoSaliente | null>(null);
  const columnas = useMemo(() => buildColumnas(setRead), []);
  return (
    <>
      <PageHeading
        title={TITULO}
        lead="Correos por enviar, enviados y abandonados, del más reciente al más antiguo."
      />
      {data?.servidorDeCorreo === false ? <SinServidor /> : null}
      {error ? (
        <LoadError
          title="No fue posible cargar la bandeja de salida"
          level={2}
          reason={errorMessage(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : null}
      {!data && !error ? (
        <Card title="Correos" flush>
          <Skeleton label="Cargando correos" rows={8} />
        </Card>
      ) : null}
      {data && !error ? (
        <DataTable
          caption="Correos de la bandeja de salida"
          title="Correos"
          mode="server"
          rows={data.correos}
          total={data.total}
          isBusy={isPlaceholderData}
          columns={columnas}
          rowKey={({ id }) => id}
          optionsNumber={TAMANOS_SALIENTES}
          messageEmpty="No hay correos con este filtro"
          search={BUSQUEDA}
          state={{
            ...DEFAULT_TABLE_STATE,
            page: filtro.pagina,
            size: filtro.tamano,
            search: { column: null, text: filtro.texto },
          }}
          onStateChange={({ page, size, search }) =>
            show({ ...filtro, pagina: page, tamano: size, texto: search.text.trim() })
          }
          toolbar={
            <div className={styles['filter']}>
              <Select
                label="Estado"
                hideLabel
                small
                placeholder="Todos los estados"
                options={ESTADOS_CORREO.map((value) => ({ value, label: NOMBRES_ESTADO[value] }))}
                value={filtro.estado}
                onChange={(estado) => show({ ...filtro, estado: estado as EstadoCorreo | '', pagina: 1 })}
              />
            </div>
          }
        />
      ) : null}
      <Drawer isOpen={read !== null} onClose={() => setRead(null)} label={read?.asunto ?? ''} side="right">
        {read ? <CorreoDetalle id={read.id} /> : null}
      </Drawer>
    </>
  );
}
