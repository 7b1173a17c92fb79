import { accesoPaths } from '@marco/acceso/paths';
import { presentEntidad } from '@marco/entidades/terms';
import { TwoLineLabel } from '@marco/web-kit/menu-button';
import { ChevronsUpDown, Landmark } from 'lucide-react';
import { Link } from 'react-router';
import styles from './entity-switcher.module.css';

/** The entity in force, a link to choose another one. On a phone the user menu has it instead. */
export function EntitySwitcher({ nombre }: { readonly nombre: string }) {
  return (
    <Link className={styles['switcher']} to={accesoPaths.userEntities}>
      <span className="sr">Cambiar de entidad. </span>
      <span className={styles['icon']}>
        <Landmark size={17} />
      </span>
      <TwoLineLabel caption="Entidad actual" text={presentEntidad(nombre)} />
      <ChevronsUpDown size={16} />
    </Link>
  );
}
