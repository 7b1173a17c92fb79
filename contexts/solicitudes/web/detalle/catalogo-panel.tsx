import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { DataTable } from '@marco/web-kit/data-table';
import { EmptyState } from '@marco/web-kit/empty-state';
import { useMemo, useState } from 'react';
import type { Campo, Solicitud } from '../../contract/index.ts';
import { CampoCatalogo } from './campo-catalogo.tsx';
import { buildColumnas } from './columnas-catalogo.tsx';
import { useCambioSolicitud } from './use-cambio-solicitud.ts';

/** The fields of a request, each with its element; the consultant fills it in and the entity decides row by row. */
export function CatalogoPanel({ solicitud }: { readonly solicitud: Solicitud }) {
  const { campos, acciones } = solicitud;
  const { decidir, isSaving } = useCambioSolicitud(solicitud);
  const [editing, setEditing] = useState<Campo | null>(null);
  const pendientes = campos.filter(({ decision }) => decision === 'pendiente');

  const columnas = useMemo(() => buildColumnas(solicitud, setEditing), [solicitud]);

  return (
    <>
      <Card
        title="Catálogo de elementos"
        aside={
          acciones.decidir.allowed && pendientes.length > 1 ? (
            <Button
              variant="secondary"
              size="small"
              busy={isSaving && 'Guardando'}
              onClick={() =>
                void decidir(pendientes.map(({ id }) => ({ id, decision: 'aprobada', observacion: '' })))
              }
            >
              Aprobar los {pendientes.length} pendientes
            </Button>
          ) : null
        }
        flush
      >
        {campos.length === 0 ? (
          <EmptyState title="La solicitud no tiene campos." />
        ) : (
          <DataTable
            caption="Campos de la solicitud y su elemento de dato"
            rows={campos}
            columns={columnas}
            rowKey={({ id }) => id}
            viewKey="solicitud-catalogo"
          />
        )}
      </Card>
      {editing ? (
        <CampoCatalogo solicitud={solicitud} campo={editing} onClose={() => setEditing(null)} />
      ) : null}
    </>
  );
}
