import { useConfiguracion } from '@marco/parametros/widgets';
import { PageWidth } from '@marco/web-kit/app-shell';
import { usePageTitle } from '@marco/web-kit/page';
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
  const { Cards, Progress, Lists } = slots;
  return (
    <>
      <section className={styles['hero']}>
        <img
          className={styles['map']}
          src={heroMapa}
          alt=""
          width={620}
          height={715}
          loading="lazy"
          decoding="async"
          fetchPriority="low"
        />
        <PageWidth className={styles['columns']}>
          <div>
            <p className={styles['eyebrow']}>Lenguaje común de intercambio de información</p>
            <h1 tabIndex={-1}>{producto.titulo}</h1>
            <p className={styles['lead']}>{producto.descripcion}</p>
            <HeroSearch toMesasSearch={slots.toMesasSearch} />
          </div>
          <LoginCard />
        </PageWidth>
      </section>
      <PageWidth className={styles['cards']}>
        <Cards />
      </PageWidth>
      <PageWidth className={styles['band']}>
        <Progress />
      </PageWidth>
      <PageWidth className={styles['lists']}>
        <Lists />
      </PageWidth>
    </>
  );
}
