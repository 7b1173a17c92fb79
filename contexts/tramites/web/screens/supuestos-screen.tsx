import { Card } from '@marco/web-kit/card';
import { LoadBlock } from '@marco/web-kit/load-block';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { useState } from 'react';
import type { SupuestoAhorro } from '../../contract/terms.ts';
import { FILTRO_VACIO } from '../../rules/consulta-tramites.ts';
import { SupuestoDialog } from '../ahorro/supuesto-dialog.tsx';
import { TablaSupuestos } from '../ahorro/tabla-supuestos.tsx';
import { useSupuestos } from '../ahorro/use-supuestos.ts';
import { useTramites } from '../use-tramites.ts';

const TITULO = 'Supuestos de los ahorros';

/** What savings rest on, which the ministry keeps (AREA-09). */
export function SupuestosScreen() {
  usePageTitle(TITULO);
  const supuestos = useSupuestos();
  const [editado, setEditado] = useState<SupuestoAhorro | null>(null);
  // The list of trámites tells what the person may do here.
  const permisos = useTramites({ filtro: FILTRO_VACIO, pagina: 1, tamano: 10 }).data?.permisos;
  return (
    <>
      <PageHeading
        title={TITULO}
        lead="Cada valor lleva su fuente y su año. Lo que no se sabe se dice como un rango, nunca como cero."
      />
      <LoadBlock query={supuestos} subject="los supuestos">
        {(data) => (
          <Card title="Supuestos">
            <TablaSupuestos
              supuestos={data.supuestos}
              onEdit={permisos?.supuestos.allowed ? setEditado : undefined}
            />
            {editado === null ? null : (
              <SupuestoDialog
                codigo={editado}
                valor={data.supuestos.find(({ codigo }) => codigo === editado)}
                onClose={() => setEditado(null)}
              />
            )}
          </Card>
        )}
      </LoadBlock>
    </>
  );
}
