import { MesasResumenCard, ReunionesRecientes } from '@marco/mesas/widgets';
import { ServiciosPorEstado } from '@marco/servicios/widgets';
import type { HomeSlots } from '@marco/usuarios/web';
import { ActividadesPendientes } from '@marco/usuarios/widgets';

function HomeSide() {
  return (
    <>
      <MesasResumenCard />
      <ReunionesRecientes />
    </>
  );
}

/** What the contexts after usuarios show in the private home. */
export const homeSlots: HomeSlots = {
  Overview: ServiciosPorEstado,
  Pending: ActividadesPendientes,
  Side: HomeSide,
};
