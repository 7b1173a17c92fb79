import type { LandingSlots } from '@marco/acceso/web';
import { toMesasSearch } from '@marco/mesas/web';
import { MesasResumenCard, ReunionesRecientes } from '@marco/mesas/widgets';
import { AvanceServicios, ServiciosPorEstado } from '@marco/servicios/widgets';
import styles from './landing-slots.module.css';

function LandingCards() {
  return (
    <div className={styles['cards']}>
      <MesasResumenCard />
      <ServiciosPorEstado />
    </div>
  );
}

/** What the contexts after acceso show in the landing. */
export const landingSlots: LandingSlots = {
  toMesasSearch,
  Cards: LandingCards,
  Progress: AvanceServicios,
  Lists: ReunionesRecientes,
};
