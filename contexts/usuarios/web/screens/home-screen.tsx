import { ButtonLink } from '@marco/web-kit/button';
import { hourOfDay } from '@marco/web-kit/format';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { PanelsAt } from '@marco/web-kit/panels';
import { useState } from 'react';
import { findSaludo } from '../../rules/saludo.ts';
import type { HomeSlots } from '../home-slots.ts';
import { IconoAsunto } from '../inicio/icono-asunto.tsx';
import { ResumenInicio } from '../inicio/resumen-inicio.tsx';
import { TodasLasFunciones } from '../inicio/todas-las-funciones.tsx';
import { useAcciones } from '../inicio/use-acciones.ts';
import { useUsuarioEnSesion } from '../widgets/usuario-en-sesion.tsx';
import styles from './home-screen.module.css';

/** The private home with what the later contexts contribute to it. */
export function createHomeRoute(slots: HomeSlots) {
  return function HomeRoute() {
    return <HomeScreen slots={slots} />;
  };
}

/**
 * 'app/home': what waits for the person, the panels of the later contexts, and folded under them a card menu per
 * funcionalidad (ROUTE-05, SHELL-02).
 */
export function HomeScreen({ slots }: { readonly slots: HomeSlots }) {
  usePageTitle('Administración');
  const [now] = useState(() => new Date());
  const { primerNombre } = useUsuarioEnSesion();
  return (
    <>
      <PageHeading
        title={`${findSaludo(hourOfDay(now))}, ${primerNombre}`}
        lead={<ResumenInicio now={now} />}
        actions={<AccionesPrincipales />}
      />
      <div className={styles['columns']}>
        <div className={styles['main']}>
          <PanelsAt place="main" panels={slots} />
        </div>
        <div className={styles['rail']}>
          <PanelsAt place="rail" panels={slots} />
        </div>
        <div className={styles['functions']}>
          <TodasLasFunciones />
        </div>
      </div>
    </>
  );
}

function AccionesPrincipales() {
  return useAcciones()
    .acciones.filter(({ esPrincipal }) => esPrincipal)
    .map(({ texto, url, clase }, at) => (
      <ButtonLink
        key={texto}
        variant={at === 0 ? 'primary' : 'secondary'}
        to={url}
        icon={<IconoAsunto clase={clase} />}
      >
        {texto}
      </ButtonLink>
    ));
}
