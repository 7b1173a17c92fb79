import { useConfiguracion } from '@marco/parametros/widgets';
import { PageWidth } from '@marco/web-kit/app-shell';
import { usePageTitle } from '@marco/web-kit/page';
import { PanelsAt } from '@marco/web-kit/panels';
import type { LandingSlots } from '../landing-slots.ts';
import heroMapa from './hero-mapa.svg';
import { HeroSearch } from './hero-search.tsx';
import styles from './landing-screen.module.css';
import { LoginCard } from './login-card.tsx';

/** The landing with what the later contexts contribute to it. */
export function createLandingRoute(slots: LandingSlots) {
  return function LandingRoute() {
    return <LandingScreen slots={slots} />;
  };
}

/** The public landing: what the product is, the sign-in, and what happens in it today (specification §1). */
export function LandingScreen({ slots }: { readonly slots: LandingSlots }) {
  usePageTitle();
  const { producto } = useConfiguracion();
  const panels = slots.flatMap((slot) => slot.panels);
  return (
    <>
      <section className={styles['hero']}>
        <img className={styles['map']} src={heroMapa} alt="" width={620} height={715} decoding="async" />
        <PageWidth className={styles['columns']}>
          <div>
            <p className={styles['eyebrow']}>Lenguaje común de intercambio de información</p>
            <h1 tabIndex={-1}>{producto.titulo}</h1>
            <p className={styles['lead']}>{producto.descripcion}</p>
            <HeroSearch />
          </div>
          <LoginCard />
        </PageWidth>
      </section>
      <PageWidth className={styles['cards']}>
        <div className={styles['pair']}>
          <PanelsAt place="cards" panels={panels} />
        </div>
      </PageWidth>
      <PageWidth className={styles['band']}>
        <PanelsAt place="progress" panels={panels} />
      </PageWidth>
      <PageWidth className={styles['lists']}>
        <PanelsAt place="lists" panels={panels} />
      </PageWidth>
    </>
  );
}
