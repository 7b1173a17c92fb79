import type { Funcionalidad } from '../../contract/index.ts';
import { useUsuarioEnSesion } from '../widgets/usuario-en-sesion.tsx';
import { FuncionalidadesMenu } from './funcionalidades-menu.tsx';
import styles from './inicio-lists.module.css';

/** A card menu per funcionalidad of the person (ROUTE-05, SHELL-02). */
export function MenusFuncionalidades() {
  const { funcionalidades } = useUsuarioEnSesion();
  return (
    <div className={styles['menus']}>
      {funcionalidades.map((funcionalidad) => (
        <FuncionalidadSection key={funcionalidad.id} funcionalidad={funcionalidad} />
      ))}
    </div>
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
