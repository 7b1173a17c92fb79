import { Button } from '@marco/web-kit/button';
import { DataTable } from '@marco/web-kit/data-table';
import { formatNumber } from '@marco/web-kit/format';
import { useMemo, useState } from 'react';
import type { Campo, Solicitud } from '../../contract/index.ts';
import { useCambioSolicitud } from '../use-cambio-solicitud.ts';
import { CampoPorCatalogar } from './campo-por-catalogar.tsx';
import { buildColumnas } from './columnas-catalogacion.tsx';

const TAMANOS_CATALOGACION = [10, 50, 100];

/** The fields of a request, each with its element; the consultant fills it in and the entity decides row by row. */
export function CatalogacionPanel({ solicitud }: { readonly solicitud: Solicitud }) {
  const { campos, acciones } = solicitud;
  const { decidir, isSaving } = useCambioSolicitud(solicitud);
  const [editing, setEditing] = useState<Campo | null>(null);
  const pendientes = campos.filter(({ decision }) => decision === 'pendiente');

  const columnas = useMemo(() => buildColumnas(solicitud, setEditing), [solicitud]);

  return (
    <>
      <DataTable
        caption="Campos de la solicitud y su elemento de dato"
        title="Catálogo de elementos"
        titleMessage={campos.length === 1 ? '1 campo' : `${formatNumber(campos.length)} campos`}
        toolbar={
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
        rows={campos}
        columns={columnas}
        rowKey={({ id }) => id}
        optionsNumber={TAMANOS_CATALOGACION}
        messageEmpty="La solicitud no tiene campos."
      />
      {editing ? (
        <CampoPorCatalogar solicitud={solicitud} campo={editing} onClose={() => setEditing(null)} />
      ) : null}
    </>
  );
}
