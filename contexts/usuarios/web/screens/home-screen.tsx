import { formatWeekdayDate, hourOfDay } from '@marco/web-kit/format';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { PanelsAt } from '@marco/web-kit/panels';
import { useState } from 'react';
import type { Funcionalidad } from '../../contract/index.ts';
import { findSaludo } from '../../rules/saludo.ts';
import type { HomeSlots } from '../home-slots.ts';
import { FuncionalidadesMenu } from '../widgets/funcionalidades-menu.tsx';
import { useUsuarioEnSesion } from '../widgets/usuario-en-sesion.tsx';
import styles from './home-screen.module.css';

/** The private home with what the later contexts contribute to it. */
export function createHomeRoute(slots: HomeSlots) {
  return function HomeRoute() {
    return <HomeScreen slots={slots} />;
  };
}

/** 'app/home': greeting, the panels of the later contexts and a card menu per funcionalidad (ROUTE-05, SHELL-02). */
export function HomeScreen({ slots }: { readonly slots: HomeSlots }) {
  usePageTitle('Administración');
  const [now] = useState(() => new Date());
  const { primerNombre, funcionalidades } = useUsuarioEnSesion();
  return (
    <>
      <PageHeading
        title={`${findSaludo(hourOfDay(now))}, ${primerNombre}`}
        lead={`Hoy es ${formatWeekdayDate(now)}.`}
      />
      <div className={styles['overview']}>
        <PanelsAt place="overview" panels={slots} />
      </div>
      <div className={styles['columns']}>
        <div className={styles['pending']}>
          <PanelsAt place="pending" panels={slots} />
        </div>
        <div className={styles['menus']}>
          {funcionalidades.map((funcionalidad) => (
            <FuncionalidadSection key={funcionalidad.id} funcionalidad={funcionalidad} />
          ))}
        </div>
        <div className={styles['side']}>
          <PanelsAt place="side" panels={slots} />
        </div>
      </div>
    </>
  );
}

/** The cards of a funcionalidad, and under them those of each part of it that has items. */
function FuncionalidadSection({ funcionalidad }: { readonly funcionalidad: Funcionalidad }) {
  const { id, nombre, subFuncionalidades } = funcionalidad;
  if (subFuncionalidades.length === 0) return null;
  return (
    <section className={styles['section']} aria-label={nombre}>
      <h2>{nombre}</h2>
      <FuncionalidadesMenu idFuncionalidad={id} />
      {subFuncionalidades.map((sub) =>
        sub.listaItems.length > 0 ? (
          <FuncionalidadesMenu key={sub.id} idFuncionalidad={id} idSubFuncionalidad={sub.id} />
        ) : null,
      )}
    </section>
  );
}
