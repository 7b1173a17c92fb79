import type { FichaPanel } from '@marco/directorio/widgets';
import { LoadBlock } from '@marco/web-kit/load-block';
import { formatPorcentaje, OperacionServicio } from '../servicios/operacion-servicio.tsx';
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

/** The availability that was measured, for the first look; the block says the rest. */
const Disponibilidad: FichaPanel['Panel'] = ({ servicioId }) => {
  const { data } = useOperacionServicio(servicioId);
  if (!data) return '—';
  const { disponibilidad, diasMedidos } = data;
  if (disponibilidad.medido === null)
    return (
      <>
        Sin datos de operación<small>AND no los ha cargado</small>
      </>
    );
  const prometido =
    disponibilidad.prometido === null ? '' : `; promete ${formatPorcentaje(disponibilidad.prometido)}`;
  return (
    <>
      {formatPorcentaje(disponibilidad.medido)}
      <small>
        en {diasMedidos} días{prometido}
      </small>
    </>
  );
};

/** What the platform shows in the public page of a servicio. */
export const fichaPanels: readonly FichaPanel[] = [
  { lugar: 'disponibilidad', order: 10, Panel: Disponibilidad },
  { lugar: 'salud', order: 10, Panel: Operacion },
];
