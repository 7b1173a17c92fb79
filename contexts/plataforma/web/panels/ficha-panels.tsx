import type { FichaPanel } from '@marco/directorio/widgets';
import { LoadBlock } from '@marco/web-kit/load-block';
import { OperacionServicio } from '../servicios/operacion-servicio.tsx';
import { useOperacionServicio } from '../servicios/use-operacion-servicio.ts';

/** Promised and measured of the servicio on show. */
const Operacion: FichaPanel['Panel'] = ({ servicioId }) => {
  const operacion = useOperacionServicio(servicioId);
  return (
    <LoadBlock query={operacion} subject="la operación del servicio">
      {(data) => <OperacionServicio operacion={data} />}
    </LoadBlock>
  );
};

/** What the platform shows in the public page of a servicio. */
export const fichaPanels: readonly FichaPanel[] = [{ lugar: 'salud', order: 10, Panel: Operacion }];
