import { NavLink } from 'react-router';
import { parametrosPaths } from '../contract/parametros.paths.ts';
import styles from './tabs-administracion.module.css';

/** The two sides of the administration, for who reaches both: each keeps its own address and title. */
export function TabsAdministracion({ veAmbas }: { readonly veAmbas: boolean }) {
  if (!veAmbas) return null;
  return (
    <nav aria-label="Parametrizador" className={styles['tabs']} data-print="hide">
      <NavLink to={parametrosPaths.parameters}>Parámetros</NavLink>
      <NavLink to={parametrosPaths.mails}>Plantillas de correo</NavLink>
    </nav>
  );
}
